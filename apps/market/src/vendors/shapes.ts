import * as v from 'valibot'

/** Vendors send numbers as numbers or as strings; null and an empty string are unknown values. */
export const FigureSchema = v.pipe(
  v.nullish(
    v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.regex(/^\s*$|^-?\d+(\.\d+)?$/))]),
    null,
  ),
  v.transform((value) => (value === null || String(value).trim() === '' ? null : Number(value))),
)

/** A day, also as the beginning of a timestamp. */
export const DayTextSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}/),
  v.transform((text) => text.slice(0, 10)),
  v.check(isCalendarDay, 'is not a day of the calendar'),
)

function isCalendarDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

export const TextOrNullSchema = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => (text?.trim() ? text.trim() : null)),
)

/** As a cell: empty if unknown. Not in exponential notation, which no cell accepts. */
export function figureCell(value: number | null): string {
  if (value === null) return ''
  return Number.isInteger(value) ? BigInt(value).toString() : String(Number(value.toFixed(8)))
}

/** As a cell; vendors send 0 for a price that they do not have. */
export function priceCell(value: number | null): string {
  return value === 0 ? '' : figureCell(value)
}
