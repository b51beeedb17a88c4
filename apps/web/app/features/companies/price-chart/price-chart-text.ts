import type { PriceMark } from '@site/contracts/market/prices.ts'
import { companyNames } from '#app/features/companies/company-copy.ts'
import { ratioOfShares } from '#app/features/companies/figures.ts'
import { overviewCopy } from '#app/features/companies/overview/overview-copy.ts'
import { formatDate, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { PriceDrawing } from './price-chart.server.ts'
import { priceChartCopy } from './price-chart-copy.ts'

/** What the candles mean; those without an open are explained only if there are any. */
export function candleText(
  locale: Locale,
  { candles, step }: Pick<PriceDrawing, 'candles' | 'step'>,
): string {
  const words = priceChartCopy[locale]
  return [
    words.candleMeaning(words.steps[step]),
    ...(candles?.bodiless.bodies ? [words.bodilessMeaning] : []),
  ].join(' ')
}

/** Describes an event: `14 Mei 2026: dividen tunai Rp 118 per saham saat itu`. */
export function markText(locale: Locale, mark: PriceMark): string {
  const words = overviewCopy[locale]
  const { date, kind, amount } = mark
  // The amount per share on that date, unlike the adjusted price next to it.
  const value = amount === null ? amountText(locale, mark) : words.perShareThen(amountText(locale, mark))
  return words.mark(formatDate(locale, date), companyNames[locale].marks[kind], value).trim()
}

/** An event next to its day: `dividen tunai Rp 118`. */
export function shortMarkText(locale: Locale, mark: PriceMark): string {
  return `${companyNames[locale].marks[mark.kind]} ${amountText(locale, mark)}`.trim()
}

function amountText(locale: Locale, { amount, ratio }: PriceMark): string {
  return amount !== null
    ? formatRupiah(locale, amount, Number.isInteger(amount) ? 0 : 2)
    : ratio === null
      ? ''
      : ratioOfShares(locale, ratio)
}
