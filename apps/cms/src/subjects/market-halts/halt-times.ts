import { isWithinTradingHours } from '@site/finance/market-halts.ts'
import * as v from 'valibot'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import type { Violation } from '#cms/base/fields/cross-field-validation.ts'
import { type RequestLike, required, translate } from '#cms/base/fields/translate.ts'
import { day } from '#cms/services/site-api/published.ts'
import { readHolidays } from '#cms/subjects/market-data/read-market-data.ts'

const timePattern = /^([01]?\d|2[0-3])[.:]([0-5]\d)(?:[.:]([0-5]\d))?$/

/** `9.26` and `13:43:13` as `09:26:00` and `13:43:13`; null if the text is no time. */
export function readTime(text: string): string | null {
  const [, hour, minute, second = '00'] = timePattern.exec(text.trim()) ?? []
  return hour === undefined || minute === undefined ? null : `${hour.padStart(2, '0')}:${minute}:${second}`
}

const noTime: Bilingual = {
  id: 'Tulis jam WIB seperti 13.43 atau 13.43.13.',
  en: 'Write a time in WIB such as 13:43 or 13:43:13.',
}
const endsFirst: Bilingual = {
  id: 'Tidak boleh lebih awal daripada waktu mulainya.',
  en: 'Must not be before the start.',
}
const outside: Bilingual = {
  id: 'Penghentian harus pada jam perdagangan.',
  en: 'A halt must be within trading hours.',
}

const text = v.fallback(v.nullable(v.string()), null)
const HaltSchema = v.object({ date: v.unknown(), from: text, to: text })

/** Why the times of a halt are impossible on its day. */
async function findViolation(document: unknown): Promise<Violation | null> {
  const draft = v.safeParse(HaltSchema, document)
  if (!draft.success) return null
  const times = { from: draft.output.from, to: draft.output.to || null }
  const unreadable = (['from', 'to'] as const).find((name) => {
    const written = times[name]
    return written !== null && readTime(written) === null
  })
  if (unreadable) return { path: unreadable, message: noTime }
  const from = times.from && readTime(times.from)
  const to = times.to && readTime(times.to)
  if (!from || !draft.output.date) return null
  if (to && to < from) return { path: 'to', message: endsFirst }
  const date = day(String(draft.output.date))
  const holidays = await readHolidays()
  if (!isWithinTradingHours({ date, from, to: null }, holidays)) return { path: 'from', message: outside }
  return isWithinTradingHours({ date, from, to }, holidays) ? null : { path: 'to', message: outside }
}

/** The validation of `from` and of `to`. */
export const validateTime =
  (name: 'from' | 'to') =>
  async (value: unknown, options: RequestLike & { data: unknown }): Promise<string | true> => {
    if (!value) return name === 'from' ? translate(options, required) : true
    const violation = await findViolation(options.data)
    return violation?.path === name ? translate(options, violation.message) : true
  }
