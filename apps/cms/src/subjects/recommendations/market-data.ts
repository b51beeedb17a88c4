import { HolidayListSchema } from '@site/contracts/market/holidays.ts'
import { MarketDaySchema } from '@site/contracts/market/market-day.ts'
import { type PriceSpan, PriceSpansSchema } from '@site/contracts/market/price-spans.ts'
import * as v from 'valibot'
import { environment } from '#cms/base/environment/environment.ts'

/** An editor waits for the response. */
const timeoutMs = 2_000

/** Null while the market service is unavailable, so that recommendations can still be published. */
async function request(path: string): Promise<Response | null> {
  const base = environment.STOCK_API_URL.replace(/\/+$/, '')
  try {
    return await fetch(`${base}/${path}`, { signal: AbortSignal.timeout(timeoutMs) })
  } catch {
    return null
  }
}

/** Whether the market service reports that no company has this ticker; false while it is unavailable. */
export async function isUnknownTicker(ticker: string): Promise<boolean> {
  const response = await request(`companies/${ticker}`)
  // A 404 of a proxy has another content type.
  return (
    response?.status === 404 &&
    response.headers.get('content-type')?.startsWith('application/problem+json') === true
  )
}

/** Daily prices as traded, oldest first; empty for an unknown ticker and while the market service is unavailable. */
export async function readPrices(ticker: string, from: string, to: string): Promise<PriceSpan['rows']> {
  const response = await request(`price-spans?of=${ticker}:${from}:${to}`)
  const spans = v.safeParse(PriceSpansSchema, await response?.json().catch(() => null))
  return spans.success ? (spans.output.items[0]?.rows ?? []) : []
}

const LatestDaySchema = v.pick(MarketDaySchema, ['date', 'marked', 'breaks'])

/** The latest day with prices, and the exchange's holidays; null while the market service is unavailable. */
export async function readLatestDay() {
  const read = async <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
    v.safeParse(schema, await (await request(path))?.json().catch(() => null))
  const [latest, list] = await Promise.all([
    read('market-day', LatestDaySchema),
    read('holidays', HolidayListSchema),
  ])
  if (!latest.success || !list.success) return null
  return { ...latest.output, holidays: list.output.holidays.map(({ date }) => date) }
}
