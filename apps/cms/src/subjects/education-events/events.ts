import type { CollectionConfig } from 'payload'
import { groups } from '#cms/base/admin/groups.ts'
import { choiceField, switchField } from '#cms/base/fields/choices.ts'
import { instantField, publishedAtField, wholeNumberField } from '#cms/base/fields/numbers-and-dates.ts'
import { endsAfter } from '#cms/base/fields/periods.ts'
import { imageField } from '#cms/base/fields/relations.ts'
import { seoField } from '#cms/base/fields/seo.ts'
import { slugField } from '#cms/base/fields/slug.ts'
import { textField } from '#cms/base/fields/text.ts'
import { summaryField, titleField } from '#cms/base/fields/title-and-summary.ts'
import { bodyField } from '#cms/base/rich-text/rich-text.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'
import { announceChange, captureSchedule } from './announce-change.ts'
import { checkJoinAddress } from './check-join-address.ts'
import { fillSeatsAfterChange } from './hooks.ts'
import { eventEndpoints } from './staff-endpoints.ts'

/** More than any hall or online class of ours has. */
const mostPlaces = 100_000

const withoutJoinLink = switchField('isWithoutJoinLink', {
  label: { id: 'Terbit tanpa tautan bergabung', en: 'Publish without a join link' },
  description: {
    id: 'Email pendaftaran tidak berisi tautan. Bila tautan ditambahkan nanti, semua pendaftar menerima email.',
    en: 'Registration emails have no link. When you add it later, everyone who registered receives an email.',
  },
  defaultValue: false,
})
const lacksJoinLink = ({ mode, joinAddress }: Partial<Record<string, unknown>>) =>
  mode === 'online' && !joinAddress

const collection = documentCollection({
  slug: 'events',
  labels: { singular: { id: 'Acara', en: 'Event' }, plural: { id: 'Acara', en: 'Events' } },
  group: groups.education,
  useAsTitle: 'title',
  defaultColumns: ['title', 'startsAt', 'registrationCounts'],
  sortedBy: ['startsAt', 'endsAt'],
  beforeChange: [captureSchedule],
  afterChange: [announceChange, fillSeatsAfterChange],
  fields: [
    {
      name: 'registrationCounts',
      type: 'ui',
      label: { id: 'Terdaftar', en: 'Registered' },
      admin: {
        position: 'sidebar',
        components: {
          Field: '/subjects/education-events/event-registrations.tsx#EventRegistrations',
          Cell: '/subjects/education-events/event-registrations.tsx#EventCountsCell',
        },
      },
    },
    titleField(),
    summaryField(),
    imageField('cover', { label: { id: 'Gambar sampul', en: 'Cover image' } }),
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
      {
        latest: {
          field: 'endsAt',
          message: {
            id: 'Tidak boleh sesudah acara selesai.',
            en: 'Must not be after the end of the event.',
          },
        },
      },
    ),
    {
      name: 'isCanceled',
      type: 'checkbox',
      label: { id: 'Acara dibatalkan', en: 'Event canceled' },
      defaultValue: false,
      disableDuplicate: true,
      admin: {
        description: {
          id: 'Saat diterbitkan, pendaftaran ditutup dan semua pendaftar menerima email. Halaman acara tetap ada sampai Anda menariknya.',
          en: 'When published, registration closes and everyone who registered receives an email. The event page stays until you unpublish it.',
        },
      },
    },
    {
      ...instantField('movedFrom', {
        label: { id: 'Semula dimulai', en: 'Originally started' },
        description: {
          id: 'Diisi otomatis saat waktu mulai acara yang sudah terbit diubah, dan ditampilkan di halaman acara. Kosongkan untuk menyembunyikannya.',
          en: 'Filled in when the start of a published event changes, and shown on the event page. Clear it to hide it.',
        },
      }),
      index: false,
    },
    choiceField('mode', {
      label: { id: 'Cara', en: 'Mode' },
      required: true,
      defaultValue: 'online',
      options: { online: { id: 'Daring', en: 'Online' }, place: { id: 'Di tempat', en: 'On site' } },
    }),
    textField('venue', { label: { id: 'Tempat', en: 'Venue' }, required: true }),
    textField('speakerRole', {
      label: { id: 'Peran pembicara', en: "Speaker's role" },
      description: { id: 'Jabatan, bukan nama.', en: 'A role, not a name.' },
      required: true,
    }),
    wholeNumberField('capacity', {
      label: { id: 'Kapasitas', en: 'Capacity' },
      required: true,
      min: 0,
      max: mostPlaces,
    }),
    {
      ...wholeNumberField('seatsHeld', {
        label: { id: 'Kursi di luar pendaftaran situs', en: 'Seats assigned outside the site' },
        description: {
          id: 'Undangan dan pendaftaran lewat telepon. Pendaftaran dari situs dihitung otomatis.',
          en: 'Invitations and registrations by phone. Registrations on the site are counted automatically.',
        },
        required: true,
        min: 0,
        max: mostPlaces,
        defaultValue: 0,
      }),
      disableDuplicate: true,
    },
    wholeNumberField('waitingListPlaces', {
      label: { id: 'Tempat di daftar tunggu', en: 'Places on the waiting list' },
      description: {
        id: 'Dipakai setelah kursi habis. Bila ada yang batal, peserta pertama di daftar tunggu naik otomatis. 0 = tanpa daftar tunggu.',
        en: 'Used once all seats are taken. When someone cancels, the first person on the list moves up automatically. 0 = no waiting list.',
      },
      required: true,
      min: 0,
      max: mostPlaces,
      defaultValue: 0,
    }),
    {
      ...textField('joinAddress', {
        label: { id: 'Tautan untuk bergabung', en: 'Join link' },
        description: {
          id: 'Untuk acara daring. Hanya dikirim di email konfirmasi dan pengingat, tidak tampil di situs.',
          en: 'For online events. Sent only in confirmation and reminder emails, never shown on the site.',
        },
        localized: false,
        maxLength: 300,
      }),
      disableDuplicate: true,
      validate: checkJoinAddress,
    },
    {
      ...withoutJoinLink,
      disableDuplicate: true,
      admin: { ...withoutJoinLink.admin, condition: lacksJoinLink },
    },
    {
      name: 'confirmedMail',
      type: 'text',
      // The key of the emails that the editor confirmed for one publication, never stored.
      virtual: true,
      label: { id: 'Email yang dikonfirmasi', en: 'Confirmed email' },
      admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
    },
    bodyField(),
    slugField('title'),
    publishedAtField(),
    seoField(),
  ],
})

const { admin } = collection
const PublishButton = '/subjects/education-events/reviewed-event-button.tsx#ReviewedEventButton'

export const events: CollectionConfig = {
  ...collection,
  admin: {
    ...admin,
    components: { ...admin?.components, edit: { ...admin?.components?.edit, PublishButton } },
  },
  endpoints: eventEndpoints,
}
