import { filePatterns } from '@site/contracts/content/file-paths.ts'
import {
  isFilledBy,
  parseSource,
  parseTarget,
  type RedirectPattern,
} from '@site/contracts/content/redirect-pattern.ts'
import { disallowedHost, ownTarget } from '@site/contracts/content/redirect-table.ts'
import { isLocale } from '@site/contracts/locale.ts'
import type { CollectionConfig } from 'payload'
import { editors } from '#cms/access/editors.ts'
import { editorsAndReviewers } from '#cms/access/editors-and-reviewers.ts'
import { nobody } from '#cms/access/nobody.ts'
import { changeFeedHooks } from '#cms/change-feed/hooks.ts'
import { environment } from '#cms/environment.ts'
import type { Bilingual } from '#cms/fields/bilingual.ts'
import { choiceField } from '#cms/fields/choices.ts'
import { textField } from '#cms/fields/text.ts'
import { type RequestLike, translate } from '#cms/fields/translate.ts'
import { groups } from '../document-collection.ts'
import { isWithin } from './find-loop.ts'
import { validateRedirect } from './validate-redirect.ts'

/** Validates a source path: an error message, or true. */
function checkSource(value: unknown, options: RequestLike): string | true {
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

/** Validates a target: an error message, or true. */
function checkTarget(
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

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: { id: 'Pengalihan', en: 'Redirect' }, plural: { id: 'Pengalihan', en: 'Redirects' } },
  admin: { group: groups.site, useAsTitle: 'from', defaultColumns: ['from', 'to', 'status'] },
  access: {
    read: editorsAndReviewers,
    create: editors,
    update: editors,
    delete: editors,
    readVersions: nobody,
  },
  hooks: { ...changeFeedHooks(), beforeValidate: [validateRedirect] },
  fields: [
    {
      ...textField('from', {
        label: { id: 'Dari', en: 'From' },
        description: {
          id: 'Jalur lama: /id/lama, /id/lama/:nama untuk satu bagian yang berbeda, atau /id/lama/*sisa beserta semua di bawahnya.',
          en: 'The old path: /en/old, /en/old/:name for one part that varies, or /en/old/*rest for everything below.',
        },
        required: true,
        localized: false,
        maxLength: 500,
      }),
      unique: true,
      validate: checkSource,
    },
    {
      ...textField('to', {
        label: { id: 'Ke', en: 'To' },
        description: {
          id: 'Jalur di situs ini, misalnya /id/baru/:nama, atau alamat https di situs yang diizinkan (REDIRECT_HOSTS). Parameter kueri pengunjung dipertahankan.',
          en: 'A path on this site, such as /en/new/:name, or an https URL on an allowed host (REDIRECT_HOSTS). The visitor’s query parameters are preserved.',
        },
        required: true,
        localized: false,
        maxLength: 1000,
      }),
      validate: checkTarget,
    },
    choiceField('status', {
      label: { id: 'Jenis', en: 'Type' },
      required: true,
      defaultValue: 'permanent',
      options: {
        permanent: { id: '301 – tetap', en: '301 – permanent' },
        temporary: { id: '302 – sementara', en: '302 – temporary' },
      },
    }),
  ],
}
