import { conflictingPage, isAddressed } from '@site/contracts/content/document-paths.ts'
import { isLocale } from '@site/contracts/locale.ts'
import { type RequestLike, translate } from './translate.ts'

/** The validation options of a slug field. */
export type SlugOptions = RequestLike & {
  collectionSlug?: string
  data?: { key?: unknown }
  req?: { locale?: string | null }
}

/** An error message if a page of the site already has this slug's URL, or true. */
export function checkPageSlug(slug: string, options: SlugOptions): string | true {
  const { collectionSlug, data, req } = options
  const locale = req?.locale
  if (!isAddressed(collectionSlug) || !isLocale(locale)) return true
  const page = conflictingPage(collectionSlug, locale, slug)
  return (
    page === null ||
    page === data?.key ||
    translate(options, {
      id: `Alamat "${slug}" sudah dipakai oleh halaman situs, jadi dokumen ini tidak dapat dibuka di sana. Pilih slug lain.`,
      en: `The address "${slug}" already belongs to a page of the site, so this document would not be reachable there. Choose another slug.`,
    })
  )
}
