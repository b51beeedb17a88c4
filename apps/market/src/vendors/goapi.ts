import { isTicker } from '@site/contracts/market/values.ts'
import * as v from 'valibot'
import { daysBefore } from '#market/calendar/days.ts'
import { sectorNamed, webAddress } from '#market/import/adapters/exchange/company-profile/profile-words.ts'
import { indexCode } from '#market/import/adapters/exchange/index-summary.ts'
import { cellText, filledCells } from '#market/import/adapters/source-values.ts'
import type { TableRecord } from '#market/import/reading/adapter.ts'
import { cleanCompanyName } from '#market/import/reading/company-name.ts'
import { BarSchema, DayTextSchema, FigureSchema, priceRecord, TextOrNullSchema } from './shapes.ts'
import type { DayRange, DayRecords, TradingDays, Vendor } from './vendor.ts'
import type { ListRows, VendorCalls } from './vendor-calls.ts'
import { VendorError } from './vendor-error.ts'

export const goapiUrl = 'https://api.goapi.io/stock/idx'
const NAME = 'GoAPI'

const SYMBOLS_PER_CALL = 50
/** Prices of fewer companies than this share are an incomplete list. */
const MIN_SHARE_OF_SYMBOLS = 0.9
const MAX_HISTORY_DAYS = 365
/** Trading days before these would only cost calls: companies that are behind are pulled one by one. */
const MAX_TRADING_DAYS_BACK = 30

/** Errors come with HTTP status 200, too. */
const envelope = <const Schema extends v.GenericSchema>(data: Schema) =>
  v.object({ status: v.literal('success'), data })
const ListSchema = envelope(v.object({ results: v.array(v.unknown()) }))

const CompanySchema = v.object({ symbol: v.string() })
const PriceSchema = v.object({ symbol: v.string(), ...BarSchema.entries })
const priceRows = { item: PriceSchema, table: 'prices' } as const
type Price = v.InferOutput<typeof PriceSchema>
const ProfileSchema = v.object({
  symbol: v.string(),
  name: v.string(),
  about: TextOrNullSchema,
  phone: TextOrNullSchema,
  fax: TextOrNullSchema,
  email: TextOrNullSchema,
  website: TextOrNullSchema,
  address: TextOrNullSchema,
  sector_name: TextOrNullSchema,
  sub_sector_name: TextOrNullSchema,
  industry_name: TextOrNullSchema,
  sub_industry_name: TextOrNullSchema,
  ipo_listing_date: TextOrNullSchema,
})
type Profile = v.InferOutput<typeof ProfileSchema>
const IndexSchema = v.object({
  symbol: v.string(),
  date: v.nullish(DayTextSchema, null),
  close: FigureSchema,
  price: v.nullish(v.object({ close: FigureSchema, date: v.nullish(DayTextSchema, null) }), null),
})

/** GoAPI (goapi.io): companies, profiles, daily bars, indices; no corporate actions. */
export function goapi(calls: VendorCalls) {
  return {
    name: NAME,
    callsPerDay: (companies) => Math.ceil(companies / SYMBOLS_PER_CALL) + 1,

    async tradingDays(range: DayRange, liquid: string | null): Promise<TradingDays> {
      if (liquid === null) return { days: [], records: [] }
      const earliest = daysBefore(range.to, MAX_TRADING_DAYS_BACK)
      const from = range.from < earliest ? earliest : range.from
      // A day that is missing here would never be pulled.
      const [past, latest] = [
        await fetchBars(calls, liquid, { from, to: range.to }, true),
        await fetchPrices(calls, [liquid]),
      ]
      const days = [...past, ...latest].map(({ date }) => date)
      return {
        days: [...new Set(days)].filter((day) => day >= from && day <= range.to).toSorted(),
        records: [],
      }
    },

    /** There are only the latest prices, so only the last day can be complete. */
    async *days(days: readonly string[], tickers: readonly string[]): AsyncGenerator<DayRecords> {
      const day = days.at(-1)
      if (day === undefined) return
      const ofDay = (await fetchPrices(calls, tickers)).filter(({ date }) => date === day)
      if (ofDay.length === 0) return
      yield {
        day,
        records: [
          ...ofDay.map((price) => priceRecord(price.symbol, price)),
          ...(await fetchIndices(calls, day)),
        ],
      }
    },

    async history(ticker: string, range: DayRange): Promise<readonly TableRecord[]> {
      return (await fetchBars(calls, ticker, range)).map((bar) => priceRecord(ticker, bar))
    },

    profiles: {
      async tickers(): Promise<readonly string[]> {
        const rows = await fetchList(calls, '/companies', { item: CompanySchema, table: 'companies' })
        return rows.map(({ symbol }) => symbol).filter(isTicker)
      },
      async of(ticker: string): Promise<TableRecord | null> {
        const profile = await calls.get(`/${ticker}/profile`, { schema: envelope(ProfileSchema) })
        return profile?.data.symbol === ticker ? companyRecord(profile.data) : null
      },
    },
  } satisfies Vendor
}

