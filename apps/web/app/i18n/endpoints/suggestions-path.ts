import type { Locale } from '#app/i18n/locales.ts'

/** Where the search field of every page asks for suggestions: no page, and so not in the slug table. */
export const SUGGESTIONS_PATH = '/search-suggestions'
/** The parameters of a question for suggestions. */
export const suggestionParameters = ['locale', 'q'] as const

/** One question has one address, however it is typed: answers are kept for a short time. */
export function suggestionsPath(locale: Locale, typed: string): string {
  const q = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  return `${SUGGESTIONS_PATH}?${new URLSearchParams({ locale, q })}`
}
