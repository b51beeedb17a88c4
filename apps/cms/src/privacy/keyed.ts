import { createHash, createHmac } from 'node:crypto'
import { environment } from '#cms/environment.ts'
import { keyOf, sealKeyOf, sealWith, unsealWith } from './sealed-text.ts'

/**
 * What is kept of people where their data themselves must not be: a client code has only seven digits and
 * mail addresses can be guessed, so plain hashes would be found out in a second. The keys come from the
 * service's secret; with another secret the client directory has to be imported again.
 */
const keyFor = (purpose: string) => keyOf(environment.PAYLOAD_SECRET, purpose)

const codeKey = keyFor('client-directory')
const emailKey = keyFor('email-hash')
const sealKey = sealKeyOf(environment.PAYLOAD_SECRET)
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

export const seal = (text: string): string => sealWith(sealKey, text)

export const unseal = (sealed: string): string => unsealWith(sealKey, sealed)

const versionCharacters = 12

/** Names a consent text: the same words have the same version. */
export const consentVersion = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, versionCharacters)
