import { type Locale, locales } from '@site/contracts/locale.ts'
import type { Field, GlobalBeforeChangeHook } from 'payload'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { fieldErrors } from '#cms/base/fields/client-error.ts'
import type { CrossFieldValidator, Violation } from '#cms/base/fields/cross-field-validation.ts'
import { required } from '#cms/base/fields/translate.ts'
import { missingTexts, translated } from './missing-texts.ts'

const languages: Record<Locale, Bilingual> = {
  id: { id: 'Indonesia', en: 'Indonesian' },
  en: { id: 'Inggris', en: 'English' },
}

function notTranslated(locale: Locale): Bilingual {
  const { id, en } = languages[locale]
  return {
    id: `Teks dalam bahasa ${id} belum ditulis. Simpan sebagai draf, tulis, lalu terbitkan kedua bahasa bersama.`,
    en: `The ${en} text is missing. Save a draft, write it, and publish both languages together.`,
  }
}

function inLanguage(locale: Locale, { path, message }: Violation): Violation {
  const { id, en } = languages[locale]
  return { path, message: { id: `Teks dalam bahasa ${id}: ${message.id}`, en: `${en} text: ${message.en}` } }
}

/** Rejects publishing an incomplete or invalid translation: both languages are published together. */
export function rejectIncompleteTranslation(
  fields: readonly Field[],
  validate: CrossFieldValidator,
): GlobalBeforeChangeHook {
  return async ({ data, global, req }) => {
    if (data._status !== 'published') return data
    const own = req.locale === 'en' ? 'en' : 'id'
    const [other = own] = locales.filter((locale) => locale !== own)
    const translation = await req.payload.findGlobal({
      slug: global.slug,
      locale: other,
      draft: true,
      depth: 0,
      overrideAccess: true,
      // A copy, because reading in another language changes the language of the request.
      req: { ...req },
    })
    const unwritten = missingTexts(fields, data, data).map((path): Violation => ({ path, message: required }))
    const untranslated = missingTexts(fields, data, translation).map(
      (path): Violation => ({ path, message: notTranslated(other) }),
    )
    // The fields report those of the document itself, after this hook.
    const ownPaths = validate(data).map(({ path }) => path)
    const invalid = validate(translated(fields, data, translation))
      .filter(({ path }) => !ownPaths.includes(path))
      .map((found) => inLanguage(other, found))
    const [first, ...others] = [...unwritten, ...untranslated, ...invalid]
    if (first) throw fieldErrors({ req }, [first, ...others])
    return data
  }
}
