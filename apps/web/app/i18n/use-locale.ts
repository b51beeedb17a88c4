import { useLocation } from 'react-router'
import { defaultLocale, type Locale, localeOfPath } from './locales.ts'

/** The language of the current page, from its URL. */
export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname) ?? defaultLocale
}
