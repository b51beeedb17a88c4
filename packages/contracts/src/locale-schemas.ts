import * as v from 'valibot'
import { locales } from './locale.ts'

// Separate from locale.ts, which is in the bundle of every page.
export const LocaleSchema = v.picklist(locales)

/** The slug of a document per language; null without a translation. */
export const TranslationsSchema = v.object({
  id: v.nullable(v.string()),
  en: v.nullable(v.string()),
})
export type Translations = v.InferOutput<typeof TranslationsSchema>
