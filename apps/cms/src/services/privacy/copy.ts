import { copy } from '#cms/base/admin/copy.ts'
import { formatNumber } from '#cms/base/admin/format-number.ts'

const id = {
  privacy: 'Permintaan data pribadi',
  privacyLead:
    'Memberi salinan data seseorang, membatasi pemrosesannya, menghapusnya, atau menarik persetujuannya, atas permintaan orang itu. Selesaikan dalam 3 × 24 jam sejak permintaan diterima.',
  address: 'Alamat email',
  search: 'Cari',
  messages: 'Pesan',
  registrations: 'Pendaftaran acara',
  subscriptions: 'Langganan email',
  consents: 'Persetujuan yang berlaku',
  marketing: 'Di antaranya persetujuan pemasaran',
  others: 'Bukti lama dan direktori nasabah',
  nothing: 'Tidak ada data tentang alamat ini.',
  isRestricted: 'Pemrosesan data orang ini sedang dibatasi.',
  copyTitle: 'Salinan data orang ini',
  copyHint:
    'Berkas JSON berisi semua data yang tersimpan tentang alamat ini: pesan, pendaftaran, email yang dikirim, dan persetujuan. Berikan hanya kepada orang itu. Unduhan dicatat di jejak audit.',
  download: 'Unduh data',
  downloaded: 'Salinan sudah diunduh.',
  fileName: 'data-pribadi',
  restrictTitle: 'Batasi pemrosesan data orang ini',
  restrictHint:
    'Selama dibatasi, pesan dan pendaftarannya tidak ikut diekspor, dan orang ini tidak menerima pengingat acara, pesan kepada peserta, atau email langganan. Email yang diperlukan untuk pendaftarannya tetap dikirim, dan masa simpan tetap berlaku.',
  restrict: 'Batasi pemrosesan',
  lift: 'Cabut pembatasan',
  restricted: (messages: number, registrations: number) =>
    `Pemrosesan dibatasi: ${formatNumber.id(messages)} pesan, ${formatNumber.id(registrations)} pendaftaran.`,
  lifted: (messages: number, registrations: number) =>
    `Pembatasan dicabut: ${formatNumber.id(messages)} pesan, ${formatNumber.id(registrations)} pendaftaran.`,
  eraseTitle: 'Hapus data orang ini',
  eraseHint:
    'Pesan dan pendaftaran dihapus beserta emailnya, dan kursinya diberikan kepada daftar tunggu. Langganan email dihapus. Persetujuan ditandai ditarik; catatannya disimpan sebagai bukti. Direktori nasabah tidak berubah.',
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
    "Copies, restricts or erases a person's data, or withdraws a consent, at that person's request. Complete it within 3 × 24 hours of receiving the request.",
  address: 'Email address',
  search: 'Search',
  messages: 'Messages',
  registrations: 'Event registrations',
  subscriptions: 'Email subscriptions',
  consents: 'Active consents',
  marketing: 'Of these, marketing consents',
  others: 'Older proof and client directory',
  nothing: 'No data found for this address.',
  isRestricted: "The processing of this person's data is restricted.",
  copyTitle: "Copy of this person's data",
  copyHint:
    'A JSON file of everything stored for this address: messages, registrations, sent emails and consents. Give it only to that person. The audit trail records the download.',
  download: 'Download data',
  downloaded: 'The copy has been downloaded.',
  fileName: 'personal-data',
  restrictTitle: "Restrict the processing of this person's data",
  restrictHint:
    'While restricted, messages and registrations are left out of exports, and the person receives no event reminders, messages to participants or emails of lists. Emails that the registrations require are still sent, and retention periods still apply.',
  restrict: 'Restrict processing',
  lift: 'Lift the restriction',
  restricted: (messages, registrations) =>
    `Processing restricted: messages ${formatNumber.en(messages)}, registrations ${formatNumber.en(registrations)}.`,
  lifted: (messages, registrations) =>
    `Restriction lifted: messages ${formatNumber.en(messages)}, registrations ${formatNumber.en(registrations)}.`,
  eraseTitle: "Erase this person's data",
  eraseHint:
    'Messages and registrations are deleted with their emails, and seats go to the waiting list. Email subscriptions are deleted. Consents are marked as withdrawn; the log is kept as evidence. The client directory does not change.',
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
