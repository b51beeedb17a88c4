import type { NamedResult } from '@site/finance/calculators/named-results.ts'
import { formatNumber, formatPercent, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import type { WhatIfFigure } from './what-if.ts'

/** Formats a result; everything but ages, durations, shares and booleans is in rupiah. */
export function resultText(
  locale: Locale,
  { name, value }: { name: NamedResult['name'] | WhatIfFigure; value: NamedResult['value'] },
): string {
  const words = copy[locale]
  if (typeof value === 'boolean') {
    return value ? words.yes : words.no
  }
  switch (name) {
    case 'fundedPercent':
      return formatPercent(locale, value / 100, 0)
    case 'yearsToRetirement':
      return words.yearCount(formatNumber(locale, value))
    case 'retirementMonths':
      return words.monthCount(formatNumber(locale, value))
    default:
      return formatRupiah(locale, value)
  }
}
