import { isAddressed, pageInTheWay } from '@site/contracts/content/document-addresses.ts'
import { isLocale } from '@site/contracts/locale.ts'
import { type Asker, say } from './say.ts'

/** Where a slug is being written. */
export type SlugPlace = Asker & {
  collectionSlug?: string
  data?: { key?: unknown }
  req?: { locale?: string | null }
}

/** Says that a page of the site already has the address that this slug would give, or true. */
export function refuseTakenSlug(slug: string, place: SlugPlace): string | true {
  const { collectionSlug, data, req } = place
  const locale = req?.locale
  if (!isAddressed(collectionSlug) || !isLocale(locale)) return true
  const page = pageInTheWay(collectionSlug, locale, slug)
  return (
    page === null ||
    page === data?.key ||
    say(place, {
      id: `Alamat "${slug}" sudah dipakai oleh halaman situs itu sendiri, jadi dokumen ini tidak akan pernah terbaca di sana. Pilih kata lain.`,
      en: `The address "${slug}" already belongs to a page of the site itself, so this document could never be read there. Choose another word.`,
    })
  )
}
