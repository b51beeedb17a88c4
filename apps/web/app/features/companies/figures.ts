import type { PriceRow } from '@site/contracts/market/prices.ts'
import type { Ratio } from '@site/contracts/market/values.ts'
import { formatNumber, formatPercent, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Figure, perShareDecimals } from '#app/market/ratio-figure.ts'
import { isAbsent, missing, ratioReasons } from '#app/market/ratio-reasons.ts'
import type { AmountUnit } from './company-view.ts'
import { amountIn } from './statement-amounts.ts'

/** A line of a statement in the unit and with the decimals of its table; per-share figures have their own. */
export function statementFigure(
  locale: Locale,
  value: number | null,
  { isPerShare, unit, decimals }: { isPerShare: boolean; unit: AmountUnit; decimals: number },
): string {
  if (value === null) {
    return missing
  }
  if (isPerShare) {
    return formatNumber(locale, value, perShareDecimals(value))
  }
  const amount = amountIn(unit, value)
  // Values that round to zero have no sign.
  return formatNumber(locale, Math.abs(amount) * 10 ** decimals < 0.5 ? 0 : amount, decimals)
}

export interface Growth extends Figure {
  readonly direction: 'up' | 'down' | 'level'
}

/** Growth in percent with its sign; null if it is absent. */
export function growthFigure(locale: Locale, growth: Ratio): Growth | null {
  if (isAbsent(growth)) {
    return null
  }
  if (growth === 'notMeaningful') {
    return { ...ratioReasons[locale].notMeaningful, direction: 'level' }
  }
  const tenths = Math.round(growth * 10) / 10
  const text = formatPercent(locale, fractionOfPercent(tenths), 1)
  if (tenths === 0) {
    return { text: formatPercent(locale, 0, 1), direction: 'level' }
  }
  return tenths > 0 ? { text: `+${text}`, direction: 'up' } : { text, direction: 'down' }
}

/** A number of shares with a plus sign for an increase. */
export function signedNumber(locale: Locale, value: number): string {
  return `${value > 0 ? '+' : ''}${formatNumber(locale, value)}`
}

/** What foreign investors bought more than they sold, in shares; null if one of the two is unknown. */
export function foreignNet({
  foreignBuy,
  foreignSell,
}: Pick<PriceRow, 'foreignBuy' | 'foreignSell'>): number | null {
  return foreignBuy === null || foreignSell === null ? null : foreignBuy - foreignSell
}
