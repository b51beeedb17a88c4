import type { Screener } from '@site/contracts/market/screener.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { rowCopy } from './row-copy.server.ts'
import type { ExampleRow } from './tool-rows.server.ts'

/** Round examples, not a recommendation. */
export const screenedFor = { perMax: 15, roeMin: 12, dividendYieldMin: 3 } as const

/** How many shares the screener finds today; null: the market service is unavailable. */
export function describeScreenerRow(
  locale: Locale,
  found: Pick<Screener, 'total' | 'boards'> | null,
): ExampleRow {
  const words = rowCopy[locale]
  const to = pathTo('stockScreener', locale, undefined, screenedFor)
  if (found === null) return { example: words.noMarket, value: '', basis: '', to }
  const all = found.boards.reduce((sum, { count }) => sum + count, 0)
  return {
    example: words.stockScreener(screenedFor.perMax, screenedFor.roeMin, screenedFor.dividendYieldMin),
    value: words.shareCount(formatNumber(locale, found.total)),
    basis: words.countAll(formatNumber(locale, all)),
    to,
  }
}
