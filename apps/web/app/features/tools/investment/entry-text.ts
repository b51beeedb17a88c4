import { type CalculatorField, calculatorLimits } from '@site/finance/calculators/calculator-limits.ts'
import { formatNumber, formatPercent, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'

export function entryText(locale: Locale, field: CalculatorField, value: number): string {
  switch (calculatorLimits[field].kind) {
    case 'rupiah':
      return formatRupiah(locale, value)
    case 'percent':
      return formatPercent(locale, value)
    case 'years':
      return copy[locale].yearCount(formatNumber(locale, value))
  }
}
