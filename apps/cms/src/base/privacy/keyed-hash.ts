import { createHash, createHmac } from 'node:crypto'
import { environment } from '#cms/base/environment/environment.ts'
import { decryptWith, deriveEncryptionKey, deriveKey, encryptWith } from './encryption.ts'

/**
 * Keyed hashes for data that must not be stored itself: client codes have only seven digits and email addresses can be
 * guessed, so plain hashes could be reversed. The keys derive from the service's secret; after a change of the secret,
 * the client directory must be imported again.
 */
const keyFor = (purpose: string) => deriveKey(environment.PAYLOAD_SECRET, purpose)

const codeKey = keyFor('client-directory')
const emailKey = keyFor('email-hash')
const encryptionKey = deriveEncryptionKey(environment.PAYLOAD_SECRET)
const clientKey = keyFor('client-identity')
const visitorKey = keyFor('visitor-address')
const ticketKey = keyFor('registration-ticket')
const subscriptionKey = keyFor('subscription-link')
const mailKey = keyFor('mail-name')

const keyedHash = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('hex')

export const hashClientCode = (code: string): string => keyedHash(codeKey, code)

/** Equal for addresses that differ only in case. */
export const hashEmail = (email: string): string => keyedHash(emailKey, email.trim().toLowerCase())

/** A client's identity at an event. Several clients share the digits, so it includes the address. */
export const clientIdentity = (codeHash: string, emailHash: string): string =>
  keyedHash(clientKey, `${codeHash}:${emailHash}`)

/** A visitor's network address, hashed so that requests can be counted without storing it. */
export const hashVisitor = (address: string): string => keyedHash(visitorKey, address)

/** The signature of a registration link: 43 URL-safe characters. */
export const signTicket = (text: string): string =>
  createHmac('sha256', ticketKey).update(text).digest('base64url')

/** The signature of a link in a subscription email: 43 URL-safe characters. */
export const signSubscriptionLink = (text: string): string =>
  createHmac('sha256', subscriptionKey).update(text).digest('base64url')

/** The hash in the Message-ID of an email. Its number and occasion alone do not allow a report of a bounce. */
export const hashMailName = (text: string): string => keyedHash(mailKey, text)

export const encrypt = (text: string): string => encryptWith(encryptionKey, text)

export const decrypt = (encrypted: string): string => decryptWith(encryptionKey, encrypted)

const versionCharacters = 12

/** Version of a consent text: a hash of its content. */
export const consentVersion = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, versionCharacters)
