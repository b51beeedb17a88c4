import type { CompanyRow } from '@site/contracts/market/companies.ts'
import { countDecimals, formatDateShort, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'

const id = {
  suspended: (since: string) => `perdagangan dihentikan sejak ${since}`,
  stopped: 'perdagangan dihentikan',
  delisted: (last: string) => `tidak lagi tercatat, hari terakhir ${last}`,
}
const en: typeof id = {
  suspended: (since) => `trading suspended since ${since}`,
  stopped: 'trading suspended',
  delisted: (last) => `no longer listed, last day ${last}`,
}
const copy = { id, en }

type SuggestedRow = Pick<
  CompanyRow,
  'ticker' | 'name' | 'sector' | 'quote' | 'isSuspended' | 'suspendedSince' | 'delistedOn'
>

/** A company as the fields for a ticker suggest it: with its last close, and why nobody can trade it. */
export function describeSuggestion(locale: Locale, { ticker, name, sector, quote, ...row }: SuggestedRow) {
  return {
    ticker,
    name: name[locale],
    detail: [
      sector?.name[locale],
      quote && formatRupiah(locale, quote.close, countDecimals(quote.close)),
      quote && formatDateShort(locale, quote.date),
      findObstacle(locale, row),
    ]
      .filter(Boolean)
      .join(' · '),
  }
}

function findObstacle(
  locale: Locale,
  {
    isSuspended,
    suspendedSince,
    delistedOn,
  }: Pick<SuggestedRow, 'isSuspended' | 'suspendedSince' | 'delistedOn'>,
): string {
  const words = copy[locale]
  if (delistedOn !== null) return words.delisted(formatDateShort(locale, delistedOn))
  if (!isSuspended) return ''
  return suspendedSince === null ? words.stopped : words.suspended(formatDateShort(locale, suspendedSince))
}
