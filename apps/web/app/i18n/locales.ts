import { defaultLocale, isLocale, type Locale, locales } from '@site/contracts/locale.ts'

export { defaultLocale, isLocale, type Locale, locales }

/** Names and platform codes of each language. */
export const localeFacts = {
  id: { languageTag: 'id-ID', openGraph: 'id_ID', name: 'Bahasa Indonesia', short: 'ID' },
  en: { languageTag: 'en-US', openGraph: 'en_US', name: 'English', short: 'EN' },
} as const satisfies Record<Locale, object>

/** Stores the last language; used only for the redirect from `/`. */
export const localeCookie = { name: 'locale', maxAgeSeconds: 365 * 24 * 60 * 60 } as const

/** The cookie as JavaScript writes it; `Secure` on HTTPS. */
export function writtenLocaleCookie(locale: string, protocol: string): string {
  const { name, maxAgeSeconds } = localeCookie
  return `${name}=${locale};Path=/;Max-Age=${maxAgeSeconds};SameSite=Lax${protocol === 'https:' ? ';Secure' : ''}`
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'id' ? 'en' : 'id'
}

/** The language of a path is its first segment; null if that is no language. */
export function localeOfPath(pathname: string): Locale | null {
  const first = pathname.split('/', 2)[1]
  return isLocale(first) ? first : null
}