async function fetchList<const Schema extends v.GenericSchema>(
  calls: VendorCalls,
  path: string,
  rows: ListRows<Schema>,
  parameters: Record<string, string> = {},
): Promise<v.InferOutput<Schema>[]> {
  const response = await calls.get(path, { parameters, schema: ListSchema })
  return calls.readable(path, response?.data.results ?? [], rows)
}

async function fetchPrices(calls: VendorCalls, tickers: readonly string[]): Promise<readonly Price[]> {
  const found: Price[] = []
  for (let start = 0; start < tickers.length; start += SYMBOLS_PER_CALL) {
    const asked = tickers.slice(start, start + SYMBOLS_PER_CALL)
    const rows = await fetchList(calls, '/prices', priceRows, { symbols: asked.join(',') })
    found.push(...rows.filter(({ symbol }) => asked.includes(symbol)))
  }
  if (found.length < tickers.length * MIN_SHARE_OF_SYMBOLS) {
    const message = `${NAME} sent prices of ${found.length} of ${tickers.length} companies, so the day is incomplete`
    throw new VendorError('unavailable', message)
  }
  return found
}

async function fetchBars(
  calls: VendorCalls,
  ticker: string,
  range: DayRange,
  isWhole = false,
): Promise<readonly Price[]> {
  const found: Price[] = []
  for (const year of years(range))
    found.push(...(await fetchList(calls, `/${ticker}/historical`, { ...priceRows, isWhole }, { ...year })))
  return found
    .filter(({ symbol, date }) => symbol === ticker && date >= range.from && date <= range.to)
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

async function fetchIndices(calls: VendorCalls, day: string): Promise<readonly TableRecord[]> {
  return (await fetchList(calls, '/indices', { item: IndexSchema, table: 'indices' }))
    .map(({ symbol, date, close, price }) => ({
      symbol,
      date: date ?? price?.date ?? day,
      value: close ?? price?.close ?? null,
    }))
    .filter(({ date, value }) => date === day && value !== null)
    .toSorted((a, b) => Number(b.symbol === 'COMPOSITE') - Number(a.symbol === 'COMPOSITE'))
    .map(({ symbol, value }) => ({
      table: 'indices',
      line: null,
      cells: { code: indexCode(symbol), date: day, value: cellText(value) },
    }))
}

/** Periods of at most a year, oldest first. */
function* years({ from, to }: DayRange): Generator<DayRange> {
  let start = from
  while (start <= to) {
    const end = daysBefore(start, -MAX_HISTORY_DAYS + 1)
    yield { from: start, to: end < to ? end : to }
    start = daysBefore(end, -1)
  }
}

function companyRecord(profile: Profile): TableRecord {
  const cells = filledCells({
    ticker: profile.symbol,
    name_id: cleanCompanyName(profile.name),
    listing_date: profile.ipo_listing_date?.slice(0, 10),
    sector: sectorNamed(profile.sector_name ?? ''),
    sub_sector_id: profile.sub_sector_name,
    industry_id: profile.industry_name,
    sub_industry_id: profile.sub_industry_name,
    description_id: profile.about,
    address: profile.address,
    phone: profile.phone,
    fax: profile.fax,
    email: profile.email,
    website: webAddress(profile.website ?? ''),
  })
  return { table: 'companies', line: null, cells }
}
