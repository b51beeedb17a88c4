import { isFilledBy, parseSource, parseTarget } from '@site/contracts/content/redirect-pattern.ts'
import { disallowedHost, ownTarget } from '@site/contracts/content/redirect-table.ts'
import { environment } from '#cms/base/environment/environment.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { type RequestLike, translate } from '#cms/base/fields/translate.ts'

/** Validates a target: an error message, or true. */
export function checkTarget(
  value: unknown,
  options: RequestLike & { siblingData: Partial<{ from: unknown }> },
): string | true {
  const { SITE_URL, REDIRECT_HOSTS } = environment
  const target = typeof value === 'string' ? parseTarget(ownTarget(value, SITE_URL)) : null
  if (target === null) {
    return translate(options, {
      id: 'Jalur yang dimulai dengan satu / atau alamat https tanpa nama pengguna dan port.',
      en: 'A path that starts with one /, or an https URL without user name and port.',
    })
  }
  const rejected = disallowedHost(target, REDIRECT_HOSTS)
  if (rejected !== null) return translate(options, hostMessage(rejected, [...REDIRECT_HOSTS].join(', ')))
  const { from } = options.siblingData
  const source = typeof from === 'string' ? parseSource(from) : null
  return (
    source === null ||
    isFilledBy(target, source) ||
    translate(options, {
      id: 'Setiap :nama dan *nama di sini harus ada juga di alamat lama.',
      en: 'Every :name and *name here must also be in the old address.',
    })
  )
}

function hostMessage(rejected: string, allowed: string): Bilingual {
  return {
    id: `Situs ini tidak mengalihkan pengunjung ke ${rejected}. Situs lain yang diizinkan: ${allowed || 'belum ada'}. Minta pengelola sistem menambahkannya (REDIRECT_HOSTS), atau tulis jalur di situs ini.`,
    en: `This site does not redirect visitors to ${rejected}. Other allowed sites: ${allowed || 'none yet'}. Ask your system administrator to add it (REDIRECT_HOSTS), or enter a path on this site.`,
  }
}
