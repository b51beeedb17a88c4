import type { CorporateActionKind } from '@site/contracts/market/corporate-actions.ts'
import { type Locale, locales } from './locales.ts'
import { pageOf } from './pages.ts'
import { pathTo, type Query, withQuery } from './path-to.ts'

/** Below the page of corporate actions. */
const calendarFolder = { id: 'kalender', en: 'calendar' } as const satisfies Record<Locale, string>
const tableFile = { id: 'aksi-korporasi.csv', en: 'corporate-actions.csv' } as const satisfies Record<
  Locale,
  string
>

/** The parameters that the table takes: those of the list, without its page. */
const tableQuery = ['tab', 'ticker', 'status', 'from', 'to'] as const

/** Calendars and the table of corporate actions, made and kept like pages. */
export const actionDocuments = locales.flatMap((locale) => {
  const folder = `${locale}/${pageOf('corporateAction').path[locale]}`
  return [
    {
      id: `${locale}/actions/calendar`,
      file: 'features/corporate-actions/action-calendar.route.ts',
      path: `${folder}/${calendarFolder[locale]}/:name`,
    },
    {
      id: `${locale}/actions/table`,
      file: 'features/corporate-actions/action-table.route.ts',
      path: `${folder}/${tableFile[locale]}`,
    },
  ]
})

/** The calendar of a kind of action, or of everything that one company does. */
export function actionCalendarPath(locale: Locale, of: CorporateActionKind | { ticker: string }): string {
  const name = typeof of === 'string' ? of : of.ticker.toLowerCase()
  return `${pathTo('corporateAction', locale)}/${calendarFolder[locale]}/${name}.ics`
}

export function actionTablePath(locale: Locale, query: Query = {}): string {
  return withQuery(`${pathTo('corporateAction', locale)}/${tableFile[locale]}`, query)
}

/** The parameters that a document below the page of corporate actions takes; null for every other path. */
export function actionDocumentQuery(pathname: string): readonly string[] | null {
  for (const locale of locales) {
    const folder = pathTo('corporateAction', locale)
    if (pathname === `${folder}/${tableFile[locale]}`) {
      return tableQuery
    }
    if (pathname.startsWith(`${folder}/${calendarFolder[locale]}/`)) {
      return []
    }
  }
  return null
}
