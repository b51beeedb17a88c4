import type { Locale } from '@site/contracts/locale.ts'

/** The content is written for this day, a Saturday: every publication is past, and the right events are ahead. */
const writtenFor = '2026-11-21'
const weekMs = 7 * 86_400_000

/**
 * Fields that state a fact about the world, which stays true when the demo's own story moves: the day on which a source
 * was checked, days of tariffs and product summaries, of the launch and the terms of a fund, of assumptions, of a license and of the firm's history.
 */
export const factFields = [
  'asOf',
  'checkedOn',
  'date',
  'launchDate',
  'riplayValidFrom',
  'termsDate',
  'validFrom',
  'validTo',
] as const
const stays: ReadonlySet<string> = new Set(factFields)

/** By how many weeks a seed on this day moves its dates. Whole weeks keep the weekdays that texts name. */
export function weeksToMove(today: string): number {
  return Math.max(0, Math.floor((Date.parse(today) - Date.parse(writtenFor)) / weekMs))
}

/**
 * Moves the dates of a parsed file: values that are a date or a time, and places in texts such as
 * `{{2026-12-02 d MMMM y}}`. Facts stay: the fields above, and whole entries with `fixed: true`.
 */
export function moveDates(value: unknown, weeks: number): unknown {
  return moved(value, { weeks, locale: 'id', isSlug: false })
}

interface Place {
  readonly weeks: number
  readonly locale: Locale
  readonly isSlug: boolean
}

function moved(value: unknown, place: Place): unknown {
  if (typeof value === 'string') return movedString(value, place)
  if (Array.isArray(value)) return value.map((item) => moved(item, place))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  if (entries.some(([name, inner]) => name === 'fixed' && inner === true)) return value
  return Object.fromEntries(
    entries.map(([name, inner]) => {
      if (stays.has(name)) return [name, inner]
      const locale = name === 'id' || name === 'en' ? name : place.locale
      return [name, moved(inner, { ...place, locale, isSlug: place.isSlug || name === 'slug' })]
    }),
  )
}

function movedString(text: string, { weeks, locale, isSlug }: Place): string {
  const [, day, time] = text.match(/^(\d{4}-\d\d-\d\d)(T\S+)?$/) ?? []
  if (day !== undefined) return `${movedDay(day, weeks)}${time ?? ''}`
  const filled = text.replace(/\{\{(\d{4}-\d\d-\d\d) ([^{}]+)\}\}/g, (_, written: string, pattern: string) =>
    formatDay(movedDay(written, weeks), pattern, locale),
  )
  return isSlug ? filled.toLowerCase() : filled
}

function movedDay(day: string, weeks: number): string {
  return new Date(Date.parse(day) + weeks * weekMs).toISOString().slice(0, 10)
}

const ordinals = {
  id: ['pertama', 'kedua', 'ketiga', 'keempat'],
  en: ['first', 'second', 'third', 'fourth'],
} as const

/** `y`, `MMMM`, `MM`, `dd` and `d` as in Unicode date patterns; `Q` is the last quarter that ended before the day. */
function formatDay(day: string, pattern: string, locale: Locale): string {
  const date = new Date(day)
  const month = date.getUTCMonth()
  const parts: Readonly<Record<string, string>> = {
    y: day.slice(0, 4),
    MMMM: new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(date),
    MM: day.slice(5, 7),
    dd: day.slice(8),
    d: String(date.getUTCDate()),
    Q: ordinals[locale][(Math.floor(month / 3) + 3) % 4] ?? '',
  }
  return pattern.replace(/y|MMMM|MM|dd|d|Q/g, (part) => parts[part] ?? part)
}
