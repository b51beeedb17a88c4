import * as v from 'valibot'

/** Components that the web nodes check each minute. */
export const automaticComponents = ['website', 'forms', 'marketData', 'search'] as const
export type AutomaticComponent = (typeof automaticComponents)[number]

/** Components that nobody measures: only incidents tell about them. */
export const typedComponents = [
  'appTrading',
  'signIn',
  'transfers',
  'accountOpening',
  'telephone',
  'exchange',
] as const

export const statusComponents = [...automaticComponents, ...typedComponents] as const
export type StatusComponent = (typeof statusComponents)[number]

export const impacts = ['notice', 'degraded', 'outage', 'planned'] as const
export type Impact = (typeof impacts)[number]

export const updateStates = ['investigating', 'identified', 'monitoring', 'resolved'] as const
export type UpdateState = (typeof updateStates)[number]

export const maxUpdateCharacters = 600

const InstantSchema = v.pipe(v.string(), v.isoTimestamp())
const EnglishSchema = v.optional(v.nullable(v.string()), null)

/** A text without English is shown in Indonesian on English pages until its English follows. */
export const IncidentUpdateSchema = v.object({
  at: InstantSchema,
  state: v.picklist(updateStates),
  text: v.string(),
  textEn: EnglishSchema,
})

/** The updates are in the order of their times. */
export const IncidentSchema = v.object({
  id: v.number(),
  title: v.string(),
  titleEn: EnglishSchema,
  impact: v.picklist(impacts),
  components: v.array(v.picklist(statusComponents)),
  from: InstantSchema,
  to: v.optional(v.nullable(InstantSchema), null),
  updates: v.array(IncidentUpdateSchema),
})
export type Incident = v.InferOutput<typeof IncidentSchema>

/** The incidents of twelve months and what is open or planned, the newest first; and the wait of the oldest due email. */
export const ServiceStatusSchema = v.object({
  incidents: v.array(IncidentSchema),
  oldestMailSeconds: v.number(),
})
export type ServiceStatus = v.InferOutput<typeof ServiceStatusSchema>
