import type { Locale } from '#app/i18n/locales.ts'

/** Company suggestions of the comparison field: an endpoint, not a page, so it is not in the page table. */
export const COMPANY_SUGGESTIONS_PATH = '/company-suggestions'
export const companySuggestionParameters = ['locale', 'q'] as const

/** Normalizes the query, so that equal queries share a cached response. */
export function companySuggestionsPath(locale: Locale, typed: string): string {
  const q = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  return `${COMPANY_SUGGESTIONS_PATH}?${new URLSearchParams({ locale, q })}`
}
