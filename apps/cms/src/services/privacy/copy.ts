import type { RowError } from '#cms/subjects/client-directory/import-outcome.ts'

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
    'Direktori dipakai untuk memeriksa kode nasabah saat pendaftaran acara. Yang disimpan hanya hash tujuh digit terakhir kode serta alamat email dalam bentuk terenkripsi.',
  rules: 'Aturan berkas',
  rulesList: (megabytes: number, rows: number) => [
    'Berkas CSV (UTF-8) dengan dua kolom: client_code dan email. Kolom lain ditolak agar nama tidak ikut terunggah.',
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
  unchanged: 'Tetap',
  removed: 'Dihapus',
  shared: 'Kode yang dipakai beberapa nasabah',
  sharedHint: 'Nasabah dengan kode bersama diminta memasukkan alamat emailnya saat mendaftar.',
  repeated: 'Baris berulang (dihitung sekali)',
  invalid: (total: number) => `${idNumber(total)} kesalahan. Tidak ada yang diimpor.`,
  onlyFirst: (shown: number) => `Hanya ${shown} yang pertama yang ditampilkan.`,
  line: 'Baris',
  column: 'Kolom',
  error: 'Kesalahan',
  errors: {
    columnMissing: 'Kolom ini tidak ada.',
    columnTwice: 'Kolom ini ada lebih dari sekali.',
    columnUnknown: 'Kolom ini tidak boleh ada.',
    noHeading: 'Baris pertama harus berisi judul kolom: client_code dan email.',
    cells: 'Baris harus berisi tepat dua kolom.',
    code: 'Sedikitnya 7 huruf atau angka, diakhiri 7 angka.',
    email: 'Bukan alamat email.',
    quotes: 'Tanda kutip tidak ditutup dengan benar, atau baris terlalu panjang.',
    noRows: 'Berkas tidak berisi nasabah.',
  } satisfies Record<RowError['error'], string>,
  removesMany: (removed: number, before: number) =>
    `${idNumber(removed)} dari ${idNumber(before)} nasabah tidak ada di berkas ini dan akan dihapus. Tidak ada yang diimpor. Periksa apakah berkasnya lengkap.`,
  confirmRemovals: (removed: number) => `Saya tahu bahwa ${idNumber(removed)} nasabah akan dihapus.`,
  tooLarge: 'Berkas terlalu besar.',
  tooManyRows: 'Berkas berisi terlalu banyak baris.',
  inProgress: 'Impor lain sedang berjalan. Tunggu sampai selesai, lalu ulangi.',
  notCsv: 'Ini bukan berkas CSV.',

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
    `Dihapus: ${idNumber(messages)} pesan, ${idNumber(registrations)} pendaftaran. Persetujuan yang ditarik: ${idNumber(consents)}.`,
  marketingTitle: 'Hanya tarik persetujuan pemasaran',
  marketingHint: 'Data tetap ada; orang ini tidak lagi dikirimi informasi produk dan acara.',
  withdraw: 'Tarik persetujuan pemasaran',
  withdrawn: (consents: number) => `Persetujuan pemasaran yang ditarik: ${idNumber(consents)}.`,
}
const en: typeof id = {
  adminsOnly: 'This page is for signed-in admins only.',
  failed: 'The request failed. Try again; if it keeps failing, contact your system administrator.',
  notAllowed: 'You are no longer signed in as an admin. Sign in and try again.',

  directory: 'Client directory import',
  directoryLead:
    'Event registration checks client codes against this directory. Only a hash of the last seven digits of each code is stored, and the email address in encrypted form.',
  rules: 'File requirements',
  rulesList: (megabytes, rows) => [
    'A CSV file (UTF-8) with two columns: client_code and email. Other columns are rejected, so that names are not uploaded by mistake.',
    'Separated by commas or semicolons. The first line contains the headings.',
    'A code has at least 7 letters or digits and ends in 7 digits. Keep leading zeros.',
    `At most ${megabytes} MB and ${enNumber(rows)} rows.`,
    'The file replaces the whole directory: clients missing from it are removed. Their registrations stay.',
    'A single error rejects the whole file, and the directory does not change.',
  ],
  file: 'CSV file',
  import: 'Import',
  importing: 'Importing…',
  imported: 'Directory imported.',
  added: 'Added',
  unchanged: 'Unchanged',
  removed: 'Removed',
  shared: 'Codes shared by several clients',
  sharedHint: 'Clients with a shared code are asked for their email address when they register.',
  repeated: 'Repeated rows (counted once)',
  invalid: (total) => `${enNumber(total)} ${total === 1 ? 'error' : 'errors'}. Nothing was imported.`,
  onlyFirst: (shown) => `Only the first ${shown} are shown.`,
  line: 'Line',
  column: 'Column',
  error: 'Error',
  errors: {
    columnMissing: 'This column is missing.',
    columnTwice: 'This column occurs more than once.',
    columnUnknown: 'This column is not allowed.',
    noHeading: 'The first line must contain the headings: client_code and email.',
    cells: 'A line must have exactly two columns.',
    code: 'At least 7 letters or digits, the last 7 of them digits.',
    email: 'Not a valid email address.',
    quotes: 'A quotation mark is not closed properly, or the line is too long.',
    noRows: 'The file contains no clients.',
  },
  removesMany: (removed, before) =>
    `${enNumber(removed)} of ${enNumber(before)} clients are not in this file and would be removed. Nothing was imported. Please check that the file is complete.`,
  confirmRemovals: (removed) => `I know that ${enNumber(removed)} clients will be removed.`,
  tooLarge: 'The file is too large.',
  tooManyRows: 'The file has too many rows.',
  inProgress: 'Another import is running. Wait until it has finished, then try again.',
  notCsv: 'This is not a CSV file.',

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
    `Erased: messages ${enNumber(messages)}, registrations ${enNumber(registrations)}. Consents withdrawn: ${enNumber(consents)}.`,
  marketingTitle: 'Only withdraw marketing consent',
  marketingHint: 'The data stays; the person receives no more product and event information.',
  withdraw: 'Withdraw marketing consent',
  withdrawn: (consents) => `Marketing consents withdrawn: ${enNumber(consents)}.`,
}
export const privacyCopy = { id, en }
export type PrivacyWords = typeof id
