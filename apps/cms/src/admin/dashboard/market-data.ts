import { wibDay } from '#cms/base/time/wib-time.ts'
import { listLateDays } from '#cms/subjects/market-data/late-days.ts'
import { readLatestDay } from '#cms/subjects/market-data/read-market-data.ts'
import type { Finding, Reader } from './source.ts'

const page = '/admin/market-data'

/** Trading days without prices, companies whose latest price is unlikely, and prices that lack a corporate action. */
export async function readMarketData({ now, user }: Reader): Promise<Finding> {
  // The page is for editors and admins.
  const linkTo = (section: string) => (user.role === 'reviewer' ? {} : { href: `${page}${section}` })
  const latest = await readLatestDay()
  if (latest === null) {
    return {
      ...linkTo(''),
      count: null,
      note: { id: 'Layanan data pasar tidak merespons.', en: 'The market service does not respond.' },
    }
  }
  const { date, marked = [], breaks, holidays } = latest
  if (date === null) {
    const note = { id: 'Belum ada harga.', en: 'There are no prices yet.' }
    return { ...linkTo(''), count: null, note }
  }
  const days = listLateDays(date, holidays, now)
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
    ...linkTo(''),
    count: late + marked.length + breaks.length,
    note: {
      id: `Harga terbaru: ${wibDay(date, 'id')}.${years === '' ? '' : unknownText.id}`,
      en: `Latest prices: ${wibDay(date, 'en')}.${years === '' ? '' : unknownText.en}`,
    },
    parts: [
      ...(late > 0 ? [{ text: lateText, ...linkTo('#days') }] : []),
      ...(marked.length > 0 ? [{ text: markedText, ...linkTo('#unlikely') }] : []),
      ...(breaks.length > 0 ? [{ text: brokenText, ...linkTo('#breaks') }] : []),
    ],
  }
}
