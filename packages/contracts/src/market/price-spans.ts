import * as v from 'valibot'
import { isDay } from './query.ts'
import { DaySchema, FactorSchema, PriceSchema, TickerSchema, tickerPattern } from './values.ts'

/** Max spans per request. */
export const maxSpans = 25

/** Unadjusted daily prices of one company over a period, with its adjustment events. */
export const PriceSpanSchema = v.object({
  ticker: TickerSchema,
  /** null: an unknown ticker. */
  shortName: v.optional(v.nullable(v.string()), null),
  from: DaySchema,
  to: DaySchema,
  /** The first day without trading; null: not suspended, or an unknown ticker. */
  suspendedSince: v.nullable(DaySchema),
  /** Oldest first. */
  rows: v.array(
    v.object({
      date: DaySchema,
      open: v.nullable(PriceSchema),
      high: PriceSchema,
      low: PriceSchema,
      close: PriceSchema,
    }),
  ),
  /** Prices before the date are multiplied by the factor; oldest first. */
  events: v.array(v.object({ date: DaySchema, factor: FactorSchema })),
  /** The first day from which on prices cannot be compared with earlier ones of the span; null: none. */
  brokenOn: v.optional(v.nullable(DaySchema), null),
})
export type PriceSpan = v.InferOutput<typeof PriceSpanSchema>

/** In the requested order. */
export const PriceSpansSchema = v.object({
  items: v.array(PriceSpanSchema),
  /** The latest trading day of the market. */
  asOf: v.nullable(DaySchema),
})

const message = `must be up to ${maxSpans} of BQNS:2026-01-02:2026-11-20 with commas between them`
const span = `${tickerPattern}:\\d{4}-\\d{2}-\\d{2}:\\d{4}-\\d{2}-\\d{2}`

/** Several companies, each with its own period; optional. */
export const PriceSpansQuerySchema = v.strictObject({
  of: v.optional(
    v.pipe(
      v.string(message),
      v.regex(new RegExp(`^(${span}(,${span}){0,${maxSpans - 1}})?$`), message),
      v.transform((text) => (text === '' ? [] : text.split(',').map((part) => part.split(':')))),
      v.array(v.tuple([TickerSchema, DaySchema, DaySchema], message), message),
      v.check((spans) => spans.every(([, from, to]) => isDay(from) && isDay(to) && from <= to), message),
    ),
    '',
  ),
})
