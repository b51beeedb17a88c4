import type { CorporateActionKind } from '@site/contracts/market/corporate-actions.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo, type Query, withQuery } from '#app/i18n/path-to.ts'

/** Relative to the corporate actions page. */
export const calendarFolder = { id: 'kalender', en: 'calendar' } as const satisfies Record<Locale, string>
export const tableFile = { id: 'aksi-korporasi.csv', en: 'corporate-actions.csv' } as const satisfies Record<
  Locale,
  string
>

/** The table's query parameters: those of the list, without its page number. */
export const tableQuery = ['tab', 'ticker', 'status', 'from', 'to'] as const

/** The name of the calendar for all kinds; too short for a ticker. */
export const allKinds = 'all'

/** The URL of the calendar for one kind of action, for all of them, or for one company. */
export function actionCalendarPath(
  locale: Locale,
  of: CorporateActionKind | typeof allKinds | { ticker: string },
): string {
  const name = typeof of === 'string' ? of : of.ticker.toLowerCase()
  return `${pathTo('corporateAction', locale)}/${calendarFolder[locale]}/${name}.ics`
}

export function actionTablePath(locale: Locale, query: Query = {}): string {
  return withQuery(`${pathTo('corporateAction', locale)}/${tableFile[locale]}`, query)
}
