import type { Bilingual } from '#cms/fields/bilingual.ts'

/**
 * How long personal data are kept (domain brief §8, which takes them as its own judgement under UU PDP 27/2022;
 * those of mails, erasures and the audit trail are ours). The privacy page says the same, see test/retention.test.ts.
 */
export const kept = {
  contactMessages: { months: 12 },
  registrationsAfterEvent: { months: 6 },
  consents: { years: 5 },
  sentMails: { days: 30 },
  erasures: { years: 5 },
  /** The table refuses to delete what is younger: another period needs a migration of its trigger, too. */
  auditTrail: { years: 2 },
} as const

/** What the admin says above each list. */
export const keptWords = {
  contactMessages: {
    id: `Pesan dihapus otomatis ${kept.contactMessages.months} bulan setelah diterima.`,
    en: `Messages are deleted automatically ${kept.contactMessages.months} months after they came.`,
  },
  registrations: {
    id: `Pendaftaran dihapus otomatis ${kept.registrationsAfterEvent.months} bulan setelah acaranya selesai.`,
    en: `Registrations are deleted automatically ${kept.registrationsAfterEvent.months} months after their event ends.`,
  },
  consents: {
    id: `Bukti persetujuan, dihapus otomatis setelah ${kept.consents.years} tahun. Orangnya hanya dikenali lewat sidik alamat surelnya.`,
    en: `Proof of consents, deleted automatically after ${kept.consents.years} years. The person is known only by a hash of the e-mail address.`,
  },
  mails: {
    id: `Surel yang terkirim dihapus dari daftar ini secara otomatis ${kept.sentMails.days} hari setelah dikirim; yang menyimpan alamat penerimanya sendiri dan belum terkirim, ${kept.sentMails.days} hari setelah dibuat.`,
    en: `Mails that were sent are deleted from this list automatically ${kept.sentMails.days} days after sending; one that holds an address of its own and has not been sent, ${kept.sentMails.days} days after it was made.`,
  },
  erasures: {
    id: `Catatan penghapusan atas permintaan, dihapus otomatis setelah ${kept.erasures.years} tahun.`,
    en: `The record of erasures on request, deleted automatically after ${kept.erasures.years} years.`,
  },
  auditTrail: {
    id: `Siapa menerbitkan, menarik, menghapus, mengekspor, dan memberi hak. Tidak dapat diubah; dihapus otomatis setelah ${kept.auditTrail.years} tahun.`,
    en: `Who published, took back, deleted, exported and gave rights. It cannot be changed; deleted automatically after ${kept.auditTrail.years} years.`,
  },
} as const satisfies Record<string, Bilingual>
