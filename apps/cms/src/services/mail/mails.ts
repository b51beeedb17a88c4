import { type SubscriptionList, subscriptionListNames } from '@site/contracts/content/subscription-names.ts'
import type { CollectionConfig } from 'payload'
import { admins, adminsForField } from '#cms/base/access/admins.ts'
import { editors } from '#cms/base/access/editors.ts'
import { nobody } from '#cms/base/access/nobody.ts'
import { groups } from '#cms/base/admin/groups.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { inJakarta, numberField } from '#cms/base/fields/numbers-and-dates.ts'
import { retentionNotices } from '#cms/base/privacy/retention-periods.ts'
import { retryMail } from './retry-endpoint.ts'

const nameListMails = (list: SubscriptionList): Bilingual => {
  const { id, en } = subscriptionListNames[list]
  return { id: `Langganan: ${id}`, en: `Subscription: ${en}` }
}

/**
 * The outbox: each row is an email to send, written in the transaction of the change it reports. Text and recipient are
 * read from the registration, message, review or account when it is sent, so erasing those leaves no personal data here. Only
 * notices of a changed password or address store their recipient, until they are sent.
 */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: {
    singular: { id: 'Email keluar', en: 'Outgoing email' },
    plural: { id: 'Email keluar', en: 'Outgoing emails' },
  },
  admin: {
    group: groups.people,
    description: retentionNotices.mails,
    useAsTitle: 'kind',
    defaultColumns: ['kind', 'state', 'attempts', 'lastError', 'createdAt', 'sentAt'],
    components: { edit: { beforeDocumentControls: ['/services/mail/retry-mail.tsx#RetryMail'] } },
  },
  endpoints: [retryMail],
  access: { read: editors, create: nobody, update: nobody, delete: admins, readVersions: nobody },
  disableDuplicate: true,
  indexes: [{ fields: ['isBulk', 'state', 'dueAt'] }],
  fields: [
    choiceField('kind', {
      label: { id: 'Jenis', en: 'Kind' },
      required: true,
      options: {
        registrationConfirmed: { id: 'Pendaftaran diterima', en: 'Registration confirmed' },
        registrationWaiting: { id: 'Masuk daftar tunggu', en: 'On the waiting list' },
        registrationHeld: { id: 'Pendaftaran perlu dikonfirmasi', en: 'Registration to confirm' },
        alreadyRegistered: { id: 'Sudah terdaftar', en: 'Already registered' },
        seatFreed: { id: 'Naik dari daftar tunggu', en: 'Moved up from the waiting list' },
        registrationCancelled: { id: 'Pendaftaran dibatalkan', en: 'Registration canceled' },
        eventCanceled: { id: 'Acara dibatalkan', en: 'Event canceled' },
        eventMoved: { id: 'Perubahan acara', en: 'Event change' },
        eventReinstated: { id: 'Acara tetap berlangsung', en: 'Event takes place after all' },
        eventReminder: { id: 'Pengingat acara', en: 'Event reminder' },
        eventMessage: { id: 'Pesan kepada peserta', en: 'Message to participants' },
        messageReceived: { id: 'Pesan diterima (pengirim)', en: 'Message received (sender)' },
        messageForwarded: { id: 'Pesan diteruskan (bagian)', en: 'Message forwarded (department)' },
        accountInvited: { id: 'Undangan akun', en: 'Account invitation' },
        accountLocked: { id: 'Akun dikunci', en: 'Account locked' },
        passwordChanged: { id: 'Kata sandi diganti', en: 'Password changed' },
        emailChanged: { id: 'Alamat email akun diganti', en: 'Account email changed' },
        reviewRequested: { id: 'Pemeriksaan diminta', en: 'Review requested' },
        reviewReturned: { id: 'Dokumen dikembalikan', en: 'Document returned' },
        reviewApproved: { id: 'Dokumen disetujui', en: 'Document approved' },
        subscriptionConfirm: { id: 'Langganan perlu dikonfirmasi', en: 'Subscription to confirm' },
        subscriptionManage: { id: 'Tautan kelola langganan', en: 'Link to manage a subscription' },
        listPagi: nameListMails('pagi'),
        listRiset: nameListMails('riset'),
        listPengumuman: nameListMails('pengumuman'),
        listSaham: nameListMails('saham'),
        listAcara: nameListMails('acara'),
      },
    }),
    choiceField('state', {
      label: { id: 'Status', en: 'Status' },
      required: true,
      defaultValue: 'due',
      options: {
        due: { id: 'Menunggu', en: 'Queued' },
        sending: { id: 'Sedang dikirim', en: 'Sending' },
        sent: { id: 'Terkirim', en: 'Sent' },
        failed: { id: 'Gagal', en: 'Failed' },
        obsolete: { id: 'Tidak dikirim', en: 'Not sent' },
      },
    }),
    // Deduplication key: one email per event, however often it is reported.
    {
      name: 'occasion',
      type: 'text',
      label: { id: 'Kunci deduplikasi', en: 'Deduplication key' },
      required: true,
      unique: true,
      admin: { hidden: true },
    },
    {
      name: 'registration',
      type: 'relationship',
      relationTo: 'registrations',
      label: { id: 'Pendaftaran', en: 'Registration' },
      index: true,
    },
    {
      name: 'message',
      type: 'relationship',
      relationTo: 'contact-messages',
      label: { id: 'Pesan', en: 'Message' },
      index: true,
    },
    {
      name: 'eventMessage',
      type: 'relationship',
      relationTo: 'event-messages',
      label: { id: 'Pesan kepada peserta', en: 'Message to participants' },
      index: true,
    },
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'users',
      label: { id: 'Akun', en: 'Account' },
      index: true,
      access: { read: adminsForField },
    },
    {
      name: 'review',
      type: 'relationship',
      relationTo: 'reviews',
      label: { id: 'Pemeriksaan', en: 'Review' },
      index: true,
    },
    // Not a relationship: a deleted subscriber must not change rows that count as sent.
    {
      name: 'subscriberId',
      type: 'number',
      label: { id: 'Nomor pelanggan', en: 'Subscriber number' },
      index: true,
      admin: { hidden: true },
    },
    {
      name: 'isBulk',
      type: 'checkbox',
      label: { id: 'Email daftar langganan', en: 'Email of a list' },
      required: true,
      defaultValue: false,
    },
    {
      name: 'expiresAt',
      type: 'date',
      label: { id: 'Tidak dikirim setelah', en: 'Not sent after' },
      ...inJakarta,
    },
    // Counts the rate: only bulk emails have it.
    {
      name: 'claimedAt',
      type: 'date',
      label: { id: 'Diambil pada', en: 'Claimed at' },
      index: true,
      admin: { hidden: true },
    },
    choiceField('bounce', {
      label: { id: 'Penolakan', en: 'Bounce' },
      options: {
        soft: { id: 'Sementara', en: 'Temporary' },
        hard: { id: 'Alamat tidak ada', en: 'No such mailbox' },
        complaint: { id: 'Keluhan spam', en: 'Spam complaint' },
      },
    }),
    {
      name: 'bouncedAt',
      type: 'date',
      label: { id: 'Ditolak pada', en: 'Bounced at' },
      index: true,
      ...inJakarta,
    },
    // The account's address before its password or address was changed.
    {
      name: 'recipient',
      type: 'text',
      label: { id: 'Penerima', en: 'Recipient' },
      access: { read: adminsForField },
    },
    numberField('attempts', {
      label: { id: 'Percobaan', en: 'Attempts' },
      required: true,
      min: 0,
      defaultValue: 0,
    }),
    {
      name: 'dueAt',
      type: 'date',
      label: { id: 'Dikirim mulai', en: 'Due at' },
      required: true,
      ...inJakarta,
    },
    {
      name: 'sentAt',
      type: 'date',
      label: { id: 'Terkirim pada', en: 'Sent at' },
      ...inJakarta,
    },
    { name: 'lastError', type: 'text', label: { id: 'Kesalahan terakhir', en: 'Last error' } },
  ],
}
