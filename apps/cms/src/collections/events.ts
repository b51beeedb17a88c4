import { choiceField } from '#cms/fields/choices.ts'
import { instantField, numberField, publishedAtField } from '#cms/fields/numbers-and-dates.ts'
import { endsAfter } from '#cms/fields/periods.ts'
import { pictureField } from '#cms/fields/relations.ts'
import { bodyField } from '#cms/fields/rich-text.ts'
import type { Asker } from '#cms/fields/say.ts'
import { slugField } from '#cms/fields/slug.ts'
import { textField } from '#cms/fields/text.ts'
import { summaryField, titleField } from '#cms/fields/title-and-summary.ts'
import { checkHttpsAddress } from '#cms/fields/web-address.ts'
import { fillSeatsAfterChange } from '#cms/registrations/hooks.ts'
import { documentCollection, groups } from './document-collection.ts'

export const events = documentCollection({
  slug: 'events',
  labels: { singular: { id: 'Acara', en: 'Event' }, plural: { id: 'Acara', en: 'Events' } },
  group: groups.education,
  useAsTitle: 'title',
  defaultColumns: ['title', 'startsAt', 'capacity'],
  sortedBy: ['startsAt', 'endsAt'],
  afterChange: [fillSeatsAfterChange],
  fields: [
    titleField(),
    summaryField(),
    pictureField('cover', { label: { id: 'Gambar sampul', en: 'Cover picture' } }),
    instantField('startsAt', { label: { id: 'Mulai', en: 'Starts' }, required: true }),
    endsAfter('startsAt', instantField('endsAt', { label: { id: 'Selesai', en: 'Ends' }, required: true })),
    instantField('registrationOpensAt', {
      label: { id: 'Pendaftaran dibuka', en: 'Registration opens' },
      required: true,
    }),
    endsAfter(
      'registrationOpensAt',
      instantField('registrationClosesAt', {
        label: { id: 'Pendaftaran ditutup', en: 'Registration closes' },
        required: true,
      }),
    ),
    choiceField('mode', {
      label: { id: 'Cara', en: 'Mode' },
      required: true,
      defaultValue: 'online',
      options: { online: { id: 'Daring', en: 'Online' }, place: { id: 'Di tempat', en: 'On site' } },
    }),
    textField('venue', { label: { id: 'Tempat', en: 'Venue' }, required: true }),
    textField('speakerRole', {
      label: { id: 'Peran pembicara', en: "Speaker's role" },
      description: { id: 'Fungsi, bukan nama.', en: 'A function, not a name.' },
      required: true,
    }),
    numberField('capacity', { label: { id: 'Kapasitas', en: 'Capacity' }, required: true, min: 0 }),
    numberField('seatsHeld', {
      label: { id: 'Kursi di luar pendaftaran situs', en: 'Seats given outside the site' },
      description: {
        id: 'Undangan dan pendaftaran lewat telepon. Pendaftaran dari situs dihitung sendiri.',
        en: 'Invitations and registrations by phone. Registrations on the site are counted by themselves.',
      },
      required: true,
      min: 0,
      defaultValue: 0,
    }),
    numberField('waitingListPlaces', {
      label: { id: 'Tempat di daftar tunggu', en: 'Places on the waiting list' },
      description: {
        id: 'Setelah kursi habis. Yang menunggu naik sendiri bila ada yang batal. 0 = tanpa daftar tunggu.',
        en: 'Once the seats are taken. Who waits moves up when somebody cancels. 0 = no waiting list.',
      },
      required: true,
      min: 0,
      defaultValue: 0,
    }),
    {
      ...textField('joinAddress', {
        label: { id: 'Alamat untuk bergabung', en: 'Address to join' },
        description: {
          id: 'Untuk acara daring. Hanya ada di surel konfirmasi dan pengingat, tidak di situs.',
          en: 'For online events. In the mails of confirmation and reminder only, never on the site.',
        },
        localized: false,
        maxLength: 300,
      }),
      validate: (value: unknown, asker: Asker) => !value || checkHttpsAddress(value, asker),
    },
    bodyField(),
    slugField('title'),
    publishedAtField(),
  ],
})
