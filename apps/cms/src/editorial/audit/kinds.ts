import type { Bilingual } from '#cms/base/fields/bilingual.ts'

/** The kinds of entries in the audit trail, as the admin shows them. */
export const auditKinds = {
  published: { id: 'Diterbitkan', en: 'Published' },
  approved: { id: 'Disetujui', en: 'Approved' },
  restored: { id: 'Versi dipulihkan', en: 'Version restored' },
  unpublished: { id: 'Ditarik', en: 'Unpublished' },
  added: { id: 'Ditambahkan', en: 'Added' },
  changed: { id: 'Diubah', en: 'Changed' },
  deleted: { id: 'Dihapus', en: 'Deleted' },
  scheduled: { id: 'Dijadwalkan', en: 'Scheduled' },
  scheduleCancelled: { id: 'Jadwal dibatalkan', en: 'Schedule canceled' },
  roleChanged: { id: 'Peran diubah', en: 'Role changed' },
  passwordChanged: { id: 'Kata sandi diubah', en: 'Password changed' },
  unlocked: { id: 'Akun dibuka', en: 'Account unlocked' },
  signedIn: { id: 'Masuk', en: 'Signed in' },
  signInFailed: { id: 'Gagal masuk', en: 'Sign-in failed' },
  exported: { id: 'Diekspor', en: 'Exported' },
  registrationConfirmed: { id: 'Pendaftaran dikonfirmasi', en: 'Registration confirmed' },
  registrationCanceled: { id: 'Pendaftaran dibatalkan', en: 'Registration canceled' },
  seatGiven: { id: 'Tempat diberikan', en: 'Seat given' },
  participantsEmailed: { id: 'Email kepada peserta', en: 'Participants emailed' },
  directoryImported: { id: 'Direktori nasabah diimpor', en: 'Client directory imported' },
} as const satisfies Record<string, Bilingual>
export type AuditKind = keyof typeof auditKinds

/** The channel of an action. */
export const auditHands = {
  person: { id: 'Orang', en: 'Person' },
  schedule: { id: 'Jadwal', en: 'Schedule' },
  service: { id: 'Layanan', en: 'Service' },
} as const satisfies Record<string, Bilingual>
export type AuditHand = keyof typeof auditHands
