import { type InferOutput, object, picklist, safeParse, string } from 'valibot'
import { locales } from '#app/i18n/locales.ts'

const OtherLanguageSchema = object({ locale: picklist(locales), title: string(), path: string() })

/** Where a document is that the language at hand lacks. */
export type OtherLanguage = InferOutput<typeof OtherLanguageSchema>

const ErrorDataSchema = object({ otherLanguage: OtherLanguageSchema })

/** What a page that was not found knows of the document in the other language; null where there is none. */
export function otherLanguageOf(errorData: unknown): OtherLanguage | null {
  const result = safeParse(ErrorDataSchema, errorData)
  return result.success ? result.output.otherLanguage : null
}
