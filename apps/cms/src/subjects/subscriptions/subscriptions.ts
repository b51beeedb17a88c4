import { subscriptionLimits, subscriptionListNames } from '@site/contracts/content/subscription-names.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { wholeNumberField } from '#cms/base/fields/numbers-and-dates.ts'
import { hiddenCollection } from './hidden.ts'

/** What a subscriber gets: one row per list, and per share and kind or event within a list. */
export const subscriptions = hiddenCollection({
  slug: 'subscriptions',
  labels: {
    singular: { id: 'Langganan', en: 'Subscription' },
    plural: { id: 'Langganan', en: 'Subscriptions' },
  },
  indexes: [{ fields: ['list', 'ticker'] }],
  fields: [
    // Not required, because Payload clears the column when the subscriber is deleted.
    {
      name: 'subscriber',
      type: 'relationship',
      relationTo: 'subscribers',
      label: { id: 'Pelanggan', en: 'Subscriber' },
      index: true,
    },
    choiceField('list', {
      label: { id: 'Daftar', en: 'List' },
      required: true,
      options: subscriptionListNames,
    }),
    { name: 'ticker', type: 'text', label: { id: 'Kode saham', en: 'Ticker' } },
    // Empty: all new events.
    {
      name: 'event',
      type: 'relationship',
      relationTo: 'events',
      label: { id: 'Acara', en: 'Event' },
      index: true,
    },
    choiceField('kind', {
      label: { id: 'Jenis', en: 'Kind' },
      options: {
        corporateAction: { id: 'Aksi korporasi', en: 'Corporate action' },
        report: { id: 'Laporan keuangan', en: 'Financial report' },
        recommendation: { id: 'Rekomendasi', en: 'Recommendation' },
        above: { id: 'Harga di atas', en: 'Price above' },
        below: { id: 'Harga di bawah', en: 'Price below' },
      },
    }),
    wholeNumberField('threshold', {
      label: { id: 'Batas harga (Rp)', en: 'Threshold (IDR)' },
      ...subscriptionLimits.threshold,
    }),
    { name: 'isArmed', type: 'checkbox', label: { id: 'Siap berbunyi', en: 'Armed' } },
    // Of `above` and `below`: see share-digests/alert-state.ts.
    { name: 'alertState', type: 'json', label: { id: 'Keadaan pengingat', en: 'State of the alert' } },
  ],
})
