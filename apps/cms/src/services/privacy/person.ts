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
  consents: count,
  marketing: count,
})
export type Holdings = v.InferOutput<typeof HoldingsSchema>

export const ErasedSchema = v.object({ messages: count, registrations: count, consents: count })
export type Erased = v.InferOutput<typeof ErasedSchema>

export const WithdrawnSchema = v.object({ consents: count, records: count })
export type Withdrawn = v.InferOutput<typeof WithdrawnSchema>
