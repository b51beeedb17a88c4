import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { isTicker } from '@site/contracts/market/values.ts'
import * as v from 'valibot'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { readPrices } from './market-data.ts'
import { inEnglish, rupiah } from './validate-recommendation.ts'

/** Longer than the exchange's longest holidays. */
const spanMs = 14 * 86_400_000
const comparedDays = 5
/** The exchange lets no price move further in a day. */
const maxDailyMove = 0.35

const OpenCallSchema = v.object({
  ticker: v.pipe(v.string(), v.check(isTicker)),
  issuedAt: v.pipe(
    v.union([v.string(), v.date()]),
    v.transform((day) => new Date(day)),
    v.date(),
  ),
  priceAtIssue: v.number(),
  state: v.literal('open'),
})

export interface IssuePriceNotice {
  /** The prices of the day of issue contradict it; otherwise, the message is only a note. */
  readonly isImplausible: boolean
  readonly message: Bilingual
}

/** Compares the price at issue of an open recommendation with the market; null if there is nothing to report. */
export async function checkIssuePrice(document: unknown): Promise<IssuePriceNotice | null> {
  const call = v.safeParse(OpenCallSchema, document)
  if (!call.success) return null
  const { ticker, issuedAt, priceAtIssue } = call.output
  const day = dayInJakarta(issuedAt)
  const start = dayInJakarta(new Date(issuedAt.getTime() - spanMs))
  const rows = (await readPrices(ticker, start, day)).slice(-comparedDays)
  if (rows.length === 0) return { isImplausible: false, message: unchecked }
  const low = Math.min(...rows.map((row) => row.low))
  const high = Math.max(...rows.map((row) => row.high))
  // Before the day's data arrives, a split or a gap of several days can explain any difference.
  const isOfDay = rows.at(-1)?.date === day
  const margin = isOfDay ? 0 : maxDailyMove
  return priceAtIssue < low * (1 - margin) || priceAtIssue > high * (1 + margin)
    ? { isImplausible: isOfDay, message: notTraded(ticker, low, high) }
    : null
}

const unchecked: Bilingual = {
  id: 'Harga saat terbit tidak dapat diperiksa: data pasar tidak tersedia, atau tidak berisi harga saham ini sampai tanggal itu.',
  en: 'The price at issue could not be checked: the market data is unavailable, or has no prices of this share up to that date.',
}
const notTraded = (ticker: string, low: number, high: number): Bilingual => ({
  id: `Menurut data pasar, ${ticker} diperdagangkan antara ${rupiah(low)} dan ${rupiah(high)} pada hari-hari bursa sampai tanggal terbit. Periksa harga, kode saham, dan tanggal terbit.`,
  en: `According to the market data, ${ticker} traded between ${inEnglish(low)} and ${inEnglish(high)} on the trading days up to the date of issue. Check the price, the ticker and the date.`,
})
