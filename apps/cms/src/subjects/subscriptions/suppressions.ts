import { choiceField } from '#cms/base/fields/choices.ts'
import { inJakarta } from '#cms/base/fields/numbers-and-dates.ts'
import { hiddenCollection, keptText } from './hidden.ts'

/** Addresses that get no email of a list, each stored as a keyed hash only. */
export const suppressions = hiddenCollection({
  slug: 'suppressions',
  labels: {
    singular: { id: 'Alamat dihentikan', en: 'Suppressed address' },
    plural: { id: 'Alamat dihentikan', en: 'Suppressed addresses' },
  },
  fields: [
    { ...keptText('emailHash', { id: 'Hash email', en: 'Email hash' }), unique: true },
    choiceField('reason', {
      label: { id: 'Alasan', en: 'Reason' },
      required: true,
      options: {
        hardBounce: { id: 'Email ditolak', en: 'Bounced' },
        complaint: { id: 'Keluhan', en: 'Complaint' },
        request: { id: 'Permintaan', en: 'Request' },
      },
    }),
    { name: 'since', type: 'date', label: { id: 'Sejak', en: 'Since' }, required: true, ...inJakarta },
  ],
})
