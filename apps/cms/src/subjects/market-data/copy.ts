import type { DataCoverage, ImportFindingGroup, ImportOutcome } from '@site/contracts/market/data-status.ts'
import { formatNumber } from '#cms/base/admin/format-number.ts'

const id = {
  title: 'Data pasar',
  lead: 'Impor data bursa dan data yang belum lengkap. Halaman ini tidak mengubah apa pun; impor dijalankan di server.',
  unavailable: 'Layanan data pasar tidak merespons; muat ulang halaman ini beberapa saat lagi.',
  none: 'Tidak ada.',
  company: 'Emiten',
  day: 'Hari',

  lastImport: 'Impor terakhir',
  importAt: (time: string) => `Impor ${time}`,
  toLastImport: 'Tampilkan impor terakhir',
  noImports: 'Belum ada impor.',
  outcomes: {
    imported: 'Berhasil',
    incomplete: 'Tidak lengkap',
    held: 'Ada hari yang ditahan',
    rejected: 'Ditolak',
  } satisfies Record<ImportOutcome, string>,
  toDo: {
    imported: 'Semua berkas terbaca. Tidak ada yang perlu dikerjakan.',
    incomplete:
      'Sebagian berkas atau tabel tidak diimpor. Perbaiki atau unduh ulang berkas yang disebut di bawah, lalu impor lagi.',
    held: 'Harga hari yang tidak lengkap tidak diterbitkan. Impor berkas hari itu yang lengkap, atau terbitkan apa adanya dengan --publish-held.',
    rejected:
      'Tidak ada yang diimpor, dan data di situs tidak berubah. Perbaiki penyebab yang disebut di bawah, lalu impor lagi.',
  } satisfies Record<ImportOutcome, string>,
  checkFindings: 'Semua yang dapat diimpor sudah diimpor. Periksa temuan di bawah.',
  summary: (files: number, companies: number, leftOut: number) =>
    `${formatNumber.id(files)} berkas, ${formatNumber.id(companies)} emiten berubah, ${formatNumber.id(leftOut)} baris tidak diimpor.`,
  newestDays: 'Hari terbaru dalam impor ini',
  rows: 'Baris',
  traded: 'Dengan transaksi',
  leftOut: 'Tidak diimpor',
  files: 'Berkas',
  filesAndTables: 'Berkas dan tabel',
  fileKind: 'Jenis berkas',
  count: 'Jumlah',
  table: 'Tabel',
  skipped: 'Dilewati, tidak ditampilkan di situs',
  unknownTickers: 'Kode tanpa emiten',
  notes: 'Catatan',
  andMore: (count: number) => `dan ${formatNumber.id(count)} lainnya`,

  heldDays: 'Hari yang ditahan',
  heldDaysToDo:
    'Harga hari berikut belum diterbitkan. Impor berkas hari itu yang lengkap, atau terbitkan apa adanya dengan --publish-held.',
  reason: 'Alasan',
  heldAt: 'Ditahan pada',
  daysWithoutPrices: 'Hari bursa tanpa harga',
  daysToDo: 'Impor berkas hari-hari berikut.',
  latestPrices: (day: string) => `Harga terbaru: ${day}.`,
  noPrices: 'Belum ada harga.',
  unknownYears: (years: string) =>
    `Libur bursa ${years} belum diketahui, jadi hari kerja tanpa harga mungkin libur.`,
  unlikelyPrices: 'Harga janggal pada hari terbaru',
  unlikelyToDo: 'Bandingkan harga emiten berikut dengan sumber lain.',
  breaks: 'Harga tanpa aksi korporasi yang menjelaskannya',
  breaksToDo: 'Impor aksi korporasi emiten berikut, atau harga hari-hari sebelumnya.',

  coverage: 'Kelengkapan data',
  coverageLead: (listed: number) =>
    `Dari ${formatNumber.id(listed)} emiten yang tercatat hari ini. Di situs, data yang tidak diimpor tidak ditampilkan.`,
  kind: 'Jenis data',
  companies: 'Emiten dengan data',
  newest: 'Terbaru',
  wholeLists: 'Daftar lengkap',
  completeFor: (companies: number) => `lengkap untuk ${formatNumber.id(companies)} emiten`,
  completeUntil: (companies: number, day: string) =>
    `lengkap untuk ${formatNumber.id(companies)} emiten sampai ${day}`,
  kinds: {
    prices: 'Harga',
    statements: 'Laporan keuangan',
    dividends: 'Dividen',
    actions: 'Aksi korporasi lain',
    indexMembers: 'Anggota indeks',
    holders: 'Pemegang saham',
    profile: 'Profil',
    board: 'Papan pencatatan',
  } satisfies Record<DataCoverage['kind'], string>,

  findings: 'Temuan impor ini',
  levels: {
    impossible: 'Tidak diimpor',
    unusual: 'Diimpor, tetapi janggal',
  } satisfies Record<ImportFindingGroup['level'], string>,
  file: 'Berkas',
  line: 'Baris',
  column: 'Kolom',
  message: 'Temuan',
  inColumn: (column: string) => `kolom ${column}`,
  shownOfAll: (listed: number, count: number) =>
    `Ditampilkan ${formatNumber.id(listed)} dari ${formatNumber.id(count)}; laporan impor memuat lebih banyak.`,

  otherImports: 'Impor lain',
  time: 'Waktu',
  outcome: 'Hasil',
  result: 'Ringkasan',
}

