import type { Locale } from '#app/i18n/locales.ts'

/** Where the field of a comparison asks for companies: no page, and so not in the slug table. */
export const COMPANY_SUGGESTIONS_PATH = '/company-suggestions'
/** The parameters of a question for companies. */
export const companySuggestionParameters = ['locale', 'q'] as const

/** One question has one address, however it is typed: answers are kept for a short time. */
export function companySuggestionsPath(locale: Locale, typed: string): string {
  const q = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  return `${COMPANY_SUGGESTIONS_PATH}?${new URLSearchParams({ locale, q })}`
}
