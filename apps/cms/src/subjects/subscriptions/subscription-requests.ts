import { inJakarta } from '#cms/base/fields/numbers-and-dates.ts'
import { hiddenCollection, keptText } from './hidden.ts'

/** Submitted forms, encrypted, until they are confirmed or the time to confirm ends. */
export const subscriptionRequests = hiddenCollection({
  slug: 'subscription-requests',
  labels: {
    singular: { id: 'Permintaan langganan', en: 'Subscription request' },
    plural: { id: 'Permintaan langganan', en: 'Subscription requests' },
  },
  fields: [
    { ...keptText('submission', { id: 'Kunci pengiriman', en: 'Submission key' }), unique: true },
    keptText('sealed', { id: 'Isi terenkripsi', en: 'Encrypted content' }),
    { ...keptText('emailHash', { id: 'Hash email', en: 'Email hash' }), index: true },
    { ...keptText('network', { id: 'Hash jaringan', en: 'Network hash' }), index: true },
    {
      name: 'decidedAt',
      type: 'date',
      label: { id: 'Diputuskan', en: 'Decided at' },
      index: true,
      ...inJakarta,
    },
    { name: 'confirmedAt', type: 'date', label: { id: 'Dikonfirmasi', en: 'Confirmed at' }, ...inJakarta },
    {
      name: 'subscriber',
      type: 'relationship',
      relationTo: 'subscribers',
      label: { id: 'Pelanggan', en: 'Subscriber' },
      index: true,
    },
  ],
})
