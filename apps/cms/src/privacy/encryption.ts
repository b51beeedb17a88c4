import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const keyBytes = 32
const ivBytes = 12
const tagBytes = 16

/** Derives a separate key per purpose. */
export const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes))

/** Also used by `npm run backup`, to prove that it has the service's secret. */
export const sealKeyOf = (secret: string): Buffer => keyOf(secret, 'sealed-text')

/** Encrypts a text; returns base64 of initialization vector, tag and ciphertext. */
export function sealWith(key: Buffer, text: string): string {
  const iv = randomBytes(ivBytes)
  const encryption = createCipheriv(cipher, key, iv)
  const sealed = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()])
  return Buffer.concat([iv, encryption.getAuthTag(), sealed]).toString('base64')
}

/** Decrypts a text. Throws if it was encrypted with another key, or modified. */
export function unsealWith(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decryption = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes))
  decryption.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return decryption.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decryption.final('utf8')
}
