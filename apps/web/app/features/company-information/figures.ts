import type { Ratio, ratioUnits } from '@site/contracts/market/values.ts'
import { formatNumber, formatPercent, formatRupiah, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'

export type RatioUnit = (typeof ratioUnits)[number]

export interface Figure {
  readonly text: string
  /** What an abbreviated text stands for. */
  readonly meaning?: string
}

const notMeaningful = {
  id: { text: 't.b.', meaning: 'tidak bermakna' },
  en: { text: 'n.m.', meaning: 'not meaningful' },
} as const satisfies Record<Locale, Figure>

const missing = '–'

/** Below this, rupiah for one share show their hundredths. */
const HUNDREDTHS_BELOW = 100

/** Brief, "ratioDisplay": x and % with two decimals, rupiah with decimals only below Rp100. */
export function ratioFigure(locale: Locale, ratio: Ratio, unit: RatioUnit): Figure {
  if (ratio === 'notMeaningful') {
    return notMeaningful[locale]
  }
  if (ratio === 'missing') {
    return { text: missing }
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

/** A line of a statement; `isWhole` says that the statement's amounts have no fractions. */
export function statementFigure(
  locale: Locale,
  value: number | null,
  { isPerShare, isWhole }: { isPerShare: boolean; isWhole: boolean },
): string {
  if (value === null) {
    return missing
  }
  if (isPerShare) {
    return formatNumber(locale, value, perShareDecimals(value))
  }
  return formatNumber(locale, value, isWhole ? 0 : 2)
}

function perShareDecimals(value: number): number {
  return Math.abs(value) < HUNDREDTHS_BELOW ? 2 : 0
}

/** A number of shares with the sign of an increase. */
export function signedNumber(locale: Locale, value: number): string {
  return `${value > 0 ? '+' : ''}${formatNumber(locale, value)}`
}

/** `4 : 1`: old shares to new ones. */
export function ratioOfShares(locale: Locale, ratio: { old: number; new: number }): string {
  return `${formatNumber(locale, ratio.old)} : ${formatNumber(locale, ratio.new)}`
}
