import * as v from 'valibot'
import { channelKinds } from './channels.ts'
import { DaySchema, PictureSchema } from './document-parts.ts'

const optionalText = v.nullable(v.string())

/** Regulated activities and memberships, in display order. */
export const registrationKinds = [
  'brokerage',
  'marginFinancing',
  'fundSelling',
  'sbnDistribution',
  'exchangeMember',
  'kseiParticipant',
  'protectionFund',
] as const

/** A license, approval or membership; `authority` is the body that issued it, null if it is not stated. */
const RegistrationSchema = v.object({
  kind: v.picklist(registrationKinds),
  number: v.string(),
  date: v.nullable(DaySchema),
  authority: optionalText,
})
export type Registration = v.InferOutput<typeof RegistrationSchema>

/** What a licensed firm states about itself; null: not stated. */
const LicenseSchema = v.object({
  complianceContact: optionalText,
  securityContact: optionalText,
  /** Only those with a number; a CMS of the previous release does not send them. */
  registrations: v.optional(v.array(RegistrationSchema), []),
})

const ChannelSchema = v.object({
  kind: v.picklist(channelKinds),
  value: v.string(),
  label: v.string(),
  note: v.string(),
})
export type Channel = v.InferOutput<typeof ChannelSchema>

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The content of the trust page and of the channel checker. Lists are empty until an editor publishes them. */
export const TrustSchema = v.object({
  license: LicenseSchema,
  people: v.array(
    v.object({
      name: v.string(),
      role: v.string(),
      biography: v.string(),
      picture: v.nullable(PictureSchema),
    }),
  ),
  /** The newest year first. */
  complaints: v.array(
    v.object({ year: count, received: count, resolved: count, escalated: count, source: v.string() }),
  ),
  channels: v.array(ChannelSchema),
})
export type Trust = v.InferOutput<typeof TrustSchema>
