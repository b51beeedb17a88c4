import * as v from 'valibot'
import { cellText } from '#market/import/adapters/source-values.ts'
import type { TableRecord } from '#market/import/reading/adapter.ts'

/**
 * Vendors send numbers as numbers or as strings. Other texts stay, so that the import names the row instead of the pull
 * losing all of them; null is an unknown value.
 */
export const FigureSchema = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), null),
  v.transform((value) => {
    const text = String(value ?? '').trim()
    if (text === '') return null
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  }),
)
type Figure = v.InferOutput<typeof FigureSchema>

/** A day, also as the beginning of a timestamp. */
export const DayTextSchema = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, 10)),
)

export const TextOrNullSchema = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => (text?.trim() ? text.trim() : null)),
)

export const BarSchema = v.object({
  date: DayTextSchema,
  open: FigureSchema,
  high: FigureSchema,
  low: FigureSchema,
  close: FigureSchema,
  volume: FigureSchema,
})
export type Bar = v.InferOutput<typeof BarSchema>

export function priceRecord(ticker: string, { date, open, high, low, close, volume }: Bar): TableRecord {
  return {
    table: 'prices',
    line: null,
    cells: {
      ticker,
      date,
      open: priceCell(open),
      high: priceCell(high),
      low: priceCell(low),
      close: priceCell(close),
      volume: cellText(volume),
    },
  }
}

/** Vendors send 0 for a price that they do not have. */
function priceCell(value: Figure): string {
  return value === 0 ? '' : cellText(value)
}
