import { fileAddresses } from '@site/contracts/content/file-addresses.ts'
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
import { type Asker, say } from '#cms/fields/say.ts'
import { textField } from '#cms/fields/text.ts'
import { groups } from '../document-collection.ts'
import { isWithin } from './find-loop.ts'
import { judgeRedirect } from './judge-redirect.ts'

/** Says what is wrong with an old address, or true. */
function checkSource(value: unknown, asker: Asker): string | true {
  const source = typeof value === 'string' ? parseSource(value) : null
  if (source === null) {
    return say(asker, {
      id: 'Jalur di situs ini yang dimulai dengan satu /, tanpa ? dan #. Bagian yang boleh berbeda ditulis :nama, semua yang di bawahnya *nama di akhir.',
      en: 'A path of this site that starts with one /, without ? and #. A part that may differ is written :name, all that is below it *name at the end.',
    })
  }
  if (!isNarrow(source)) {
    return say(asker, {
      id: 'Bagian pertama setelah bahasa harus tertulis lengkap; beranda dan seluruh situs tidak dapat dialihkan.',
      en: 'The first part after the language must be written out; the home page and the whole site cannot be redirected.',
    })
  }
  return (
    !fileAddresses.some((file) => isWithin(source, file)) ||
    say(asker, {
      id: 'Di alamat ini ada berkas situs itu sendiri, misalnya peta situs, umpan atau gambar, bukan halaman. Yang dapat dialihkan hanya alamat halaman.',
      en: 'A file of the site itself is at this address, a site map, a feed or a picture for example, and no page. Only the addresses of pages can be redirected.',
    })
  )
}

/** A rule for all pages of a language would take the whole site away. */
function isNarrow([first, second]: RedirectPattern): boolean {
  const isFixed = first?.kind === 'fixed'
  return isFixed && (isLocale(first.text.toLowerCase()) ? second?.kind === 'fixed' : true)
}

/** Says what is wrong with a target, or true. */
function checkTarget(
  value: unknown,
  asker: Asker & { siblingData: Partial<{ from: unknown }> },
): string | true {
  const { SITE_URL, REDIRECT_HOSTS } = environment
  const target = typeof value === 'string' ? parseTarget(ownTarget(value, SITE_URL)) : null
  if (target === null) {
    return say(asker, {
      id: 'Jalur yang dimulai dengan satu / atau alamat https tanpa nama pengguna dan port.',
      en: 'A path that starts with one / or an https address without a user name and port.',
    })
  }
  const refused = disallowedHost(target, REDIRECT_HOSTS)
  if (refused !== null) return say(asker, hostSentence(refused, [...REDIRECT_HOSTS].join(', ')))
  const { from } = asker.siblingData
  const source = typeof from === 'string' ? parseSource(from) : null
  return (
    source === null ||
    isFilledBy(target, source) ||
    say(asker, {
      id: 'Setiap :nama dan *nama di sini harus ada juga di alamat lama.',
      en: 'Every :name and *name here must be in the old address too.',
    })
  )
}

function hostSentence(refused: string, allowed: string): Bilingual {
  return {
    id: `Situs ini tidak mengalihkan pengunjung ke ${refused}. Situs lain yang diizinkan: ${allowed || 'belum ada'}. Minta pengelola sistem menambahkannya (REDIRECT_HOSTS), atau tulis jalur di situs ini.`,
    en: `This site does not redirect visitors to ${refused}. Other sites that are allowed: ${allowed || 'none yet'}. Ask whoever runs the system to add it (REDIRECT_HOSTS), or write a path of this site.`,
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
  hooks: { ...changeFeedHooks(), beforeValidate: [judgeRedirect] },
  fields: [
    {
      ...textField('from', {
        label: { id: 'Dari', en: 'From' },
        description: {
          id: 'Jalur lama: /id/lama, /id/lama/:nama untuk satu bagian yang berbeda, atau /id/lama/*sisa beserta semua di bawahnya.',
          en: 'The old path: /en/old, /en/old/:name for one part that differs, or /en/old/*rest with all that is below it.',
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
          id: 'Jalur di situs ini, misalnya /id/baru/:nama, atau alamat https di situs yang diizinkan (REDIRECT_HOSTS). Parameter pengunjung ikut terbawa.',
          en: 'A path of this site, /en/new/:name for example, or an https address on a host that is allowed (REDIRECT_HOSTS). The visitor’s parameters go along.',
        },
        required: true,
        localized: false,
        maxLength: 1000,
      }),
      validate: checkTarget,
    },
    choiceField('status', {
      label: { id: 'Jenis', en: 'Kind' },
      required: true,
      defaultValue: 'permanent',
      options: {
        permanent: { id: '301 – tetap', en: '301 – permanent' },
        temporary: { id: '302 – sementara', en: '302 – temporary' },
      },
    }),
  ],
}
