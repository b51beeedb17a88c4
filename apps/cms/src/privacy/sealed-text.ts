import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const keyBytes = 32
const ivBytes = 12
const tagBytes = 16

/** A key of its own for each purpose. */
export const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes))

/** Also of `npm run backup`, which proves by it that it knows the secret of the service. */
export const sealKeyOf = (secret: string): Buffer => keyOf(secret, 'sealed-text')

/** Encrypts a text; the answer is base64 of initialisation vector, tag and cipher text. */
export function sealWith(key: Buffer, text: string): string {
  const iv = randomBytes(ivBytes)
  const encryption = createCipheriv(cipher, key, iv)
  const sealed = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()])
  return Buffer.concat([iv, encryption.getAuthTag(), sealed]).toString('base64')
}

/** The text that was sealed. Throws where it was sealed with another key or changed since. */
export function unsealWith(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decryption = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes))
  decryption.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return decryption.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decryption.final('utf8')
}
