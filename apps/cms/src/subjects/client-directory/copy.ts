import { copy } from '#cms/base/admin/copy.ts'
import { formatNumber } from '#cms/base/admin/format-number.ts'
import { importCopy } from '#cms/services/csv/import-copy.ts'
import type { RowError } from './import-outcome.ts'

const id = {
  ...importCopy.id,
  directory: 'Impor direktori nasabah',
  directoryLead:
    'Direktori dipakai untuk memeriksa kode nasabah saat pendaftaran acara. Yang disimpan hanya hash tujuh digit terakhir kode serta alamat email dalam bentuk terenkripsi.',
  rulesList: (megabytes: number, rows: number) => [
    'Berkas CSV (UTF-8) dengan dua kolom: client_code dan email. Kolom lain ditolak agar nama tidak ikut terunggah.',
    'Pemisah koma atau titik koma. Baris pertama berisi judul kolom.',
    'Kode terdiri atas sedikitnya 7 huruf atau angka dan diakhiri 7 angka. Nol di depan harus tetap ada.',
    `Paling besar ${megabytes} MB dan ${formatNumber.id(rows)} baris.`,
    'Berkas adalah seluruh direktori: nasabah yang tidak ada di dalamnya dihapus dari direktori. Pendaftarannya tetap ada.',
    'Satu kesalahan saja membuat seluruh berkas ditolak, dan direktori tidak berubah.',
  ],
  imported: 'Direktori sudah diimpor.',
  added: 'Ditambahkan',
  unchanged: 'Tetap',
  removed: 'Dihapus',
  shared: 'Kode yang dipakai beberapa nasabah',
  sharedHint: 'Nasabah dengan kode bersama diminta memasukkan alamat emailnya saat mendaftar.',
  repeated: 'Baris berulang (dihitung sekali)',
  errors: {
    ...importCopy.id.fileErrors,
    noHeading: 'Baris pertama harus berisi judul kolom: client_code dan email.',
    cells: 'Baris harus berisi tepat dua kolom.',
    code: 'Sedikitnya 7 huruf atau angka, diakhiri 7 angka.',
    email: 'Bukan alamat email.',
    noRows: 'Berkas tidak berisi nasabah.',
  } satisfies Record<RowError['error'], string>,
  removesMany: (removed: number, before: number) =>
    `${formatNumber.id(removed)} dari ${formatNumber.id(before)} nasabah tidak ada di berkas ini dan akan dihapus. Tidak ada yang diimpor. Periksa apakah berkasnya lengkap.`,
  confirmRemovals: (removed: number) => `Saya tahu bahwa ${formatNumber.id(removed)} nasabah akan dihapus.`,
  inProgress: 'Impor lain sedang berjalan. Tunggu sampai selesai, lalu ulangi.',
  notAllowed: copy.id.adminSessionEnded,
}

const en: typeof id = {
  ...importCopy.en,
  directory: 'Client directory import',
  directoryLead:
    'Event registration checks client codes against this directory. Only a hash of the last seven digits of each code is stored, and the email address in encrypted form.',
  rulesList: (megabytes, rows) => [
    'A CSV file (UTF-8) with two columns: client_code and email. Other columns are rejected, so that names are not uploaded by mistake.',
    'Separated by commas or semicolons. The first line contains the headings.',
    'A code has at least 7 letters or digits and ends in 7 digits. Keep leading zeros.',
    `At most ${megabytes} MB and ${formatNumber.en(rows)} rows.`,
    'The file replaces the whole directory: clients missing from it are removed. Their registrations stay.',
    'A single error rejects the whole file, and the directory does not change.',
  ],
  imported: 'Directory imported.',
  added: 'Added',
  unchanged: 'Unchanged',
  removed: 'Removed',
  shared: 'Codes shared by several clients',
  sharedHint: 'Clients with a shared code are asked for their email address when they register.',
  repeated: 'Repeated rows (counted once)',
  errors: {
    ...importCopy.en.fileErrors,
    noHeading: 'The first line must contain the headings: client_code and email.',
    cells: 'A line must have exactly two columns.',
    code: 'At least 7 letters or digits, the last 7 of them digits.',
    email: 'Not a valid email address.',
    noRows: 'The file contains no clients.',
  },
  removesMany: (removed, before) =>
    `${formatNumber.en(removed)} of ${formatNumber.en(before)} clients are not in this file and would be removed. Nothing was imported. Please check that the file is complete.`,
  confirmRemovals: (removed) => `I know that ${formatNumber.en(removed)} clients will be removed.`,
  inProgress: 'Another import is running. Wait until it has finished, then try again.',
  notAllowed: copy.en.adminSessionEnded,
}

export const directoryCopy = { id, en }
export type DirectoryWords = typeof id
