import type { CorporateAction } from '@site/contracts/market/corporate-actions.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { actionTabNames, writeActionTab } from '#app/market/action-tab-names.ts'

/** The action in the list of corporate actions of its company; URLs omit the default tab, dividends. */
export function actionPath(
  locale: Locale,
  { id, kind, ticker }: Pick<CorporateAction, 'id' | 'kind' | 'ticker'>,
): string {
  const tab = writeActionTab(locale, kind)
  return `${pathTo('corporateAction', locale, undefined, { tab, ticker })}#${id}`
}

/** The list of all kinds, of one company or of all of them. */
export function allActionsPath(locale: Locale, ticker: string | null = null): string {
  return pathTo('corporateAction', locale, undefined, { tab: actionTabNames.all[locale], ticker })
}
