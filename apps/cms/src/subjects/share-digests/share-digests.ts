import { inJakarta } from '#cms/base/fields/numbers-and-dates.ts'
import { hiddenCollection } from '#cms/subjects/subscriptions/hidden.ts'

/** What became known about shares on a trading day, for the emails to subscribers of that day. No personal data. */
export const shareDigests = hiddenCollection({
  slug: 'share-digests',
  labels: {
    singular: { id: 'Kabar saham', en: 'Share news' },
    plural: { id: 'Kabar saham', en: 'Share news' },
  },
  fields: [
    {
      name: 'day',
      type: 'text',
      label: { id: 'Hari bursa', en: 'Trading day' },
      required: true,
      unique: true,
    },
    // See share-news.ts.
    { name: 'news', type: 'json', label: { id: 'Kabar', en: 'News' }, required: true },
    // See read-calls.ts.
    { name: 'calls', type: 'json', label: { id: 'Rekomendasi', en: 'Recommendations' }, required: true },
    // Empty: the emails of the day are not all queued.
    { name: 'queuedAt', type: 'date', label: { id: 'Selesai diantrekan', en: 'Queued at' }, ...inJakarta },
  ],
})
