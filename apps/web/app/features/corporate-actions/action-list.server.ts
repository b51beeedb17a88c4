import type { CorporateActionList } from '@site/contracts/market/corporate-actions.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { actionFields } from './action-fields.ts'

export type ActionList = ReturnType<typeof actionListOf>

/** The list in one language, each field as it is shown. */
export function actionListOf(locale: Locale, { items, counts, today, page, pageCount }: CorporateActionList) {
  return {
    items: items.map((action) => ({
      id: action.id,
      ticker: action.ticker,
      slug: action.slug,
      shortName: action.shortName,
      status: action.status,
      keyDate: action.keyDate,
      isAhead: action.isAhead,
      fields: actionFields(locale, action),
    })),
    counts,
    today,
    page,
    pageCount,
  }
}
