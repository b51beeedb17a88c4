import { importCopy } from '#cms/services/csv/import-copy.ts'

const id = {
  ...importCopy.id,
  title: 'Impor NAB reksa dana',
  lead: 'Menulis NAB dan imbal hasil ke reksa dana yang sudah terbit. Situs menampilkannya seketika.',
  rulesList: (rows: number) => [
    'Unduh templat, isi angkanya, lalu unggah. Kolom: code, nav, nav_date, return_1m, return_ytd, return_1y, return_3y.',
    'Tanggal ditulis 2026-11-20. Angka tanpa pemisah ribuan, misalnya 1684,3127 atau 1684.3127; imbal hasil dalam persen.',
    'Imbal hasil boleh kosong bila reksa dana belum setua itu. Reksa dana yang tidak ada di berkas tidak berubah.',
    `Paling banyak ${rows} baris. Satu kesalahan saja membuat seluruh berkas ditolak, dan tidak ada yang berubah.`,
  ],
  template: 'Unduh templat (CSV)',
  notAllowed: 'Anda tidak masuk sebagai redaksi atau admin lagi. Masuk kembali, lalu ulangi.',
  imported: 'NAB dan imbal hasil sudah ditulis.',
  changed: 'Reksa dana diperbarui',
  unchanged: 'Tetap',
  errors: {
    ...importCopy.id.fileErrors,
    noHeading: 'Baris pertama harus berisi judul kolom seperti di templat.',
    cells: 'Baris harus berisi tepat tujuh kolom.',
    noRows: 'Berkas tidak berisi reksa dana.',
    codeUnknown: 'Tidak ada reksa dana terbit dengan kode ini.',
    codeTwice: 'Kode ini sudah ada di atas.',
    number: 'Bukan angka, atau dapat dibaca dua cara. Tulis tanpa pemisah ribuan, misalnya 1684,3127.',
    nav: 'NAB harus lebih dari 0.',
    return: 'Imbal hasil dalam persen, dari -100 sampai 1.000.',
    day: 'Bukan tanggal. Tulis seperti 2026-11-20.',
    future: 'Tanggal ini belum tiba.',
    older: 'Lebih lama daripada NAB yang sudah ada di situs.',
  },
}

const en: typeof id = {
  ...importCopy.en,
  title: 'Fund NAV import',
  lead: 'Writes NAV and returns to published mutual funds. The site shows them at once.',
  rulesList: (rows) => [
    'Download the template, fill in the figures and upload it. Columns: code, nav, nav_date, return_1m, return_ytd, return_1y, return_3y.',
    'Write dates as 2026-11-20. Numbers have no thousands separators, such as 1684.3127 or 1684,3127; returns are in percent.',
    'A return may be empty if the fund is younger. Funds that are not in the file do not change.',
    `At most ${rows} rows. A single error rejects the whole file, and nothing changes.`,
  ],
  template: 'Download the template (CSV)',
  notAllowed: 'You are no longer signed in as an editor or admin. Sign in and try again.',
  imported: 'NAV and returns written.',
  changed: 'Funds updated',
  unchanged: 'Unchanged',
  errors: {
    ...importCopy.en.fileErrors,
    noHeading: 'The first line must contain the headings of the template.',
    cells: 'A line must have exactly seven columns.',
    noRows: 'The file contains no funds.',
    codeUnknown: 'No published fund has this code.',
    codeTwice: 'This code is already above.',
    number:
      'Not a number, or one that can be read in two ways. Write it without thousands separators, such as 1684.3127.',
    nav: 'The NAV must be more than 0.',
    return: 'A return in percent from -100 to 1,000.',
    day: 'Not a date. Write it like 2026-11-20.',
    future: 'This day has not come yet.',
    older: 'Older than the NAV that the site has.',
  },
}

export const fundImportCopy = { id, en }
