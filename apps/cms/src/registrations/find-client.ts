import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import type { Session } from '#cms/database/session.ts'
import { clientIdentity, hashClientCode, hashEmail } from '#cms/privacy/keyed.ts'

export type Client = { id: number; emailHash: string; identity: string }

/** Who is meant by a code; each case carries an identity to ask for, so that each costs the same questions. */
type Found =
  | { kind: 'client'; client: Client; identity: string }
  | { kind: 'unknownClient' | 'sharedCode'; identity: string }

const RowsSchema = v.array(v.object({ id: v.number(), emailHash: v.string() }))

/** Several clients may share the last digits of their codes; then the mail address decides. */
export async function findClient(session: Session, code: string, email: string | null): Promise<Found> {
  const codeHash = hashClientCode(code)
  const emailHash = hashEmail(email ?? '')
  const { rows } = await session.execute(
    sql`select id, email_hash as "emailHash" from client_directory where code_hash = ${codeHash}`,
  )
  const sharers = v.parse(RowsSchema, rows)
  const row = sharers.length === 1 ? sharers[0] : sharers.find((sharer) => sharer.emailHash === emailHash)
  if (row === undefined) {
    const identity = clientIdentity(codeHash, emailHash)
    return { kind: sharers.length === 0 ? 'unknownClient' : 'sharedCode', identity }
  }
  const identity = clientIdentity(codeHash, row.emailHash)
  return { kind: 'client', client: { ...row, identity }, identity }
}
