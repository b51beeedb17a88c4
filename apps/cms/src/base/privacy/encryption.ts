import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const keyBytes = 32
const ivBytes = 12
const tagBytes = 16

/** Derives a separate key per purpose. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes))

export const deriveEncryptionKey = (secret: string): Buffer => deriveKey(secret, 'sealed-text')

/** Encrypts a text; returns base64 of initialization vector, tag and ciphertext. */
export function encryptWith(key: Buffer, text: string): string {
  const iv = randomBytes(ivBytes)
  const encryptor = createCipheriv(cipher, key, iv)
  const encrypted = Buffer.concat([encryptor.update(text, 'utf8'), encryptor.final()])
  return Buffer.concat([iv, encryptor.getAuthTag(), encrypted]).toString('base64')
}

/** Decrypts a text. Throws if it was encrypted with another key, or modified. */
export function decryptWith(key: Buffer, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64')
  const decryptor = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes))
  decryptor.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return decryptor.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decryptor.final('utf8')
}
