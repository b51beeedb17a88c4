import type { ProblemKind } from '../files/holding.ts'
import { limits } from '../files/limits.ts'

/** With the text at fault; they continue the number of a row. */
export const problems: Readonly<Record<ProblemKind, (text: string) => string>> = {
  ticker: (text) => (text === '' ? 'kode saham kosong.' : `“${text}” bukan kode saham.`),
  quantity: (text) => (text === '' ? 'jumlah kosong.' : `jumlah “${text}” bukan angka.`),
  range: (text) => `jumlah “${text}” harus bulat, 1 sampai 100.000.000 lot.`,
  average: (text) => `harga rata-rata “${text}” harus lebih dari 0 dan paling tinggi Rp10.000.000.`,
  date: (text) => `“${text}” bukan tanggal.`,
  side: (text) => `“${text}” bukan beli atau jual.`,
  oversold: (text) => `penjualan ${text} melebihi saham yang dimiliki.`,
}

export const inputErrors = {
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
