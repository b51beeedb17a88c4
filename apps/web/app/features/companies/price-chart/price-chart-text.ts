import type { PriceMark } from '@site/contracts/market/prices.ts'
import { companyNames } from '#app/features/companies/company-copy.ts'
import { ratioOfShares } from '#app/features/companies/figures.ts'
import { overviewCopy } from '#app/features/companies/overview/overview-copy.ts'
import { formatDate, formatNumber, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { priceChartCopy } from './price-chart-copy.ts'
import type { ChartStep } from './price-chart-points.server.ts'

/** Below this, adjusted prices have two decimals. */
const HUNDREDTHS_BELOW = 100

/** Traded prices are integers; small adjusted prices need decimals. */
export function formatPrice(locale: Locale, price: number): string {
  return formatNumber(locale, price, price >= HUNDREDTHS_BELOW || Number.isInteger(price) ? 0 : 2)
}

/** What the candles mean; those without an open are explained only if there are any. */
export function candleText(
  locale: Locale,
  { candles, candleStep }: { candles: { readonly bodiless: string }; candleStep: ChartStep },
): string {
  const words = priceChartCopy[locale]
  return [
    words.candleMeaning(words.steps[candleStep]),
    ...(candles.bodiless === '' ? [] : [words.bodilessMeaning]),
  ].join(' ')
}

/** Describes an event: `14 Mei 2026: dividen tunai Rp 118 per saham saat itu`. */
export function markText(locale: Locale, { date, kind, amount, ratio }: PriceMark): string {
  const words = overviewCopy[locale]
  const value =
    amount !== null
      ? // The amount per share on that date, unlike the adjusted price next to it.
        words.perShareThen(formatRupiah(locale, amount, Number.isInteger(amount) ? 0 : 2))
      : ratio === null
        ? ''
        : ratioOfShares(locale, ratio)
  return words.mark(formatDate(locale, date), companyNames[locale].marks[kind], value).trim()
}
