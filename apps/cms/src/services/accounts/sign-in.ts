import crypto from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import { AuthenticationError, loginOperation, type PayloadRequest } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/base/database/session.ts'
import { notifyLocked } from './lock-notification.ts'
import { normalizeEmail } from './normalize-email.ts'
import { passwordCharacters } from './password-rules.ts'
import { countFailure } from './record-sign-ins.ts'

/** Same parameters as Payload's own password hash. */
const hash = { iterations: 600_000, bytes: 32, digest: 'sha256' } as const

export interface Credentials {
  readonly email: string
  readonly password: string
}

const AccountsSchema = v.array(v.object({ id: v.number(), email: v.string(), isLocked: v.boolean() }))
type Account = v.InferOutput<typeof AccountsSchema>[number]

const UnauthorizedSchema = v.object({ status: v.literal(401) })

export const isUnauthorized = (error: unknown): boolean => v.is(UnauthorizedSchema, error)

/**
 * Does not reveal whether an account exists: unknown and locked accounts cost the same work and get the same response
 * as a wrong password. The audit trail records failures; an email tells the owner of a lock.
 */
export async function signIn(req: PayloadRequest, credentials: Credentials) {
  const { email, password } = credentials
  const collection = req.payload.collections.users
  if (email.trim() === '' || password.trim() === '' || password.length > passwordCharacters.max) {
    // Rejected by its form alone, before any lookup.
    return loginOperation({ collection, data: credentials, req })
  }
  const account = await findAccount(req, email)
  if (account === null || account.isLocked) {
    await promisify(crypto.pbkdf2)(password, crypto.randomBytes(32), hash.iterations, hash.bytes, hash.digest)
    await countFailure(req.payload, account)
    throw new AuthenticationError(req.t)
  }
  try {
    return await loginOperation({ collection, data: credentials, req })
  } catch (error) {
    if (!isUnauthorized(error)) throw error
    await countFailure(req.payload, account)
    await notifyLocked(req.payload, account.id)
    // Payload has a different message for an account that was locked meanwhile.
    throw new AuthenticationError(req.t)
  }
}

async function findAccount({ payload }: PayloadRequest, email: string): Promise<Account | null> {
  const address = normalizeEmail(email)
  if (address === null) return null
  const rows = await query(
    payload,
    sql`select id, email, coalesce(lock_until > now(), false) as "isLocked" from users where email = ${address}`,
  )
  return v.parse(AccountsSchema, rows)[0] ?? null
}
