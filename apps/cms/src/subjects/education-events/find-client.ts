import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query, type Session } from '#cms/base/database/session.ts'
import { clientIdentity, hashClientCode, hashEmail } from '#cms/base/privacy/keyed-hash.ts'

export type Client = { id: number; emailHash: string; identity: string }

/** Result of a lookup. Every case has an identity to query, so that all cases take the same time. */
type Found =
  | { kind: 'client'; client: Client; identity: string }
  | { kind: 'unknownClient' | 'sharedCode'; identity: string }

const RowsSchema = v.array(v.object({ id: v.number(), emailHash: v.string() }))

type Lookup = {
  code: string
  email: string | null
  /** Requires the address, too. The response then reveals nothing about the code. */
  needsAddress: boolean
}

/** Several clients may share the last digits of their codes; then the email address decides. */
export async function findClient(session: Session, { code, email, needsAddress }: Lookup): Promise<Found> {
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
    const needsEmail = needsAddress ? email === null : sharers.length > 0
    return { kind: needsEmail ? 'sharedCode' : 'unknownClient', identity }
  }
  const identity = clientIdentity(codeHash, row.emailHash)
  return { kind: 'client', client: { ...row, identity }, identity }
}

/** Until the directory is imported, every code is unknown. */
export async function hasClients(payload: Payload): Promise<boolean> {
  return (await query(payload, sql`select from client_directory limit 1`)).length > 0
}
