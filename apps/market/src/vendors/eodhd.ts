import * as v from 'valibot'
import {
  dividendRecords,
  type ListedDividend,
  splitRecord,
} from '#market/import/adapters/exchange/listed-actions.ts'
import { cellText } from '#market/import/adapters/source-values.ts'
import type { TableRecord } from '#market/import/reading/adapter.ts'
import { type Bar, BarSchema, DayTextSchema, FigureSchema, priceRecord, TextOrNullSchema } from './shapes.ts'
import type { DayRange, DayRecords, TradingDays, Vendor } from './vendor.ts'
import type { ListRows, VendorCalls } from './vendor-calls.ts'

export const eodhdUrl = 'https://eodhd.com/api'
const EXCHANGE = 'JK'
const COMPOSITE = 'JKSE.INDX'

/** The price of a list of the whole exchange; a day needs three. */
const CALLS_PER_LIST = 100
const LISTS_PER_DAY = 3

const SplitSchema = v.object({
  date: DayTextSchema,
  /** New shares / old shares; null: unreadable. */
  split: v.fallback(
    v.nullable(
      v.pipe(
        v.string(),
        v.regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/),
        v.transform((text) => {
          const [becomes = 0, old = 0] = text.split('/').map(Number)
          return { new: becomes, old }
        }),
        v.check((ratio) => ratio.old > 0 && ratio.new > 0),
      ),
    ),
    null,
  ),
})
type Split = v.InferOutput<typeof SplitSchema>
const DividendSchema = v.object({
  date: DayTextSchema,
  currency: TextOrNullSchema,
  recordDate: TextOrNullSchema,
  paymentDate: TextOrNullSchema,
  /** As paid; the other amount is adjusted for later splits. */
  unadjustedValue: FigureSchema,
})
const ownBars = { item: BarSchema, table: 'prices' } as const
const ownSplits = { item: SplitSchema, table: 'splits' } as const
const ownDividends = { item: DividendSchema, table: 'dividends' } as const
const code = { code: v.string() }
const codedBars = { item: v.object({ ...BarSchema.entries, ...code }), table: 'prices' } as const
const codedSplits = { item: v.object({ ...SplitSchema.entries, ...code }), table: 'splits' } as const
const codedDividends = { item: v.object({ ...DividendSchema.entries, ...code }), table: 'dividends' } as const

/** EODHD (eodhd.com): daily bars, splits and dividends of the whole exchange or of a company; no company profiles. */
export function eodhd(calls: VendorCalls): Vendor {
  return {
    name: 'EODHD',
    callsPerDay: () => LISTS_PER_DAY * CALLS_PER_LIST,

    async tradingDays(range: DayRange): Promise<TradingDays> {
      // A day that is missing here would never be pulled.
      const index = { item: BarSchema, table: 'indices', isWhole: true } as const
      const bars = await fetchList(calls, `/eod/${COMPOSITE}`, index, { ...range })
      const records = bars.map(({ date, close }) => ({
        table: 'indices' as const,
        line: null,
        cells: { code: 'COMPOSITE', date, value: cellText(close) },
      }))
      return { days: bars.map(({ date }) => date), records }
    },

    async *days(days: readonly string[]): AsyncGenerator<DayRecords> {
      const splits: v.InferOutput<typeof codedSplits.item>[] = []
      for (const day of days) splits.push(...(await fetchExchangeList(calls, day, 'splits', codedSplits)))
      for (const day of days) {
        const bars = (await fetchExchangeList(calls, day, '', codedBars)).filter(({ date }) => date === day)
        if (bars.length === 0) continue
        const dividends = await fetchExchangeList(calls, day, 'dividends', codedDividends)
        yield {
          day,
          records: [
            ...bars.map((bar) =>
              tradedBar(
                bar.code,
                bar,
                splits.filter((split) => split.code === bar.code),
              ),
            ),
            ...splits.filter(({ date }) => date === day).map((split) => listedSplit(split)),
            ...dividendRecords(dividends.filter(({ date }) => date === day).map(listedDividend)),
          ],
        }
      }
    },

    async history(ticker: string, range: DayRange): Promise<readonly TableRecord[]> {
      const symbol = `${ticker}.${EXCHANGE}`
      const bars = await fetchList(calls, `/eod/${symbol}`, ownBars, { ...range })
      // Later splits changed the volumes of the period, too.
      const splits = await fetchList(calls, `/splits/${symbol}`, ownSplits, { from: range.from })
      const dividends = await fetchList(calls, `/div/${symbol}`, ownDividends, { ...range })
      return [
        ...bars.map((bar) => tradedBar(ticker, bar, splits)),
        ...splits
          .filter(({ date }) => date <= range.to)
          .map((split) => listedSplit({ ...split, code: ticker })),
        ...dividendRecords(dividends.map((dividend) => listedDividend({ ...dividend, code: ticker }))),
      ]
    },
  }
}

async function fetchList<const Schema extends v.GenericSchema>(
  calls: VendorCalls,
  path: string,
  rows: ListRows<Schema>,
  parameters: Record<string, string>,
  price = 1,
): Promise<v.InferOutput<Schema>[]> {
  const request = { parameters: { ...parameters, fmt: 'json' }, schema: v.array(v.unknown()), calls: price }
  return calls.readable(path, (await calls.get(path, request)) ?? [], rows)
}

function fetchExchangeList<const Schema extends v.GenericSchema>(
  calls: VendorCalls,
  day: string,
  type: string,
  rows: ListRows<Schema>,
): Promise<v.InferOutput<Schema>[]> {
  const parameters = { date: day, ...(type && { type }) }
  return fetchList(calls, `/eod-bulk-last-day/${EXCHANGE}`, rows, parameters, CALLS_PER_LIST)
}

/** Prices are as traded; the volume is not: later splits multiplied it. `adjusted_close` is never used. */
function tradedBar(ticker: string, bar: Bar, splits: readonly Split[]): TableRecord {
  const factor = splits
    .filter(({ date }) => date > bar.date)
    .reduce((product, { split }) => (split === null ? product : (product * split.new) / split.old), 1)
  const volume = typeof bar.volume === 'number' ? Math.round(bar.volume / factor) : bar.volume
  return priceRecord(ticker, { ...bar, volume })
}

function listedSplit({
  code: ticker,
  date: day,
  split: ratio,
}: v.InferOutput<typeof codedSplits.item>): TableRecord {
  return splitRecord({ ticker, day, ratio, parBefore: null, parAfter: null, line: null })
}

function listedDividend(dividend: v.InferOutput<typeof codedDividends.item>): ListedDividend {
  const { code: ticker, date: exDate, currency, recordDate, paymentDate, unadjustedValue } = dividend
  return {
    ticker,
    exDate,
    amountPerShare: cellText(unadjustedValue),
    currency,
    cumDate: null,
    recordingDate: recordDate,
    paymentDate,
    line: null,
  }
}
