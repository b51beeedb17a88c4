import type { Registration } from '@site/contracts/content/forms.ts'
import type { Session } from '#cms/base/database/session.ts'
import { hashEmail } from '#cms/base/privacy/keyed-hash.ts'
import { type Client, findClient } from './find-client.ts'

export type Person = {
  identity: string
  emailHash: string
  client: Client | null
  rejection: 'unknownClient' | 'sharedCode' | null
}

export async function identify(
  session: Session,
  registration: Registration,
  needsAddress: boolean,
): Promise<Person> {
  if (registration.kind === 'nonClient') {
    const emailHash = hashEmail(registration.email)
    return { identity: emailHash, emailHash, client: null, rejection: null }
  }
  const { clientCode: code, email } = registration
  const found = await findClient(session, { code, email, needsAddress })
  const { identity } = found
  return found.kind === 'client'
    ? { identity, emailHash: found.client.emailHash, client: found.client, rejection: null }
    : { identity, emailHash: '', client: null, rejection: found.kind }
}
