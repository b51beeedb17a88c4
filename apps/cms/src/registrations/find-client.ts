import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query, type Session } from '#cms/database/session.ts'
import { clientIdentity, hashClientCode, hashEmail } from '#cms/privacy/keyed.ts'

export type Client = { id: number; emailHash: string; identity: string }

/** Who is meant by a code; each case carries an identity to ask for, so that each costs the same questions. */
type Found =
  | { kind: 'client'; client: Client; identity: string }
  | { kind: 'unknownClient' | 'sharedCode'; identity: string }

const RowsSchema = v.array(v.object({ id: v.number(), emailHash: v.string() }))

type Asked = {
  code: string
  email: string | null
  /** A code alone is not enough. What is answered then tells nothing of the code. */
  needsAddress: boolean
}

/** Several clients may share the last digits of their codes; then the mail address decides. */
export async function findClient(session: Session, { code, email, needsAddress }: Asked): Promise<Found> {
  const codeHash = hashClientCode(code)
  const emailHash = hashEmail(email ?? '')
  const { rows } = await session.execute(
    sql`select id, email_hash as "emailHash" from client_directory where code_hash = ${codeHash}`,
  )
  const sharers = v.parse(RowsSchema, rows)
  const isCodeEnough = sharers.length === 1 && !needsAddress
  const row = isCodeEnough ? sharers[0] : sharers.find((sharer) => sharer.emailHash === emailHash)
  if (row === undefined) {
    const identity = clientIdentity(codeHash, emailHash)
    const asksAddress = needsAddress ? email === null : sharers.length > 0
    return { kind: asksAddress ? 'sharedCode' : 'unknownClient', identity }
  }
  const identity = clientIdentity(codeHash, row.emailHash)
  return { kind: 'client', client: { ...row, identity }, identity }
}

/** Until the directory is imported every code is unknown, and none of them is guessed. */
export async function hasClients(payload: Payload): Promise<boolean> {
  return (await query(payload, sql`select from client_directory limit 1`)).length > 0
}
