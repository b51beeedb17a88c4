import { copy } from '#cms/base/admin/copy.ts'
import { formatNumber } from '#cms/base/admin/format-number.ts'

const id = {
  privacy: 'Permintaan data pribadi',
  privacyLead:
    'Menghapus data seseorang atau menarik persetujuannya, atas permintaan orang itu. Selesaikan dalam 3 × 24 jam sejak permintaan diterima.',
  address: 'Alamat email',
  search: 'Cari',
  messages: 'Pesan',
  registrations: 'Pendaftaran acara',
  consents: 'Persetujuan yang berlaku',
  marketing: 'Di antaranya persetujuan pemasaran',
  nothing: 'Tidak ada data tentang alamat ini.',
  eraseTitle: 'Hapus data orang ini',
  eraseHint:
    'Pesan dan pendaftaran dihapus beserta emailnya, dan kursinya diberikan kepada daftar tunggu. Persetujuan ditandai ditarik; catatannya disimpan sebagai bukti. Direktori nasabah tidak berubah.',
  confirmPerson:
    'Saya sudah memastikan bahwa permintaan ini dari orang tersebut. Penghapusan tidak dapat dibatalkan.',
  erase: 'Hapus',
  erased: (messages: number, registrations: number, consents: number) =>
    `Dihapus: ${formatNumber.id(messages)} pesan, ${formatNumber.id(registrations)} pendaftaran. Persetujuan yang ditarik: ${formatNumber.id(consents)}.`,
  marketingTitle: 'Hanya tarik persetujuan pemasaran',
  marketingHint: 'Data tetap ada; orang ini tidak lagi dikirimi informasi produk dan acara.',
  withdraw: 'Tarik persetujuan pemasaran',
  withdrawn: (consents: number) => `Persetujuan pemasaran yang ditarik: ${formatNumber.id(consents)}.`,
  failed: copy.id.requestFailed,
  notAllowed: copy.id.adminSessionEnded,
}

const en: typeof id = {
  privacy: 'Personal data requests',
  privacyLead:
    "Erases a person's data or withdraws a consent at that person's request. Complete it within 3 × 24 hours of receiving the request.",
  address: 'Email address',
  search: 'Search',
  messages: 'Messages',
  registrations: 'Event registrations',
  consents: 'Active consents',
  marketing: 'Of these, marketing consents',
  nothing: 'No data found for this address.',
  eraseTitle: "Erase this person's data",
  eraseHint:
    'Messages and registrations are deleted with their emails, and seats go to the waiting list. Consents are marked as withdrawn; the log is kept as evidence. The client directory does not change.',
  confirmPerson: 'I have verified that the request comes from this person. Erasure cannot be undone.',
  erase: 'Erase',
  erased: (messages, registrations, consents) =>
    `Erased: messages ${formatNumber.en(messages)}, registrations ${formatNumber.en(registrations)}. Consents withdrawn: ${formatNumber.en(consents)}.`,
  marketingTitle: 'Only withdraw marketing consent',
  marketingHint: 'The data stays; the person receives no more product and event information.',
  withdraw: 'Withdraw marketing consent',
  withdrawn: (consents) => `Marketing consents withdrawn: ${formatNumber.en(consents)}.`,
  failed: copy.en.requestFailed,
  notAllowed: copy.en.adminSessionEnded,
}

export const privacyCopy = { id, en }
export type PrivacyWords = typeof id
