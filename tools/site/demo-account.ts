import { pbkdf2Sync, timingSafeEqual } from 'node:crypto'
import { demoDomain } from '@site/brand/names.ts'
import { query } from '../database/query.ts'
import type { Site } from './services.ts'

/** The first account of the demo content, created by the seed of apps/cms with DEMO_PASSWORD. */
export const demoEmail = `admin@${demoDomain}`

/** Payload's password hash; any other format counts as an unknown password. */
const hashFormat = { prefix: 'pbkdf2-sha256-v1:', rounds: 600_000, bytes: 32 }

/** The line next to the admin's URL: the demo account, with its password until somebody changes it. */
export async function demoSignIn({ database, secrets }: Site): Promise<string> {
  const [account] = await query(database.cmsUrl, 'select salt, hash from users where email = $1', [demoEmail])
  if (account === undefined) return ''
  const isUnchanged = isPasswordCorrect(
    { salt: String(account.salt), hash: String(account.hash) },
    secrets.DEMO_PASSWORD,
  )
  return `${demoEmail}  ${isUnchanged ? secrets.DEMO_PASSWORD : '(its password was changed)'}`
}

export function isPasswordCorrect({ salt, hash }: { salt: string; hash: string }, password: string): boolean {
  if (!hash.startsWith(hashFormat.prefix)) return false
  const stored = Buffer.from(hash.slice(hashFormat.prefix.length), 'hex')
  const computed = pbkdf2Sync(password, salt, hashFormat.rounds, hashFormat.bytes, 'sha256')
  return stored.length === computed.length && timingSafeEqual(stored, computed)
}
