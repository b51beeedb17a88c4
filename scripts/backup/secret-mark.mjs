import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

const markBytes = 32

/**
 * What tells whether a secret is the same one, and nothing else about it.
 *
 * @typedef {{ salt: string, mark: string }} SecretMark
 */

/**
 * @param {string | Buffer} secret
 * @returns {SecretMark}
 */
export function markSecret(secret) {
  const salt = randomBytes(16)
  return { salt: salt.toString('base64url'), mark: derive(secret, salt).toString('base64url') }
}

/**
 * @param {string | Buffer} secret
 * @param {SecretMark} mark
 */
export function isSameSecret(secret, { salt, mark }) {
  const wanted = Buffer.from(mark, 'base64url')
  return (
    wanted.length === markBytes && timingSafeEqual(derive(secret, Buffer.from(salt, 'base64url')), wanted)
  )
}

/**
 * @param {string | Buffer} secret
 * @param {Buffer} salt
 */
const derive = (secret, salt) => scryptSync(secret, salt, markBytes)
