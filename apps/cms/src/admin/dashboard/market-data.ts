import { clockInJakarta, dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { dayAfter, dayBefore } from '@site/finance/days.ts'
import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import { wibDay } from '#cms/base/time/wib-time.ts'
import { readLatestDay } from '#cms/subjects/recommendations/market-data.ts'
import type { Finding, Reader } from './source.ts'

/** As the alert `ImportMissing`: the prices of a day are due by then. */
const dueClock = '18:30'

/** The trading days after `latest` whose prices are due. */
export function lateDays(latest: string, holidays: readonly string[], now: Date): string[] {
  const today = dayInJakarta(now)
  const newestDue = clockInJakarta(now) < dueClock ? dayBefore(today) : today
  const { kindOf } = tradingCalendar(holidays)
  const late: string[] = []
  for (let day = dayAfter(latest); day <= newestDue; day = dayAfter(day)) {
    if (!['weekend', 'holiday'].includes(kindOf(day))) late.push(day)
  }
  return late
}

/** Trading days without prices, and companies whose latest price is unlikely. */
export async function readMarketData({ now }: Reader): Promise<Finding> {
  const latest = await readLatestDay()
  if (latest === null) {
    return {
      count: null,
      note: { id: 'Layanan data pasar tidak merespons.', en: 'The market service does not respond.' },
    }
  }
  const { date, marked = [], holidays } = latest
  if (date === null) return { count: null, note: { id: 'Belum ada harga.', en: 'There are no prices yet.' } }
  const late = lateDays(date, holidays, now).length
  const lateText = { id: `Hari bursa tanpa harga: ${late}`, en: `Trading days without prices: ${late}` }
  const tickers = marked.join(', ')
  const markedText = { id: `Harga janggal: ${tickers}`, en: `Unlikely prices: ${tickers}` }
  return {
    count: late + marked.length,
    note: { id: `Harga terbaru: ${wibDay(date, 'id')}.`, en: `Latest prices: ${wibDay(date, 'en')}.` },
    parts: [...(late > 0 ? [{ text: lateText }] : []), ...(marked.length > 0 ? [{ text: markedText }] : [])],
  }
}
