import type { CollectionConfig } from 'payload'
import { editors } from '#cms/access/editors.ts'
import { editorsAndReviewers } from '#cms/access/editors-and-reviewers.ts'
import { changeFeedHooks } from '#cms/change-feed/hooks.ts'
import { choiceField } from '#cms/fields/choices.ts'
import { type Asker, say } from '#cms/fields/say.ts'
import { textField } from '#cms/fields/text.ts'
import { isOwnPath, isRedirectTarget } from '#cms/fields/web-address.ts'
import { groups } from '../document-collection.ts'
import { refuseLoops } from './refuse-loops.ts'

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: { id: 'Pengalihan', en: 'Redirect' }, plural: { id: 'Pengalihan', en: 'Redirects' } },
  admin: { group: groups.site, useAsTitle: 'from', defaultColumns: ['from', 'to', 'status'] },
  access: { read: editorsAndReviewers, create: editors, update: editors, delete: editors },
  hooks: { ...changeFeedHooks(), beforeValidate: [refuseLoops] },
  fields: [
    {
      ...textField('from', {
        label: { id: 'Dari', en: 'From' },
        description: {
          id: 'Jalur lama yang persis, misalnya /id/lama.',
          en: 'The exact old path, /id/old for example.',
        },
        required: true,
        localized: false,
        maxLength: 500,
      }),
      unique: true,
      validate: (value: unknown, asker: Asker) =>
        (typeof value === 'string' && isOwnPath(value)) ||
        say(asker, {
          id: 'Jalur di situs ini, dimulai dengan satu /.',
          en: 'A path of this site that starts with one /.',
        }),
    },
    {
      ...textField('to', {
        label: { id: 'Ke', en: 'To' },
        description: {
          id: 'Jalur di situs ini atau alamat https.',
          en: 'A path of this site or an https address.',
        },
        required: true,
        localized: false,
        maxLength: 1000,
      }),
      validate: (value: unknown, asker: Asker) =>
        (typeof value === 'string' && isRedirectTarget(value)) ||
        say(asker, {
          id: 'Jalur yang dimulai dengan satu / atau alamat https.',
          en: 'A path that starts with one / or an https address.',
        }),
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
