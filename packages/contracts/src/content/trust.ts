import * as v from 'valibot'
import { channelKinds } from './channels.ts'
import { DaySchema, PictureSchema } from './document-parts.ts'

const optionalText = v.nullable(v.string())

/** What a licensed firm states about itself; null: not stated. */
const LicenseSchema = v.object({
  number: optionalText,
  date: v.nullable(DaySchema),
  exchangeMember: optionalText,
  kseiParticipant: optionalText,
  complianceContact: optionalText,
  securityContact: optionalText,
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
