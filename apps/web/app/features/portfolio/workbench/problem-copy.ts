import type { ProblemKind } from '../files/holding.ts'
import { limits } from '../files/limits.ts'

/** With the text at fault; they continue the number of a row. */
const id: Readonly<Record<ProblemKind, (text: string) => string>> = {
  ticker: (text) => (text === '' ? 'kode saham kosong.' : `“${text}” bukan kode saham.`),
  quantity: (text) => (text === '' ? 'jumlah kosong.' : `jumlah “${text}” bukan angka.`),
  range: (text) => `jumlah “${text}” harus bulat, 1 sampai 100.000.000 lot.`,
  average: (text) => `harga rata-rata “${text}” harus lebih dari 0 dan paling tinggi Rp10.000.000.`,
  date: (text) => `“${text}” bukan tanggal.`,
  side: (text) => `“${text}” bukan beli atau jual.`,
  oversold: (text) => `penjualan ${text} melebihi saham yang dimiliki.`,
}
const en: typeof id = {
  ticker: (text) => (text === '' ? 'the ticker is empty.' : `“${text}” is not a ticker.`),
  quantity: (text) => (text === '' ? 'the quantity is empty.' : `quantity “${text}” is not a number.`),
  range: (text) => `quantity “${text}” must be whole, from 1 to 100,000,000 lots.`,
  average: (text) => `average “${text}” must be above 0 and at most IDR\u00a010,000,000.`,
  date: (text) => `“${text}” is not a date.`,
  side: (text) => `“${text}” is neither buy nor sell.`,
  oversold: (text) => `the sale of ${text} is above what is held.`,
}
export const problemCopy = { id, en }

const idErrors = {
  atRow: (row: number, problem: string) => `Baris ${row}: ${problem}`,
  moreProblems: (count: string) => `${count} baris lain juga tidak dapat dibaca.`,
  pdf: 'PDF belum bisa dibaca. Salin tabelnya lalu tempel di sini.',
  unreadable: 'Berkas ini tidak dapat dibaca. Simpan sebagai CSV, lalu pilih lagi.',
  noPortfolio: 'Berkas JSON ini bukan berkas portofolio dari halaman ini.',
  noRows: 'Tidak ada tabel di sini. Tempel baris dengan kode saham dan jumlahnya.',
  tooLarge: 'Berkas ini lebih besar dari 1 MB. Pilih berkas yang lebih kecil.',
  tooManyRows: (count: string) => `Tabel ini berisi ${count} baris; paling banyak 2.000.`,
  tooMany: (count: string) => `Jumlahnya menjadi ${count} saham; paling banyak ${limits.holdings}.`,
  notSaved: 'Peramban ini tidak mengizinkan penyimpanan. Unduh berkas portofolio sebagai gantinya.',
}
const enErrors: typeof idErrors = {
  atRow: (row, problem) => `Row ${row}: ${problem}`,
  moreProblems: (count) => `${count} more rows cannot be read.`,
  pdf: 'PDFs cannot be read. Copy the table and paste it here.',
  unreadable: 'This file cannot be read. Save it as CSV and choose it again.',
  noPortfolio: 'This JSON file is not a portfolio file of this page.',
  noRows: 'There is no table here. Paste rows with a ticker and a quantity.',
  tooLarge: 'This file is larger than 1 MB. Choose a smaller file.',
  tooManyRows: (count) => `This table has ${count} rows; the limit is 2,000.`,
  tooMany: (count) => `This makes ${count} shares; the limit is ${limits.holdings}.`,
  notSaved: 'This browser does not allow saving. Download the portfolio file instead.',
}
export const inputErrors = { id: idErrors, en: enErrors }
