import { copy } from '#cms/base/admin/copy.ts'
import { formatNumber } from '#cms/base/admin/format-number.ts'

const id = {
  fileErrors: {
    columnMissing: 'Kolom ini tidak ada.',
    columnTwice: 'Kolom ini ada lebih dari sekali.',
    columnUnknown: 'Kolom ini tidak boleh ada.',
    quotes: 'Tanda kutip tidak ditutup dengan benar, atau baris terlalu panjang.',
  },
  file: 'Berkas CSV',
  import: 'Impor',
  importing: 'Sedang diimpor…',
  failed: copy.id.requestFailed,
  onlyFirst: (shown: number) => `Hanya ${shown} yang pertama yang ditampilkan.`,
  invalid: (total: number) => `${formatNumber.id(total)} kesalahan. Tidak ada yang diimpor.`,
  line: 'Baris',
  column: 'Kolom',
  error: 'Kesalahan',
  tooLarge: 'Berkas terlalu besar.',
  tooManyRows: 'Berkas berisi terlalu banyak baris.',
  notCsv: 'Ini bukan berkas CSV.',
  rules: 'Aturan berkas',
}

const en: typeof id = {
  fileErrors: {
    columnMissing: 'This column is missing.',
    columnTwice: 'This column occurs more than once.',
    columnUnknown: 'This column is not allowed.',
    quotes: 'A quotation mark is not closed properly, or the line is too long.',
  },
  file: 'CSV file',
  import: 'Import',
  importing: 'Importing…',
  failed: copy.en.requestFailed,
  onlyFirst: (shown) => `Only the first ${shown} are shown.`,
  invalid: (total) => `${formatNumber.en(total)} ${total === 1 ? 'error' : 'errors'}. Nothing was imported.`,
  line: 'Line',
  column: 'Column',
  error: 'Error',
  tooLarge: 'The file is too large.',
  tooManyRows: 'The file has too many rows.',
  notCsv: 'This is not a CSV file.',
  rules: 'File requirements',
}

/** The words of every import. */
export const importCopy = { id, en }
