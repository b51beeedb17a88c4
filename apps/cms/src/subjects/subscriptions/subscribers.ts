import { choiceField } from '#cms/base/fields/choices.ts'
import { inJakarta, wholeNumberField } from '#cms/base/fields/numbers-and-dates.ts'
import { hiddenCollection, keptText, localeField } from './hidden.ts'

/** Addresses that get emails of lists, without an account and without a name. */
export const subscribers = hiddenCollection({
  slug: 'subscribers',
  labels: { singular: { id: 'Pelanggan', en: 'Subscriber' }, plural: { id: 'Pelanggan', en: 'Subscribers' } },
  fields: [
    { ...keptText('emailHash', { id: 'Hash email', en: 'Email hash' }), unique: true },
    keptText('sealedEmail', { id: 'Email terenkripsi', en: 'Encrypted email' }),
    localeField(),
    choiceField('state', {
      label: { id: 'Status', en: 'State' },
      required: true,
      defaultValue: 'pending',
      options: {
        pending: { id: 'Belum dikonfirmasi', en: 'Not confirmed' },
        active: { id: 'Aktif', en: 'Active' },
        // Until `pausedUntil`; afterwards the row counts as active.
        paused: { id: 'Dijeda', en: 'Paused' },
        suppressed: { id: 'Dihentikan', en: 'Suppressed' },
      },
    }),
    { name: 'pausedUntil', type: 'date', label: { id: 'Dijeda sampai', en: 'Paused until' }, ...inJakarta },
    { name: 'confirmedAt', type: 'date', label: { id: 'Dikonfirmasi', en: 'Confirmed at' }, ...inJakarta },
    // When we last asked whether the subscription shall go on.
    { name: 'askedAt', type: 'date', label: { id: 'Ditanya pada', en: 'Asked at' }, ...inJakarta },
    // A part of every link: the next number makes all old links invalid.
    wholeNumberField('tokenEpoch', {
      label: { id: 'Angkatan tautan', en: 'Token epoch' },
      required: true,
      min: 0,
      defaultValue: 0,
    }),
    wholeNumberField('bounces', {
      label: { id: 'Email kembali', en: 'Bounces' },
      required: true,
      min: 0,
      defaultValue: 0,
    }),
  ],
})
