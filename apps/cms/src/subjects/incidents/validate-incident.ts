import { impacts, updateStates } from '@site/contracts/content/incidents.ts'
import type { CollectionBeforeValidateHook } from 'payload'
import * as v from 'valibot'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { clientError } from '#cms/base/fields/client-error.ts'

const messages = {
  earlierUpdate: {
    id: 'Pembaruan tidak boleh lebih awal dari yang terakhir.',
    en: 'An update cannot be earlier than the last one.',
  },
  beforeStart: {
    id: 'Pembaruan tidak boleh lebih awal dari mulainya.',
    en: 'An update cannot be earlier than the start.',
  },
  noEnd: { id: 'Isi waktu selesai pemeliharaan.', en: 'State when the maintenance ends.' },
  tooSoon: {
    id: 'Umumkan pemeliharaan paling lambat 24 jam sebelum mulai.',
    en: 'Announce maintenance at least 24 hours before it starts.',
  },
  inFuture: {
    id: 'Waktu ini belum tiba. Periksa tanggal dan jamnya.',
    en: 'This time is in the future. Check its date and time.',
  },
  changedUpdate: {
    id: 'Pembaruan yang sudah tersimpan tidak dapat diubah atau dihapus. Tambahkan pembaruan baru sebagai ralat.',
    en: 'A stored update cannot be changed or removed. Add a new update as the correction.',
  },
} as const satisfies Record<string, Bilingual>

const noticeMs = 24 * 3_600_000
/** Tolerance for clock differences. */
const toleranceMs = 5 * 60_000

const MomentSchema = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((value) => new Date(value).getTime()),
  v.number(),
)
const OptionalText = v.optional(v.nullable(v.string()), null)
const UpdateSchema = v.object({
  at: v.fallback(v.nullable(MomentSchema), null),
  state: v.fallback(v.nullable(v.picklist(updateStates)), null),
  text: OptionalText,
  textEn: OptionalText,
})
/** An incident that may be incomplete, as the admin's forms send it. */
const IncidentSchema = v.object({
  impact: v.fallback(v.nullable(v.picklist(impacts)), null),
  from: v.fallback(v.nullable(MomentSchema), null),
  updates: v.fallback(v.array(UpdateSchema), []),
})

const readIncident = (data: unknown) => {
  const parsed = v.safeParse(IncidentSchema, data)
  return parsed.success ? parsed.output : { impact: null, from: null, updates: [] }
}

const readMoment = (value: unknown) => {
  const parsed = v.safeParse(MomentSchema, value)
  return parsed.success ? parsed.output : null
}

/** What is wrong with the start of an incident; only a new start of planned maintenance has to lie ahead. */
export function findStartError(
  value: unknown,
  data: unknown,
  { isNew, now = Date.now() }: { isNew: boolean; now?: number },
): Bilingual | null {
  const from = readMoment(value)
  if (from === null) return null
  if (readIncident(data).impact === 'planned') {
    return isNew && from < now + noticeMs ? messages.tooSoon : null
  }
  return from > now + toleranceMs ? messages.inFuture : null
}

export function findEndError(value: unknown, data: unknown): Bilingual | null {
  return readIncident(data).impact === 'planned' && !value ? messages.noEnd : null
}

/** What is wrong with the time of the update at a place in the list. */
export function findUpdateError(data: unknown, place: number, now = Date.now()): Bilingual | null {
  const { impact, from, updates } = readIncident(data)
  const [at, before] = [updates[place]?.at ?? null, updates[place - 1]?.at ?? null]
  if (at === null) return null
  if (at > now + toleranceMs) return messages.inFuture
  // Maintenance is announced and called off before it starts.
  if (impact !== 'planned' && from !== null && at < from) return messages.beforeStart
  return before !== null && at < before ? messages.earlierUpdate : null
}

/** Whether all stored updates are there as they were; only a missing English text may follow. */
export function keepsUpdates(stored: unknown, data: unknown): boolean {
  const { updates } = readIncident(data)
  return readIncident(stored).updates.every((before, place) => {
    const after = updates[place]
    return (
      after !== undefined &&
      after.at === before.at &&
      after.state === before.state &&
      after.text === before.text &&
      (!before.textEn || after.textEn === before.textEn)
    )
  })
}

/** An incident that becomes maintenance needs its notice, too. */
export const rejectLatePlan: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!originalDoc || data?.impact !== 'planned' || originalDoc.impact === 'planned') return data
  const error = findStartError(data.from ?? originalDoc.from, data, { isNew: true })
  if (error) throw clientError({ req }, error, { path: 'from' })
  return data
}

/** Also for requests that do not come from the admin's form. */
export const rejectChangedUpdates: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (data?.updates !== undefined && !keepsUpdates(originalDoc, data)) {
    throw clientError({ req }, messages.changedUpdate, { path: 'updates' })
  }
  return data
}
