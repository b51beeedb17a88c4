import { isAddressed, pageInTheWay } from '@site/contracts/content/document-addresses.ts'
import { isLocale } from '@site/contracts/locale.ts'
import { type Asker, say } from './translate.ts'

/** The validation options of a slug field. */
export type SlugPlace = Asker & {
  collectionSlug?: string
  data?: { key?: unknown }
  req?: { locale?: string | null }
}

/** An error message if a page of the site already has this slug's URL, or true. */
export function refuseTakenSlug(slug: string, place: SlugPlace): string | true {
  const { collectionSlug, data, req } = place
  const locale = req?.locale
  if (!isAddressed(collectionSlug) || !isLocale(locale)) return true
  const page = pageInTheWay(collectionSlug, locale, slug)
  return (
    page === null ||
    page === data?.key ||
    say(place, {
      id: `Alamat "${slug}" sudah dipakai oleh halaman situs, jadi dokumen ini tidak dapat dibuka di sana. Pilih slug lain.`,
      en: `The address "${slug}" already belongs to a page of the site, so this document would not be reachable there. Choose another slug.`,
    })
  )
}
