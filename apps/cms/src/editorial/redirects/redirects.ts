import type { CollectionConfig } from 'payload'
import { editors } from '#cms/base/access/editors.ts'
import { editorsAndReviewers } from '#cms/base/access/editors-and-reviewers.ts'
import { groups } from '#cms/base/admin/groups.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { componentField } from '#cms/base/fields/component-field.ts'
import { schedulePublish } from '#cms/base/fields/numbers-and-dates.ts'
import { textField } from '#cms/base/fields/text.ts'
import { changeFeedHooks } from '#cms/editorial/change-feed/hooks.ts'
import { maxVersions } from '#cms/editorial/versions/max-versions.ts'
import { checkSource } from './check-source.ts'
import { checkTarget } from './check-target.ts'
import { tryRedirect } from './try-redirect.ts'
import { replacesPageLabel, validateRedirect } from './validate-redirect.ts'

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: { id: 'Pengalihan', en: 'Redirect' }, plural: { id: 'Pengalihan', en: 'Redirects' } },
  admin: { group: groups.site, useAsTitle: 'from', defaultColumns: ['from', 'to', 'status', '_status'] },
  access: {
    read: editorsAndReviewers,
    create: editors,
    update: editors,
    delete: editors,
    readVersions: editorsAndReviewers,
  },
  // Drafts are validated, too: the trial below the addresses says why a redirect cannot be saved.
  versions: { drafts: { schedulePublish, validate: true }, maxPerDoc: maxVersions },
  endpoints: [tryRedirect],
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
    componentField('trial', '/editorial/redirects/redirect-trial.tsx#RedirectTrial'),
    {
      name: 'replacesPage',
      type: 'checkbox',
      // Consent to one save, never stored.
      virtual: true,
      label: replacesPageLabel,
      admin: { disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
    },
    {
      ...choiceField('status', {
        label: { id: 'Jenis', en: 'Type' },
        required: true,
        defaultValue: 'permanent',
        options: {
          permanent: { id: '301 – tetap', en: '301 – permanent' },
          temporary: { id: '302 – sementara', en: '302 – temporary' },
        },
      }),
      // Payload names the type of `_status` after the collection, too.
      enumName: 'enum_redirects_type',
    },
  ],
}
