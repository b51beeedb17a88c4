import { EmailSchema } from '@site/contracts/email-address.ts'
import * as v from 'valibot'

/** Requests and responses between the admin's privacy page and its endpoints. */
export const AddressSchema = v.object({
  email: EmailSchema,
})

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Counts of a person's stored data; of consents only active ones. */
export const HoldingsSchema = v.object({
  messages: count,
  registrations: count,
  /** Lists of emails, and requests for them. */
  subscriptions: count,
  consents: count,
  marketing: count,
  /** Withdrawn consents, erasures, suppressions and entries of the client directory. */
  others: count,
  isRestricted: v.boolean(),
})
export type Holdings = v.InferOutput<typeof HoldingsSchema>

export const isEmpty = (holdings: Holdings): boolean =>
  Object.values(holdings).every((value) => value === 0 || value === false)

export const ErasedSchema = v.object({
  messages: count,
  registrations: count,
  subscriptions: count,
  consents: count,
})
export type Erased = v.InferOutput<typeof ErasedSchema>

export const WithdrawnSchema = v.object({ consents: count, records: count })
export type Withdrawn = v.InferOutput<typeof WithdrawnSchema>

/** Now restricted or not, with the number of rows that have the mark now, or had it. */
export const RestrictedSchema = v.object({ isRestricted: v.boolean(), messages: count, registrations: count })
export type Restricted = v.InferOutput<typeof RestrictedSchema>

/** The file for the person: a list of rows for each kind of data. */
export const CopySchema = v.record(v.string(), v.unknown())
export type Copy = v.InferOutput<typeof CopySchema>
