import type { Bilingual } from '#cms/fields/bilingual.ts'

/**
 * Retention periods of personal data (domain brief §8, its own judgment under UU PDP 27/2022; those of emails, erasures
 * and the audit trail are ours). The privacy page states the same periods, see retention.test.ts.
*/
export const kept = {
  contactMessages: { months: 12 },
  registrationsAfterEvent: { months: 6 },
  consents: { years: 5 },
  sentMails: { days: 30 },
  erasures: { years: 5 },
  /** A trigger prevents earlier deletion: another period needs a migration of that trigger. */
  auditTrail: { years: 2 },
} as const

/** Notices above the lists in the admin. */
export const keptWords = {
  contactMessages: {
    id: `Pesan dihapus otomatis ${kept.contactMessages.months} bulan setelah diterima.`,
    en: `Messages are deleted automatically ${kept.contactMessages.months} months after they were received.`,
  },
  registrations: {
    id: `Pendaftaran dihapus otomatis ${kept.registrationsAfterEvent.months} bulan setelah acaranya selesai.`,
    en: `Registrations are deleted automatically ${kept.registrationsAfterEvent.months} months after their event ends.`,
  },
  consents: {
    id: `Bukti persetujuan, dihapus otomatis setelah ${kept.consents.years} tahun. Orangnya hanya dikenali lewat hash alamat emailnya.`,
    en: `Proof of consent, deleted automatically after ${kept.consents.years} years. Persons are identified only by a hash of the email address.`,
  },
  mails: {
    id: `Email yang terkirim dihapus otomatis dari daftar ini ${kept.sentMails.days} hari setelah dikirim. Email yang belum terkirim dan menyimpan alamat penerima dihapus ${kept.sentMails.days} hari setelah dibuat.`,
    en: `Sent emails are deleted automatically from this list ${kept.sentMails.days} days after sending. Unsent emails that store a recipient address are deleted ${kept.sentMails.days} days after creation.`,
  },
  erasures: {
    id: `Catatan penghapusan atas permintaan, dihapus otomatis setelah ${kept.erasures.years} tahun.`,
    en: `Log of erasure requests, deleted automatically after ${kept.erasures.years} years.`,
  },
  auditTrail: {
    id: `Siapa menerbitkan, menarik, menghapus, mengekspor, dan mengubah peran. Tidak dapat diubah; dihapus otomatis setelah ${kept.auditTrail.years} tahun.`,
    en: `Who published, unpublished, deleted, exported and changed roles. Read-only; deleted automatically after ${kept.auditTrail.years} years.`,
  },
} as const satisfies Record<string, Bilingual>
