import type { ToolPageName } from '@site/contracts/content/site-pages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { fillPath } from '#app/i18n/path-to.ts'

/** Relative to the page; the parameters are those of the page. */
export const toolFiles = {
  table: { id: 'tabel.csv', en: 'table.csv' },
  calendar: { id: 'kalender.ics', en: 'calendar.ics' },
} as const satisfies Record<string, Record<Locale, string>>

export function toolFilePath(page: ToolPageName, locale: Locale, kind: keyof typeof toolFiles): string {
  return `${fillPath(page, locale, {})}/${toolFiles[kind][locale]}`
}
