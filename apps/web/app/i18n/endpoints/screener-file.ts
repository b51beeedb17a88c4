import { screenedFigures } from '@site/contracts/market/screener.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo, type Query, withQuery } from '#app/i18n/path-to.ts'

/** Relative to the screener's page. */
export const screenerFile = { id: 'penyaring-saham.csv', en: 'stock-screener.csv' } as const satisfies Record<
  Locale,
  string
>

/** The query parameters of the file: those of the page, without its page number. */
export const screenerQuery: readonly string[] = [
  ...screenedFigures.flatMap((figure) => [`${figure}Min`, `${figure}Max`]),
  'sector',
  'board',
  'index',
  'sharia',
  'notation',
  'sort',
]

export function screenerFilePath(locale: Locale, query: Query): string {
  return withQuery(`${pathTo('stockScreener', locale)}/${screenerFile[locale]}`, query)
}
