import type { BondSeries } from '@site/contracts/content/bond-series.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { seriesStatus } from '@site/finance/market-calculators/bond-series.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { computedCopy } from './computed-copy.server.ts'

export type BondOffers = ReturnType<typeof bondOffers>

/** Series that are open or upcoming, by their first day. */
export function bondOffers(locale: Locale, series: readonly BondSeries[], now: Date) {
  const today = dayInJakarta(now)
  const words = computedCopy[locale]
  return series
    .map((each) => ({ ...each, status: seriesStatus(each, today) }))
    .filter(({ status }) => status === 'open' || status === 'upcoming')
    .toSorted((one, other) => one.offerFrom.localeCompare(other.offerFrom))
    .map(({ code, status, offerFrom, offerTo }) => ({
      code,
      status: status === 'open' ? words.offerOpen : words.offerUpcoming,
      period: words.offerPeriod(formatDate(locale, offerFrom), formatDate(locale, offerTo)),
    }))
}
