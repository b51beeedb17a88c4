import type { Ratio, ratioUnits } from '@site/contracts/market/values.ts'
import { formatNumber, formatPercent, formatRupiah, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { ratioReasons } from './ratio-reasons.ts'

export type RatioUnit = (typeof ratioUnits)[number]

export interface Figure {
  readonly text: string
  /** The long form of an abbreviation. */
  readonly meaning?: string
}

/** Below this, rupiah per share have two decimals. */
const HUNDREDTHS_BELOW = 100

/** x and % with two decimals, rupiah with decimals only below Rp100. */
export function ratioFigure(locale: Locale, ratio: Ratio, unit: RatioUnit): Figure {
  if (typeof ratio === 'string') {
    return ratioReasons[locale][ratio]
  }
  switch (unit) {
    case 'x':
      return { text: `${formatNumber(locale, ratio, 2)}x` }
    case '%':
      return { text: formatPercent(locale, fractionOfPercent(ratio)) }
    case 'Rp':
      return { text: formatRupiah(locale, ratio, perShareDecimals(ratio)) }
  }
}

export function perShareDecimals(value: number): number {
  return Math.abs(value) < HUNDREDTHS_BELOW ? 2 : 0
}
