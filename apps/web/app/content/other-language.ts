import { isLocale, type Locale } from '#app/i18n/locales.ts'

/** The URL of a document that does not exist in the current language. */
export interface OtherLanguage {
  readonly locale: Locale
  readonly title: string
  readonly path: string
}

/**
 * The document's version in the other language, from the data of a 404; null if there is none. Validated by hand,
 * because every page's script contains this and must not include the contracts' schemas.
 */
export function readOtherLanguage(errorData: unknown): OtherLanguage | null {
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
