import type { Locale } from '#app/i18n/locales.ts'
import { fillPath, type PlainPageName } from '#app/i18n/path-to.ts'

/** The calculators of the market. */
export const toolPages = [
  'orderLimits',
  'averagePrice',
  'dividendCalculator',
  'corporateActionCalculator',
  'bondCalculator',
  'marginSimulator',
  'transactionCost',
] as const satisfies readonly PlainPageName[]
export type ToolPageName = (typeof toolPages)[number]

/** Relative to the page; the parameters are those of the page. */
export const toolFiles = {
  table: { id: 'tabel.csv', en: 'table.csv' },
  calendar: { id: 'kalender.ics', en: 'calendar.ics' },
} as const satisfies Record<string, Record<Locale, string>>

export function toolFilePath(page: ToolPageName, locale: Locale, kind: keyof typeof toolFiles): string {
  return `${fillPath(page, locale, {})}/${toolFiles[kind][locale]}`
}
