import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Company } from '@site/contracts/market/company.ts'
import type { Holiday } from '@site/contracts/market/holidays.ts'
import { callAuctionsOn, nextMatching } from '@site/finance/call-auctions.ts'
import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { formatClockSpan, secondInJakarta } from '#app/market/clock-times.server.ts'

const id = {
  rule: (since: string) =>
    `Diperdagangkan dengan lelang berkala papan pemantauan khusus, berlaku sejak ${since}.`,
  next: (day: string, session: number, times: string) =>
    `Pencocokan berikutnya pada ${day}: sesi ${session}, ${times} WIB.`,
  others: 'Jadwal lengkap di idx.co.id.',
  link: 'Cara kerja lelang berkala',
}
const en: typeof id = {
  rule: (since) => `Trades by the call auctions of the watchlist board, in force since ${since}.`,
  next: (day, session, times) => `Next matching on ${day}: session ${session}, ${times} WIB.`,
  others: 'Full timetable at idx.co.id.',
  link: 'How call auctions work',
}
const copy = { id, en }

interface AuctionNotice {
  readonly text: string
  readonly link: { readonly to: string; readonly label: string }
}

type Listed = Pick<Company, 'board' | 'suspension' | 'delistedOn'>

/**
 * How a share of the watchlist trades, with the next matching of today if its time and the holidays are known; empty
 * for other shares. It names the day, as pages are cached.
 */
export function describeAuctions(
  locale: Locale,
  { board, suspension, delistedOn }: Listed,
  now: Date,
  holidays: readonly Holiday[] | null,
): { readonly auctions?: AuctionNotice } {
  const day = dayInJakarta(now)
  const table = callAuctionsOn(day)
  if (board?.code !== 'W' || suspension !== null || delistedOn !== null || table === null) return {}
  const words = copy[locale]
  const calendar = holidays && tradingCalendar(holidays.map(({ date }) => date))
  const isOpen = calendar?.classifyDay(day) === 'open'
  const next = isOpen ? nextMatching(day, secondInJakarta(now)) : null
  const auctions = {
    text: [
      words.rule(formatDate(locale, table.since)),
      ...(next ? [words.next(formatDate(locale, day), next.session, formatClockSpan(locale, next))] : []),
      words.others,
    ].join(' '),
    link: { to: `${pathTo('exchangeCalendar', locale)}#auctions`, label: words.link },
  }
  return { auctions }
}
