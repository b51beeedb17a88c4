import { EmailSchema } from '@site/contracts/email-address.ts'
import * as v from 'valibot'

/** What the privacy page of the admin and the service behind it say to each other. */
export const AddressSchema = v.object({
  email: EmailSchema,
})

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What is kept of a person; of consents those that stand. */
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
