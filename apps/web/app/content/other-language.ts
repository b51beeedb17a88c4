import { isLocale, type Locale } from '#app/i18n/locales.ts'

/** Where a document is that the language at hand lacks. */
export interface OtherLanguage {
  readonly locale: Locale
  readonly title: string
  readonly path: string
}

/**
 * What a page that was not found knows of the document in the other language; null where there is none. Checked by
 * hand: every page carries this, and should not carry the contracts' schemas for it.
 */
export function otherLanguageOf(errorData: unknown): OtherLanguage | null {
  return isRecord(errorData) && isOtherLanguage(errorData.otherLanguage) ? errorData.otherLanguage : null
}

function isOtherLanguage(value: unknown): value is OtherLanguage {
  return (
    isRecord(value) &&
    isLocale(value.locale) &&
    typeof value.title === 'string' &&
    typeof value.path === 'string'
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
