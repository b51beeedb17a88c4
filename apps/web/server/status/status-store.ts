import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { automaticComponents, IncidentSchema } from '@site/contracts/content/incidents.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { CheckedStates, DayChecks } from '#app/request/service-status.ts'

/** The days that the status page shows. */
const maxDays = 90

const CountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const ComponentSchema = v.picklist(automaticComponents)
const StateSchema = v.nullable(v.picklist(['ok', 'degraded', 'down']))
const StoredSchema = v.object({
  readAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  states: v.object({
    website: StateSchema,
    forms: StateSchema,
    marketData: StateSchema,
    search: StateSchema,
  }),
  days: v.array(
    v.object({
      day: v.pipe(v.string(), v.isoDate()),
      counts: v.record(
        ComponentSchema,
        v.object({ ok: CountSchema, degraded: CountSchema, down: CountSchema }),
      ),
    }),
  ),
  incidents: v.array(IncidentSchema),
  incidentsReadAt: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
})
export type StoredStatus = v.InferOutput<typeof StoredSchema>

const nothingStored: StoredStatus = {
  readAt: null,
  states: { website: null, forms: null, marketData: null, search: null },
  days: [],
  incidents: [],
  incidentsReadAt: null,
}

/** What an earlier process of this node stored; nothing if the file is missing or unreadable. */
export function loadStatus(file: string, log: Logger): StoredStatus {
  try {
    return v.parse(v.pipe(v.string(), v.parseJson(), StoredSchema), readFileSync(file, 'utf8'))
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing) log.warn({ err: error, file }, 'Stored status unreadable')
    return nothingStored
  }
}

/** Replaces the file as a whole, so that a crash leaves the one before. A full disk is logged. */
export function saveStatus(file: string, stored: StoredStatus, log: Logger): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(`${file}.new`, JSON.stringify(stored))
    renameSync(`${file}.new`, file)
  } catch (error) {
    log.warn({ err: error, file }, 'Storing the status failed')
  }
}

/** The days with one more check; days before the last 90 are left out. */
export function countCheck(
  days: readonly DayChecks[],
  states: CheckedStates,
  now: Date,
): StoredStatus['days'] {
  const today = dayInJakarta(now)
  const counts = { ...days.find(({ day }) => day === today)?.counts }
  for (const component of automaticComponents) {
    const state = states[component]
    if (state === null) continue
    const before = counts[component] ?? { ok: 0, degraded: 0, down: 0 }
    counts[component] = { ...before, [state]: before[state] + 1 }
  }
  return [...days.filter(({ day }) => day !== today), { day: today, counts }]
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .slice(-maxDays)
    .map(({ day, counts: checks }) => ({ day, counts: { ...checks } }))
}
