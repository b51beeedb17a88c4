import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { figuresIn } from './figures.ts'
import type { ShareFacts, ToolFacts } from './tool-facts.ts'
import type { FieldView } from './tool-form.ts'

const id = {
  suspended: (ticker: string, since: string) =>
    `Perdagangan ${ticker} dihentikan sejak ${since}: bursa tidak menerima order saham ini.`,
  delisted: (ticker: string, last: string) =>
    `${ticker} tidak lagi tercatat di bursa. Hari perdagangan terakhirnya ${last}.`,
  lastPrice: (price: string, day: string) => `Harga terakhirnya ${price} pada ${day}.`,
  closed: (day: string) => `Bursa tutup pada ${day}: tidak ada transaksi pada hari itu.`,
}

const en: typeof id = {
  suspended: (ticker, since) =>
    `Trading in ${ticker} has been suspended since ${since}: the exchange accepts no orders for this share.`,
  delisted: (ticker, last) => `${ticker} is no longer listed on the exchange. Its last day was ${last}.`,
  lastPrice: (price, day) => `Its last price was ${price} on ${day}.`,
  closed: (day) => `The exchange is closed on ${day}: nothing is traded on that day.`,
}

const copy = { id, en }

interface Entries {
  readonly locale: Locale
  readonly today: string
  readonly facts: ToolFacts
  readonly fields: readonly FieldView[]
  /** What the fields show. */
  readonly shown: Readonly<Record<string, string>>
}

/** What a visitor must know before a result: shares that cannot be traded, and a day without trading. */
export function findTradingNotices({ locale, today, facts, fields, shown }: Entries): string[] {
  const tickers = fields.flatMap(({ name, kind }) => (kind === 'ticker' ? [shown[name] ?? ''] : []))
  const untraded = [...new Set(tickers)].flatMap((ticker) => {
    const share = facts.shares[ticker]
    return share === undefined ? [] : untradedNotices(locale, ticker, share, today)
  })
  const day = fields.some(({ name, kind }) => name === 'day' && kind === 'day') ? shown.day : undefined
  return [
    ...untraded,
    ...(day !== undefined && isClosed(day, facts.holidays)
      ? [copy[locale].closed(formatDay(locale, day))]
      : []),
  ]
}

const formatDay = (locale: Locale, day: string) => figuresIn(locale).day(day)

function untradedNotices(locale: Locale, ticker: string, share: ShareFacts, today: string): string[] {
  const words = copy[locale]
  const { suspendedSince, delistedOn, latestPrice } = share
  const isDelisted = delistedOn !== null && delistedOn < today
  const isSuspended = suspendedSince !== null && suspendedSince <= today
  if (!isDelisted && !isSuspended) return []
  const reason = isDelisted
    ? words.delisted(ticker, formatDay(locale, delistedOn))
    : words.suspended(ticker, formatDay(locale, suspendedSince ?? today))
  if (latestPrice === null) return [reason]
  const { rupiah, day } = figuresIn(locale)
  return [`${reason} ${words.lastPrice(rupiah(latestPrice.close), day(latestPrice.date))}`]
}

/** A weekend or a known holiday; not a day of a year whose holidays are unknown. */
function isClosed(day: string, holidays: readonly string[]): boolean {
  if (Number.isNaN(Date.parse(day))) return false
  const kind = tradingCalendar(holidays).classifyDay(day)
  return kind === 'weekend' || kind === 'holiday'
}
