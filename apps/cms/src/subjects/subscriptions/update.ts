import { sql } from '@payloadcms/db-postgres'
import type { SubscriptionUpdate } from '@site/contracts/content/subscription.ts'
import type { Session } from '#cms/base/database/session.ts'
import { endLists } from './end-lists.ts'
import { recordConsents } from './record-consents.ts'
import { readRows, replaceRows, toRows } from './rows.ts'
import type { Subscriber } from './subscriber-rows.ts'

/** Makes the subscription what its holder saved: lists that are absent end, new ones are consented to. */
export async function updateSubscription(
  session: Session,
  subscriber: Subscriber,
  { locale, consentVersion, choices }: Omit<SubscriptionUpdate, 'token'>,
): Promise<void> {
  const before = new Set((await readRows(session, subscriber.id)).map(({ list }) => list))
  await replaceRows(session, subscriber.id, await toRows(session, choices))
  const after = new Set((await readRows(session, subscriber.id)).map(({ list }) => list))
  const ended = [...before].filter((list) => !after.has(list))
  await endLists(session, subscriber, ended)
  await recordConsents(session, 'confirmed', {
    person: subscriber.emailHash,
    locale,
    consentVersion,
    choices: choices.filter(({ list }) => after.has(list) && !before.has(list)),
  })
  await session.execute(sql`
    update subscribers set locale = ${locale}, confirmed_at = now(), asked_at = null, updated_at = now()
    where id = ${subscriber.id}`)
}
