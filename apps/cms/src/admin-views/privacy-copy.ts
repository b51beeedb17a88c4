import type { Fault } from '#cms/client-directory/import-outcome.ts'

const number = (language: 'id-ID' | 'en-GB') => (count: number) =>
  new Intl.NumberFormat(language).format(count)
const idNumber = number('id-ID')
const enNumber = number('en-GB')

const id = {
  adminsOnly: 'Halaman ini hanya untuk admin yang sudah masuk.',
  failed: 'Tidak berhasil. Coba lagi; bila tetap gagal, hubungi pengelola sistem.',
  notAllowed: 'Anda tidak masuk sebagai admin lagi. Masuk kembali, lalu ulangi.',

  directory: 'Impor direktori nasabah',
  directoryLead:
    'Direktori dipakai untuk memeriksa kode nasabah saat pendaftaran acara. Yang disimpan hanya sidik tujuh digit terakhir kode serta surel dalam bentuk tersandi.',
  rules: 'Aturan berkas',
  rulesList: (megabytes: number, rows: number) => [
    'Berkas CSV (UTF-8) dengan dua kolom: client_code dan email. Kolom lain ditolak, agar nama tidak ikut terunggah.',
    'Pemisah koma atau titik koma. Baris pertama berisi judul kolom.',
    'Kode terdiri atas sedikitnya 7 huruf atau angka dan diakhiri 7 angka. Nol di depan harus tetap ada.',
    `Paling besar ${megabytes} MB dan ${idNumber(rows)} baris.`,
    'Berkas adalah seluruh direktori: nasabah yang tidak ada di dalamnya dihapus dari direktori. Pendaftarannya tetap ada.',
    'Satu kesalahan saja membuat seluruh berkas ditolak, dan direktori tidak berubah.',
  ],
  file: 'Berkas CSV',
  import: 'Impor',
  importing: 'Sedang diimpor…',
  imported: 'Direktori sudah diimpor.',
  added: 'Ditambahkan',
  kept: 'Tetap',
  removed: 'Dihapus',
  shared: 'Kode yang dipakai beberapa nasabah',
  sharedHint: 'Nasabah dengan kode bersama diminta menulis surelnya saat mendaftar.',
  repeated: 'Baris berulang (dihitung sekali)',
  faulty: (total: number) => `${idNumber(total)} kesalahan. Tidak ada yang diimpor.`,
  mostFaults: (shown: number) => `Hanya ${shown} yang pertama yang ditampilkan.`,
  line: 'Baris',
  column: 'Kolom',
  fault: 'Kesalahan',
  faults: {
    columnMissing: 'Kolom ini tidak ada.',
    columnTwice: 'Kolom ini ada lebih dari sekali.',
    columnUnknown: 'Kolom ini tidak boleh ada.',
    noHeading: 'Baris pertama harus berisi judul kolom: client_code dan email.',
    cells: 'Baris harus berisi tepat dua kolom.',
    code: 'Sedikitnya 7 huruf atau angka, diakhiri 7 angka.',
    email: 'Bukan alamat surel.',
    quotes: 'Tanda kutip tidak ditutup dengan benar, atau baris terlalu panjang.',
    noRows: 'Berkas tidak berisi nasabah.',
  } satisfies Record<Fault['fault'], string>,
  removesMany: (removed: number, before: number) =>
    `${idNumber(removed)} dari ${idNumber(before)} nasabah tidak ada di berkas ini dan akan dihapus. Tidak ada yang diimpor. Periksa apakah berkasnya lengkap.`,
  knowsRemovals: (removed: number) => `Saya tahu bahwa ${idNumber(removed)} nasabah akan dihapus.`,
  tooLarge: 'Berkas terlalu besar.',
  tooManyRows: 'Berkas berisi terlalu banyak baris.',
  underWay: 'Impor lain sedang berjalan. Tunggu sampai selesai, lalu ulangi.',
  notCsv: 'Ini bukan berkas CSV.',

  privacy: 'Permintaan data pribadi',
  privacyLead:
    'Menghapus data seseorang atau menarik persetujuannya, atas permintaan orang itu. Selesaikan dalam 3 × 24 jam sejak permintaan diterima.',
  address: 'Alamat surel',
  search: 'Cari',
  messages: 'Pesan',
  registrations: 'Pendaftaran acara',
  consents: 'Persetujuan yang berlaku',
  marketing: 'Di antaranya persetujuan pemasaran',
  nothing: 'Tidak ada data tentang alamat ini.',
  eraseTitle: 'Hapus data orang ini',
  eraseHint:
    'Pesan dan pendaftaran dihapus beserta surelnya, dan kursinya diberikan kepada daftar tunggu. Persetujuan ditandai ditarik; catatannya disimpan sebagai bukti. Direktori nasabah tidak berubah.',
  knowsPerson:
    'Saya sudah memastikan bahwa permintaan ini dari orang tersebut. Penghapusan tidak dapat dibatalkan.',
  erase: 'Hapus',
  erased: (messages: number, registrations: number, consents: number) =>
    `Dihapus: ${idNumber(messages)} pesan, ${idNumber(registrations)} pendaftaran. Persetujuan yang ditarik: ${idNumber(consents)}.`,
  marketingTitle: 'Hanya tarik persetujuan pemasaran',
  marketingHint: 'Data tetap ada; orang ini tidak lagi dikirimi informasi produk dan acara.',
  withdraw: 'Tarik persetujuan pemasaran',
  withdrawn: (consents: number) => `Persetujuan pemasaran yang ditarik: ${idNumber(consents)}.`,
}
const en: typeof id = {
  adminsOnly: 'This page is for signed-in admins only.',
  failed: 'That did not work. Please try again; if it keeps failing, ask whoever runs the system.',
  notAllowed: 'You are no longer signed in as an admin. Sign in and try again.',

  directory: 'Import of the client directory',
  directoryLead:
    'The directory is what client codes are checked against when people register for events. Only a hash of the last seven digits of each code is kept, and the e-mail address in encrypted form.',
  rules: 'Rules for the file',
  rulesList: (megabytes, rows) => [
    'A CSV file (UTF-8) with two columns: client_code and email. Other columns are refused, so that no names are uploaded by mistake.',
    'Separated by commas or semicolons. The first line holds the headings.',
    'A code has at least 7 letters or digits and ends in 7 digits. Leading zeros must still be there.',
    `At most ${megabytes} MB and ${enNumber(rows)} rows.`,
    'The file is the whole directory: clients who are not in it are removed from the directory. Their registrations stay.',
    'A single fault refuses the whole file, and the directory stays as it is.',
  ],
  file: 'CSV file',
  import: 'Import',
  importing: 'Importing…',
  imported: 'The directory is imported.',
  added: 'Added',
  kept: 'Kept',
  removed: 'Removed',
  shared: 'Codes that several clients share',
  sharedHint: 'Clients with a shared code are asked for their e-mail address when they register.',
  repeated: 'Repeated rows (counted once)',
  faulty: (total) => `${enNumber(total)} ${total === 1 ? 'fault' : 'faults'}. Nothing was imported.`,
  mostFaults: (shown) => `Only the first ${shown} are shown.`,
  line: 'Line',
  column: 'Column',
  fault: 'Fault',
  faults: {
    columnMissing: 'This column is missing.',
    columnTwice: 'This column stands there more than once.',
    columnUnknown: 'This column does not belong there.',
    noHeading: 'The first line must hold the headings: client_code and email.',
    cells: 'A line must have exactly two columns.',
    code: 'At least 7 letters or digits, the last 7 of them digits.',
    email: 'Not an e-mail address.',
    quotes: 'A quotation mark is not closed properly, or the line is too long.',
    noRows: 'There is no client in the file.',
  },
  removesMany: (removed, before) =>
    `${enNumber(removed)} of ${enNumber(before)} clients are not in this file and would be removed. Nothing was imported. Please check that the file is complete.`,
  knowsRemovals: (removed) => `I know that ${enNumber(removed)} clients will be removed.`,
  tooLarge: 'The file is too large.',
  tooManyRows: 'The file has too many rows.',
  underWay: 'Another import is under way. Wait until it is done and try again.',
  notCsv: 'This is not a CSV file.',

  privacy: 'Personal data requests',
  privacyLead:
    "Erases a person's data or withdraws a consent, at that person's request. Please finish within 3 × 24 hours of receiving the request.",
  address: 'E-mail address',
  search: 'Search',
  messages: 'Messages',
  registrations: 'Event registrations',
  consents: 'Consents that stand',
  marketing: 'Of these, consents to marketing',
  nothing: 'There is nothing about this address.',
  eraseTitle: "Erase this person's data",
  eraseHint:
    'Messages and registrations are deleted with their mails, and seats go to the waiting list. Consents are marked as withdrawn; the log is kept as proof. The client directory stays as it is.',
  knowsPerson: 'I have made sure that the request comes from this person. Erasing cannot be undone.',
  erase: 'Erase',
  erased: (messages, registrations, consents) =>
    `Erased: messages ${enNumber(messages)}, registrations ${enNumber(registrations)}. Consents withdrawn: ${enNumber(consents)}.`,
  marketingTitle: 'Only withdraw the consent to marketing',
  marketingHint: 'The data stay; the person is sent no more product and event information.',
  withdraw: 'Withdraw the consent to marketing',
  withdrawn: (consents) => `Consents to marketing withdrawn: ${enNumber(consents)}.`,
}
export const privacyCopy = { id, en }
export type PrivacyWords = typeof id
