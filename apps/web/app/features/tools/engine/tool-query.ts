import type { ToolPageName } from '@site/contracts/content/site-pages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { fillPath } from '#app/i18n/path-to.ts'
import { writeNumber } from '#app/i18n/typed-number.ts'

/** The fields of a URL: valid numbers as parsed, other texts as typed. */
export type ToolEntries = readonly (readonly [name: string, value: string | number])[]

/** The query of a calculator in a language, which shows the same entries there. */
export function writeToolQuery(locale: Locale, mode: string | null, entries: ToolEntries): string {
  const query = new URLSearchParams(mode === null ? {} : { mode })
  for (const [name, value] of entries) {
    query.append(name, typeof value === 'number' ? writeNumber(locale, value) : value)
  }
  return query.toString()
}

export function createToolUrl(page: ToolPageName, locale: Locale, query: string): string {
  const path = fillPath(page, locale, {})
  return query === '' ? path : `${path}?${query}`
}
