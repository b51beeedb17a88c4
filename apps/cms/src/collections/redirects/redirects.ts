import { isFilledBy, parseSource, parseTarget } from '@site/contracts/content/redirect-pattern.ts'
import { disallowedHost, ownTarget } from '@site/contracts/content/redirect-table.ts'
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
import { checkSource } from './check-source.ts'
import { replacesPageLabel, validateRedirect } from './validate-redirect.ts'

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
    {
      name: 'replacesPage',
      type: 'checkbox',
      // Consent to one save, never stored.
      virtual: true,
      label: replacesPageLabel,
      admin: { disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
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
