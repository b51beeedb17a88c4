import type { CorporateAction } from '@site/contracts/market/corporate-actions.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { writeActionTab } from './action-kinds.ts'

/** The action in the list of corporate actions of its company; URLs omit the default tab, dividends. */
export function actionPath(
  locale: Locale,
  { id, kind, ticker }: Pick<CorporateAction, 'id' | 'kind' | 'ticker'>,
): string {
  const tab = writeActionTab(locale, kind)
  return `${pathTo('corporateAction', locale, undefined, { tab, ticker })}#${id}`
}
