import type { Dividend } from '@site/contracts/market/corporate-actions.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { actionCopy } from './action-copy.ts'
import { shareEventNames } from './share-event-names.ts'

type RestatedDividend = Pick<Dividend, 'amountPerShare' | 'sharesSince'>

/** For one share of today, in the currency of the dividend; null if it has no amount, or the shares have changed unknown. */
export function amountOfToday({ amountPerShare, sharesSince }: RestatedDividend): number | null {
  const factor = sharesSince === null ? 1 : sharesSince.factor
  // Six decimals, as the calculators accept.
  return amountPerShare === null || factor === null ? null : Number((amountPerShare * factor).toFixed(6))
}

/** Before which event an amount was announced: an amount of other shares than those of today. */
export function beforeEvent(
  locale: Locale,
  { kind, date }: Pick<NonNullable<Dividend['sharesSince']>, 'kind' | 'date'>,
): string {
  const day = formatDate(locale, date)
  return kind === 'unknown'
    ? actionCopy[locale].beforeUnknown(day)
    : actionCopy[locale].before(shareEventNames[locale][kind], day)
}
