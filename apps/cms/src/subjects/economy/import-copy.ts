import { importCopy } from '#cms/services/csv/import-copy.ts'

const id = {
  ...importCopy.id,
  title: 'Impor angka ekonomi',
  lead: 'Menulis BI-Rate, inflasi, kurs dolar, bunga deposito dan penjaminan dari berkas economy.csv.',
  rulesList: (rows: number) => [
    'Kolom: series, value, reference, published, source, next_date. Kolom terakhir boleh kosong.',
    'series: biRate, inflationYoY, usdIdr, depositRate, lpsRate. Tanggal ditulis 2026-11-20; angka tanpa pemisah ribuan, misalnya 4,75 atau 16650.',
    'Nilai yang sudah ada diganti hanya setelah Anda menyetujuinya; jejak audit menyimpan nilai lama.',
    'Bila penerbitan memerlukan persetujuan, barisnya menjadi draf.',
    `Paling banyak ${rows} baris. Satu kesalahan saja membuat seluruh berkas ditolak, dan tidak ada yang berubah.`,
  ],
  notAllowed: 'Anda tidak masuk sebagai redaksi atau admin lagi. Masuk kembali, lalu ulangi.',
  import: 'Impor berkas',
  imported: (added: number, replaced: number, unchanged: number) =>
    `Selesai. Ditambahkan: ${added}. Diganti: ${replaced}. Tetap: ${unchanged}.`,
  replace: 'Ganti nilai yang sudah ada',
  errors: {
    ...importCopy.id.fileErrors,
    noHeading: 'Baris pertama harus berisi judul kolom.',
    cells: 'Baris harus berisi tepat enam kolom.',
    noRows: 'Berkas tidak berisi angka.',
    series: 'Bukan seri yang dikenal.',
    number: 'Bukan angka, atau dapat dibaca dua cara. Tulis tanpa pemisah ribuan, misalnya 4,75.',
    value: 'Persen paling banyak 100, rupiah paling banyak 100.000, dua angka di belakang koma.',
    day: 'Bukan tanggal. Tulis seperti 2026-11-20.',
    future: 'Tanggal ini belum tiba.',
    next: 'Tidak boleh lebih awal daripada tanggal pengumuman.',
    source: 'Sumber wajib diisi, paling banyak 200 huruf.',
    twice: 'Bulan atau tanggal ini sudah ada di atas.',
  },
}

const en: typeof id = {
  ...importCopy.en,
  title: 'Economic figures import',
  lead: 'Writes BI-Rate, inflation, dollar rate, deposit and guaranteed rates from a file economy.csv.',
  rulesList: (rows) => [
    'Columns: series, value, reference, published, source, next_date. The last one may be empty.',
    'series: biRate, inflationYoY, usdIdr, depositRate, lpsRate. Write dates as 2026-11-20; numbers have no thousands separators, such as 4.75 or 16650.',
    'Values that exist are replaced only after you confirm it; the audit trail keeps the old ones.',
    'If publishing needs an approval, the rows become drafts.',
    `At most ${rows} rows. A single error rejects the whole file, and nothing changes.`,
  ],
  notAllowed: 'You are no longer signed in as an editor or admin. Sign in and try again.',
  import: 'Import the file',
  imported: (added, replaced, unchanged) =>
    `Done. Added: ${added}. Replaced: ${replaced}. Unchanged: ${unchanged}.`,
  replace: 'Replace the existing values',
  errors: {
    ...importCopy.en.fileErrors,
    noHeading: 'The first line must contain the headings.',
    cells: 'A line must have exactly six columns.',
    noRows: 'The file contains no figures.',
    series: 'Not a known series.',
    number:
      'Not a number, or one that can be read in two ways. Write it without thousands separators, such as 4.75.',
    value: 'At most 100 percent or 100,000 rupiah, with at most two decimals.',
    day: 'Not a date. Write it like 2026-11-20.',
    future: 'This day has not come yet.',
    next: 'Must not be before the day of publication.',
    source: 'The source is required, with at most 200 characters.',
    twice: 'This month or day is already above.',
  },
}

export const economyImportCopy = { id, en }
