import { clockInJakarta, dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { dayAfter, dayBefore } from '@site/finance/days.ts'
import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import { wibDay } from '#cms/base/time/wib-time.ts'
import { readLatestDay } from '#cms/subjects/recommendations/market-data.ts'
import type { Finding, Reader } from './source.ts'

/** As the alert `ImportMissing`: the prices of a day are due by then. */
const dueClock = '18:30'

/** Days after `latest`: the trading days whose prices are due, and the years whose holidays are unknown. */
export function lateDays(latest: string, holidays: readonly string[], now: Date) {
  const today = dayInJakarta(now)
  const newestDue = clockInJakarta(now) < dueClock ? dayBefore(today) : today
  const { kindOf, missedDays } = tradingCalendar(holidays)
  const days: string[] = []
  for (let day = dayAfter(latest); day <= newestDue; day = dayAfter(day)) days.push(day)
  const unknown = days.filter((day) => kindOf(day) === 'unknown').map((day) => day.slice(0, 4))
  return { late: missedDays(days), unknownYears: [...new Set(unknown)] }
}

/** Trading days without prices, companies whose latest price is unlikely, and prices that lack a corporate action. */
export async function readMarketData({ now }: Reader): Promise<Finding> {
  const latest = await readLatestDay()
  if (latest === null) {
    return {
      count: null,
      note: { id: 'Layanan data pasar tidak merespons.', en: 'The market service does not respond.' },
    }
  }
  const { date, marked = [], breaks, holidays } = latest
  if (date === null) return { count: null, note: { id: 'Belum ada harga.', en: 'There are no prices yet.' } }
  const days = lateDays(date, holidays, now)
  const late = days.late.length
  const years = days.unknownYears.join(', ')
  const unknownText = {
    id: ` Libur bursa ${years} belum diketahui, jadi hari kerja tanpa harga mungkin libur.`,
    en: ` The exchange holidays of ${years} are not known, so weekdays without prices may be holidays.`,
  }
  const lateText = { id: `Hari bursa tanpa harga: ${late}`, en: `Trading days without prices: ${late}` }
  const tickers = marked.join(', ')
  const markedText = { id: `Harga janggal: ${tickers}`, en: `Unlikely prices: ${tickers}` }
  const broken = breaks.map((each) => `${each.ticker} ${each.date}`).join(', ')
  const brokenText = {
    id: `Harga tanpa aksi korporasi yang menjelaskannya: ${broken}`,
    en: `Prices that lack a corporate action: ${broken}`,
  }
  return {
    count: late + marked.length + breaks.length,
    note: {
      id: `Harga terbaru: ${wibDay(date, 'id')}.${years === '' ? '' : unknownText.id}`,
      en: `Latest prices: ${wibDay(date, 'en')}.${years === '' ? '' : unknownText.en}`,
    },
    parts: [
      ...(late > 0 ? [{ text: lateText }] : []),
      ...(marked.length > 0 ? [{ text: markedText }] : []),
      ...(breaks.length > 0 ? [{ text: brokenText }] : []),
    ],
  }
}
