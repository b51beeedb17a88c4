import type { CorporateActionList } from '@site/contracts/market/corporate-actions.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { corporateActionNames, keyDayNames } from '#app/market/corporate-action-names.ts'
import { daysBetween } from '#app/market/days-between.ts'
import { actionFields } from './action-fields.ts'
import { copy } from './copy.ts'

export type ActionList = ReturnType<typeof actionListOf>
type Section = 'upcoming' | 'unannounced' | 'past'

/** The list in one language, with formatted fields. */
export function actionListOf(locale: Locale, { items, counts, today, page, pageCount }: CorporateActionList) {
  const words = copy[locale]
  const entries = items.map((action) => ({
    id: action.id,
    ticker: action.ticker,
    slug: action.slug,
    shortName: action.shortName,
    status: action.status,
    keyDate: action.keyDate,
    keyDay: corporateActionNames[locale].days[keyDayNames[action.kind]],
    wait:
      action.keyDate !== null && action.isAhead && action.status !== 'cancelled'
        ? words.inDays(daysBetween(today, action.keyDate))
        : null,
    section: sectionOf(action),
    fields: actionFields(locale, action),
  }))
  const sections = (['upcoming', 'unannounced', 'past'] as const)
    .map((key) => ({ key, items: entries.filter(({ section }) => section === key) }))
    .filter((section) => section.items.length > 0)
  return { sections, counts, today, page, pageCount }
}

function sectionOf({ keyDate, isAhead }: CorporateActionList['items'][number]): Section {
  if (!isAhead) {
    return 'past'
  }
  return keyDate === null ? 'unannounced' : 'upcoming'
}
