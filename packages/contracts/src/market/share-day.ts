import * as v from 'valibot'
import { CorporateActionSchema } from './corporate-actions.ts'
import { DayQuerySchema } from './query.ts'
import {
  CountSchema,
  DaySchema,
  FactorSchema,
  InstantSchema,
  PriceSchema,
  TickerSchema,
  YearSchema,
} from './values.ts'

export const ShareDayQuerySchema = v.strictObject({
  on: DayQuerySchema,
  /** Lists changes of corporate actions and reports that were stored since this day in Jakarta; default: `on`. */
  since: v.optional(DayQuerySchema),
})

const ShareCloseSchema = v.object({
  ticker: TickerSchema,
  /** As traded; null: no trade in the regular market, or a price that cannot be compared with earlier ones. */
  close: v.nullable(PriceSchema),
  /** The last close before the day; null: none. */
  before: v.nullable(v.object({ date: DaySchema, close: PriceSchema })),
})

const ActionChangeSchema = v.object({
  id: CountSchema,
  at: InstantSchema,
  change: v.picklist(['published', 'moved', 'canceled']),
  action: CorporateActionSchema,
})
export type ActionChange = v.InferOutput<typeof ActionChangeSchema>

const NewReportSchema = v.object({
  ticker: TickerSchema,
  /** The fiscal year. */
  year: YearSchema,
  /** Since the start of the fiscal year. */
  months: v.picklist([3, 6, 9, 12]),
  periodEnd: DaySchema,
  storedAt: InstantSchema,
})

/** All listed shares on one day, and what became known about them: for emails to subscribers. */
export const ShareDaySchema = v.object({
  date: DaySchema,
  /** Whether prices of the day are stored; if not, all lists are empty. */
  isImported: v.boolean(),
  /** null: the holidays of its year are not known. */
  nextTradingDay: v.nullable(DaySchema),
  shares: v.array(ShareCloseSchema),
  /** Multipliers of earlier prices, from 14 months before the day up to it. */
  factors: v.array(v.object({ ticker: TickerSchema, date: DaySchema, factor: FactorSchema })),
  /** Of actions that are not past, oldest change first. */
  changes: v.array(ActionChangeSchema),
  /** Actions whose last day with the right is the next trading day. */
  lastCumDays: v.array(v.object({ cumDate: DaySchema, action: CorporateActionSchema })),
  /** The newest report of each company, if it is new. */
  reports: v.array(NewReportSchema),
})
export type ShareDay = v.InferOutput<typeof ShareDaySchema>