const en: typeof id = {
  title: 'Market data',
  lead: 'Imports of exchange data, and data that are missing. This page changes nothing; imports run on the server.',
  unavailable: 'The market service does not respond; reload this page in a moment.',
  none: 'None.',
  company: 'Company',
  day: 'Day',

  lastImport: 'Last import',
  importAt: (time) => `Import of ${time}`,
  toLastImport: 'Show the last import',
  noImports: 'There are no imports yet.',
  outcomes: {
    imported: 'Successful',
    incomplete: 'Incomplete',
    held: 'A day was held back',
    rejected: 'Rejected',
  },
  toDo: {
    imported: 'All files were read. There is nothing to do.',
    incomplete:
      'Some files or tables were not imported. Correct the files named below, or download them again, then import them.',
    held: 'The prices of an incomplete day are not published. Import the complete file of that day, or publish the day as it is with --publish-held.',
    rejected:
      'Nothing was imported, and the data of the site did not change. Correct the causes named below, then import again.',
  },
  checkFindings: 'Everything that can be imported was imported. Check the findings below.',
  summary: (files, companies, leftOut) =>
    `${countEnglish(files, 'file', 'files')}, ${countEnglish(companies, 'company', 'companies')} changed, ${countEnglish(leftOut, 'row', 'rows')} left out.`,
  newestDays: 'Newest days of this import',
  rows: 'Rows',
  traded: 'With a trade',
  leftOut: 'Left out',
  files: 'Files',
  filesAndTables: 'Files and tables',
  fileKind: 'Kind of file',
  count: 'Count',
  table: 'Table',
  skipped: 'Skipped, not shown on the site',
  unknownTickers: 'Tickers without a company',
  notes: 'Notes',
  andMore: (count) => `and ${formatNumber.en(count)} more`,

  heldDays: 'Days held back',
  heldDaysToDo:
    'The prices of these days are not published. Import the complete files of these days, or publish the days as they are with --publish-held.',
  reason: 'Reason',
  heldAt: 'Held back at',
  daysWithoutPrices: 'Trading days without prices',
  daysToDo: 'Import the files of these days.',
  latestPrices: (day) => `Latest prices: ${day}.`,
  noPrices: 'There are no prices yet.',
  unknownYears: (years) =>
    `The exchange holidays of ${years} are not known, so weekdays without prices may be holidays.`,
  unlikelyPrices: 'Unlikely prices of the latest day',
  unlikelyToDo: 'Compare the prices of these companies with another source.',
  breaks: 'Prices that lack a corporate action',
  breaksToDo: 'Import the corporate actions of these companies, or the prices of the days before.',

  coverage: 'Completeness of the data',
  coverageLead: (listed) =>
    `Of the ${countEnglish(listed, 'company', 'companies')} listed today. The site does not show data that were not imported.`,
  kind: 'Kind of data',
  companies: 'Companies with data',
  newest: 'Newest',
  wholeLists: 'Complete lists',
  completeFor: (companies) => `complete for ${countEnglish(companies, 'company', 'companies')}`,
  completeUntil: (companies, day) =>
    `complete for ${countEnglish(companies, 'company', 'companies')} until ${day}`,
  kinds: {
    prices: 'Prices',
    statements: 'Financial statements',
    dividends: 'Dividends',
    actions: 'Other corporate actions',
    indexMembers: 'Index members',
    holders: 'Shareholders',
    profile: 'Profile',
    board: 'Listing board',
  },

  findings: 'Findings of this import',
  levels: { impossible: 'Left out', unusual: 'Imported, but unusual' },
  file: 'File',
  line: 'Line',
  column: 'Column',
  message: 'Finding',
  inColumn: (column) => `column ${column}`,
  shownOfAll: (listed, count) =>
    `${formatNumber.en(listed)} of ${formatNumber.en(count)} are shown; the report of the import has more.`,

  otherImports: 'Other imports',
  time: 'Time',
  outcome: 'Outcome',
  result: 'Summary',
}

export const marketDataCopy = { id, en }

function countEnglish(count: number, one: string, several: string): string {
  return `${formatNumber.en(count)} ${count === 1 ? one : several}`
}
