import { readFileSync } from 'node:fs'
import { type Incident, impacts, statusComponents, updateStates } from '@site/contracts/content/incidents.ts'
import type { RateLimitedLogger } from '@site/operations/rate-limited-logger.ts'
import * as v from 'valibot'

const TextSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(600))
const EnglishSchema = v.optional(v.nullable(TextSchema), null)

/** An incident that an operator writes on the node when the CMS cannot be used. */
const EmergencySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    title: TextSchema,
    titleEn: EnglishSchema,
    impact: v.picklist(impacts),
    components: v.array(v.picklist(statusComponents)),
    from: v.pipe(
      v.string(),
      v.isoTimestamp(),
      // Valibot accepts the zone `+07`, JavaScript does not.
      v.check((from) => Number.isFinite(Date.parse(from))),
    ),
    state: v.optional(v.picklist(updateStates), 'investigating'),
    text: TextSchema,
    textEn: EnglishSchema,
  }),
)

/** The incident of the emergency file; null without a file, or if it is invalid, which is logged. */
export function readEmergency(file: string, log: Pick<RateLimitedLogger, 'warn'>): Incident | null {
  if (file === '') return null
  try {
    const { state, text, textEn, ...incident } = v.parse(EmergencySchema, readFileSync(file, 'utf8'))
    const update = { at: incident.from, state, text, textEn }
    // Larger than an ID of the CMS, and another one for each emergency: feed readers show an entry once.
    return { ...incident, id: Date.parse(incident.from), to: null, updates: [update] }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing) log.warn({ err: error, file }, 'STATUS_FILE is invalid')
    return null
  }
}
