import { useLocation } from 'react-router'
import { defaultLocale, type Locale, localeOfPath } from './locales.ts'

/** The language of the page at hand, from its address. */
export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname) ?? defaultLocale
}
