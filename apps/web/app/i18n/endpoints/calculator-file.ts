import type { Locale } from '#app/i18n/locales.ts'
import { pathTo, type Query, withQuery } from '#app/i18n/path-to.ts'

/** Relative to the calculator page. */
export const planFile = { id: 'rencana.csv', en: 'plan.csv' } as const satisfies Record<Locale, string>

/** The URL of a plan as a CSV file with one row per year; its parameters are those of the page. */
export function calculatorFilePath(locale: Locale, query: Query = {}): string {
  return withQuery(`${pathTo('investmentCalculator', locale)}/${planFile[locale]}`, query)
}
