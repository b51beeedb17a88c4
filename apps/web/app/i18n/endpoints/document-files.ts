import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'

/** Relative to the page of products and services. */
export const documentFolder = { id: 'dokumen', en: 'documents' } as const satisfies Record<Locale, string>

/** The general RIPLAY of an account type or product. */
export const riplayFile = (key: string) => `riplay-${key.toLowerCase()}.pdf`

const summaryPrefix = { id: 'ringkasan', en: 'summary' } as const satisfies Record<Locale, string>

/** The summary of a fund. */
export const fundSummaryFile = (locale: Locale, code: string) =>
  `${summaryPrefix[locale]}-${code.toLowerCase()}.pdf`

export function documentPath(locale: Locale, file: string): string {
  return `${pathTo('productsAndServices', locale)}/${documentFolder[locale]}/${file}`
}
