import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { describeUntraded } from '#app/market/untraded-notice.ts'
import type { ToolFacts } from './tool-facts.ts'
import type { FieldView } from './tool-form.ts'

const id = {
  closed: (day: string) => `Bursa tutup pada ${day}: tidak ada transaksi pada hari itu.`,
}

const en: typeof id = {
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
    return (share && describeUntraded(locale, ticker, share, today)) ?? []
  })
  const day = fields.some(({ name, kind }) => name === 'day' && kind === 'day') ? shown.day : undefined
  return [
    ...untraded,
    ...(day !== undefined && isClosed(day, facts.holidays)
      ? [copy[locale].closed(formatDate(locale, day))]
      : []),
  ]
}

/** A weekend or a known holiday; not a day of a year whose holidays are unknown. */
function isClosed(day: string, holidays: readonly string[]): boolean {
  if (Number.isNaN(Date.parse(day))) return false
  const kind = tradingCalendar(holidays).classifyDay(day)
  return kind === 'weekend' || kind === 'holiday'
}
