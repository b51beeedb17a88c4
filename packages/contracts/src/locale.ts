/** The languages of the site; Indonesian is the default. */
export const locales = ['id', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'id'

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
