import { defaultLocale, isLocale, type Locale, locales } from '@site/contracts/locale.ts'

export { defaultLocale, isLocale, type Locale, locales }

/** What each language calls itself and how the platform names it. */
export const localeFacts = {
  id: { languageTag: 'id-ID', openGraph: 'id_ID', name: 'Bahasa Indonesia', short: 'ID' },
  en: { languageTag: 'en-US', openGraph: 'en_US', name: 'English', short: 'EN' },
} as const satisfies Record<Locale, object>

/** The cookie that remembers the last language; it decides only where `/` leads. */
export const localeCookie = { name: 'locale', maxAgeSeconds: 365 * 24 * 60 * 60 } as const

/** The cookie as a page of this protocol writes it: one that comes over https goes back over nothing else. */
export function writtenLocaleCookie(locale: string, protocol: string): string {
  const { name, maxAgeSeconds } = localeCookie
  return `${name}=${locale};Path=/;Max-Age=${maxAgeSeconds};SameSite=Lax${protocol === 'https:' ? ';Secure' : ''}`
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'id' ? 'en' : 'id'
}

/** The language of a path is its first segment and nothing else; null where there is none. */
export function localeOfPath(pathname: string): Locale | null {
  const first = pathname.split('/', 2)[1]
  return isLocale(first) ? first : null
}
