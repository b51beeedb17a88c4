import * as v from 'valibot'
import { locales } from './locale.ts'

// Beside locale.ts, which every page takes to the browser, and not in it: schemas would come along.
export const LocaleSchema = v.picklist(locales)

/** The path slug of a document in each language; null where there is no translation. */
export const TranslationsSchema = v.object({
  id: v.nullable(v.string()),
  en: v.nullable(v.string()),
})
export type Translations = v.InferOutput<typeof TranslationsSchema>
