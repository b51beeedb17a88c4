import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { environment } from '#cms/environment.ts'

/**
 * What is kept of people where their data themselves must not be: a client code has only seven digits and
 * mail addresses can be guessed, so plain hashes would be found out in a second. The keys come from the
 * service's secret; with another secret the client directory has to be imported anew.
 */
const keyFor = (purpose: string) =>
  Buffer.from(hkdfSync('sha256', environment.PAYLOAD_SECRET, '', purpose, 32))

const codeKey = keyFor('client-directory')
const emailKey = keyFor('email-hash')
const sealKey = keyFor('sealed-text')
const clientKey = keyFor('client-identity')
const visitorKey = keyFor('visitor-address')
const ticketKey = keyFor('registration-ticket')

const keyedHash = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('hex')

export const hashClientCode = (code: string): string => keyedHash(codeKey, code)

/** The same for every way of writing an address that reaches the same box, as far as letters' case goes. */
export const hashEmail = (email: string): string => keyedHash(emailKey, email.trim().toLowerCase())

/** Who a client is at an event: several share the digits, so the address is part of it. */
export const clientIdentity = (codeHash: string, emailHash: string): string =>
  keyedHash(clientKey, `${codeHash}:${emailHash}`)

/** A visitor's network address, so that visits can be counted without keeping it. */
export const hashVisitor = (address: string): string => keyedHash(visitorKey, address)

/** What proves that a link to a registration is ours: 43 characters that may stand in an address. */
export const signTicket = (text: string): string =>
  createHmac('sha256', ticketKey).update(text).digest('base64url')

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Encrypts a text; the answer is base64 of initialisation vector, tag and cipher text. */
export function seal(text: string): string {
  const iv = randomBytes(ivBytes)
  const encryption = createCipheriv(cipher, sealKey, iv)
  const sealed = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()])
  return Buffer.concat([iv, encryption.getAuthTag(), sealed]).toString('base64')
}

/** The text that was sealed. Throws where it was sealed with another secret or changed since. */
export function unseal(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decryption = createDecipheriv(cipher, sealKey, bytes.subarray(0, ivBytes))
  decryption.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return decryption.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decryption.final('utf8')
}

const versionCharacters = 12

/** Names a consent text: the same words have the same version. */
export const consentVersion = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, versionCharacters)
