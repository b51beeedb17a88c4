import { findPage, type ToolPageName } from '@site/contracts/content/site-pages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { fillPath } from '#app/i18n/path-to.ts'

const fileNames = {
  table: { id: 'tabel.csv', en: 'table.csv' },
  calendar: { id: 'kalender.ics', en: 'calendar.ics' },
} as const satisfies Record<string, Record<Locale, string>>

type ToolFileKind = keyof typeof fileNames

/** Only their results have days. */
const calendarPages: readonly ToolPageName[] = ['bondCalculator', 'dividendCalculator']

export function listToolFiles(page: ToolPageName): readonly ToolFileKind[] {
  return calendarPages.includes(page) ? ['table', 'calendar'] : ['table']
}

/** Relative to the page; the parameters are those of the page. */
export function findToolFileName(page: ToolPageName, locale: Locale, kind: ToolFileKind): string {
  const { tableFile } = findPage(page)
  const names = kind === 'table' && tableFile ? tableFile : fileNames[kind]
  return names[locale]
}

export function toolFilePath(page: ToolPageName, locale: Locale, kind: ToolFileKind): string {
  return `${fillPath(page, locale, {})}/${findToolFileName(page, locale, kind)}`
}
