import { pbkdf2Sync, timingSafeEqual } from 'node:crypto'
import { query } from '../database/database.mjs'
import { demoEmail } from './demo-account.mjs'

/** As Payload makes them; with another prefix a password counts as unknown. */
const form = { prefix: 'pbkdf2-sha256-v1:', rounds: 600_000, bytes: 32 }

/**
 * What stands behind the admin's address on the screen: the demonstration's account, with its password while it is
 * still the one of the secrets.
 *
 * @param {import('./services.mjs').Site} site
 */
export async function demoSignIn({ database, secrets }) {
  const [account] = await query(database.cmsUrl, 'select salt, hash from users where email = $1', [demoEmail])
  if (account === undefined) return ''
  const { salt, hash } = account
  const isKnown = isPasswordOf({ salt: String(salt), hash: String(hash) }, secrets.DEMO_PASSWORD)
  return `${demoEmail}  ${isKnown ? secrets.DEMO_PASSWORD : '(its password is not that of the secrets)'}`
}

/**
 * @param {{ salt: string, hash: string }} account
 * @param {string} password
 */
export function isPasswordOf({ salt, hash }, password) {
  if (!hash.startsWith(form.prefix)) return false
  const kept = Buffer.from(hash.slice(form.prefix.length), 'hex')
  const made = pbkdf2Sync(password, salt, form.rounds, form.bytes, 'sha256')
  return kept.length === made.length && timingSafeEqual(kept, made)
}
