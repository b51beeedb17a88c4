import { filePatterns } from '@site/contracts/content/file-paths.ts'
import { parseSource, type RedirectPattern } from '@site/contracts/content/redirect-pattern.ts'
import { isLocale } from '@site/contracts/locale.ts'
import { type RequestLike, translate } from '#cms/base/fields/translate.ts'
import { isWithin } from './find-loop.ts'

/** Validates a source path: an error message, or true. */
export function checkSource(value: unknown, options: RequestLike): string | true {
  const source = typeof value === 'string' ? parseSource(value) : null
  if (source === null) {
    return translate(options, {
      id: 'Jalur di situs ini yang dimulai dengan satu /, tanpa ? dan #. Bagian yang boleh berbeda ditulis :nama; semua alamat di bawahnya ditulis *nama di akhir.',
      en: 'A path on this site that starts with one /, without ? or #. Use :name for a part that varies, and *name at the end for everything below.',
    })
  }
  if (!isNarrow(source)) {
    return translate(options, {
      id: 'Bagian pertama setelah bahasa harus tertulis lengkap; beranda dan seluruh situs tidak dapat dialihkan.',
      en: 'The first part after the language must be fixed text; the home page and the whole site cannot be redirected.',
    })
  }
  return (
    !filePatterns.some((file) => isWithin(source, file)) ||
    translate(options, {
      id: 'Alamat ini milik berkas situs, misalnya peta situs, umpan, atau gambar. Hanya alamat halaman yang dapat dialihkan.',
      en: 'This is the address of a site file, such as the sitemap, a feed or an image. Only addresses of pages can be redirected.',
    })
  )
}

/** A rule that matches all pages of a language would redirect the whole site. */
function isNarrow([first, second]: RedirectPattern): boolean {
  const isFixed = first?.kind === 'fixed'
  return isFixed && (isLocale(first.text.toLowerCase()) ? second?.kind === 'fixed' : true)
}
