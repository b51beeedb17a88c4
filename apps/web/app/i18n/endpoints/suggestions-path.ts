import type { Locale } from '#app/i18n/locales.ts'

/** Suggestions of the site search: an endpoint, not a page, so it is not in the page table. */
export const SUGGESTIONS_PATH = '/search-suggestions'
export const suggestionParameters = ['locale', 'q'] as const

/** Normalizes the query, so that equal queries share a cached response. */
export function suggestionsPath(locale: Locale, typed: string): string {
  const q = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  return `${SUGGESTIONS_PATH}?${new URLSearchParams({ locale, q })}`
}
