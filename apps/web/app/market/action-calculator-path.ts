import type { CorporateAction } from '@site/contracts/market/corporate-actions.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { describeHolderAction } from './holder-actions/describe-holder-action.ts'
import { type HolderAction, isHolderAction } from './holder-actions/holder-action.ts'
import { amountOfToday } from './restated-dividend.ts'

/** The calculator filled in with an announced action; null for actions without one, and canceled ones. */
export function actionCalculatorPath(locale: Locale, action: CorporateAction): string | null {
  const { ticker } = action
  if (action.status === 'cancelled') return null
  const shares = (kind: string, old: number, issued: number) =>
    pathTo('corporateActionCalculator', locale, undefined, { mode: 'shares', ticker, kind, old, new: issued })
  switch (action.kind) {
    case 'bonus':
      return shares('bonus', action.ratioOld, action.ratioNew)
    case 'stock-merge-split':
      return shares(action.type, action.ratioOld, action.ratioNew)
    case 'dividend': {
      const { form, currency, ratio, paymentDate } = action
      const amount = amountOfToday(action)
      if (form === 'stock') return ratio && shares('stockDividend', ratio.old, ratio.new)
      if (currency !== 'IDR' || amount === null) return null
      // In the notation of the language, which the form reads.
      const perShare = formatNumber(locale, amount, (String(amount).split('.')[1] ?? '').length)
      return pathTo('dividendCalculator', locale, undefined, { ticker, perShare, paymentDate })
    }
    default:
      return isHolderAction(action) ? writeHolderPath(locale, action) : null
  }
}

function writeHolderPath(locale: Locale, action: HolderAction): string | null {
  const { calculator } = describeHolderAction(locale, action)
  return calculator && pathTo('corporateActionCalculator', locale, undefined, calculator)
}
