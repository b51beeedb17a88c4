import * as v from 'valibot'

/** The two languages of the site; Indonesian is the default. */
export const locales = ['id', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'id'

export const LocaleSchema = v.picklist(locales)

/** The path slug of a document in each language; null where there is no translation. */
export const TranslationsSchema = v.object({
  id: v.nullable(v.string()),
  en: v.nullable(v.string()),
})
export type Translations = v.InferOutput<typeof TranslationsSchema>

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
