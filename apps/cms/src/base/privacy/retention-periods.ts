import type { Bilingual } from '#cms/base/fields/bilingual.ts'

/**
 * Retention periods of personal data (domain brief §8, its own judgment under UU PDP 27/2022; those of emails, erasures
 * and the audit trail are ours). The privacy page states the same periods, see retention.test.ts.
 */
export const retentionPeriods = {
  contactMessages: { months: 12 },
  registrationsAfterEvent: { months: 6 },
  /** After the time to confirm: nobody knows whether the owner of the address sent the form. */
  unconfirmedRegistrations: { days: 1 },
  networkUses: { days: 1 },
  usedAnswers: { days: 1 },
  /** Deleted by the operator's log rotation, not by this service (deploy/nginx/logrotate). */
  accessLogs: { days: 14 },
  subscriptionRequests: { hours: 48 },
  /** Addresses whose owner did not confirm them. */
  unconfirmedSubscribers: { days: 7 },
  /** Then we ask whether the subscription shall go on. */
  subscriptions: { months: 24 },
  unansweredSubscriptions: { days: 30 },
  suppressions: { months: 24 },
  consents: { years: 5 },
  sentMails: { days: 30 },
  erasures: { years: 5 },
  /** A trigger prevents earlier deletion: another period needs a migration of that trigger. */
  auditTrail: { years: 2 },
} as const

/** Notices above the lists in the admin. */
export const retentionNotices = {
  contactMessages: {
    id: `Pesan dihapus otomatis ${retentionPeriods.contactMessages.months} bulan setelah diterima.`,
    en: `Messages are deleted automatically ${retentionPeriods.contactMessages.months} months after they were received.`,
  },
  registrations: {
    id: `Pendaftaran dihapus otomatis ${retentionPeriods.registrationsAfterEvent.months} bulan setelah acaranya selesai, yang tidak dikonfirmasi setelah ${retentionPeriods.unconfirmedRegistrations.days} hari.`,
    en: `Registrations are deleted automatically ${retentionPeriods.registrationsAfterEvent.months} months after their event ends, unconfirmed ones after ${retentionPeriods.unconfirmedRegistrations.days} day.`,
  },
  consents: {
    id: `Bukti persetujuan, dihapus otomatis setelah ${retentionPeriods.consents.years} tahun. Orangnya hanya dikenali lewat hash alamat emailnya.`,
    en: `Proof of consent, deleted automatically after ${retentionPeriods.consents.years} years. Persons are identified only by a hash of the email address.`,
  },
  mails: {
    id: `Email yang terkirim dihapus otomatis dari daftar ini ${retentionPeriods.sentMails.days} hari setelah dikirim. Email kepada pelanggan, dan email yang belum terkirim dan menyimpan alamat penerima, dihapus ${retentionPeriods.sentMails.days} hari setelah dibuat.`,
    en: `Sent emails are deleted automatically from this list ${retentionPeriods.sentMails.days} days after sending. Emails to subscribers, and unsent emails that store a recipient address, are deleted ${retentionPeriods.sentMails.days} days after creation.`,
  },
  erasures: {
    id: `Catatan penghapusan atas permintaan, dihapus otomatis setelah ${retentionPeriods.erasures.years} tahun.`,
    en: `Log of erasure requests, deleted automatically after ${retentionPeriods.erasures.years} years.`,
  },
  auditTrail: {
    id: `Siapa menerbitkan, menarik, menghapus, mengekspor, mengubah peran, dan masuk. Tidak dapat diubah; dihapus otomatis setelah ${retentionPeriods.auditTrail.years} tahun.`,
    en: `Who published, unpublished, deleted, exported, changed roles and signed in. Read-only; deleted automatically after ${retentionPeriods.auditTrail.years} years.`,
  },
} as const satisfies Record<string, Bilingual>
