import type { ScreenedFigure, ScreenerSort, ScreenerSortOption } from '@site/contracts/market/screener.ts'
import { companiesCopy } from '#app/features/companies/list/companies-copy.ts'

type OrderNames = Readonly<Record<ScreenerSortOption, string>>
type ColumnNames = Readonly<Record<ScreenerSort, string>>
type RangeNames = Readonly<Record<ScreenedFigure, string>>

const ordersId: OrderNames = {
  ...companiesCopy.id.orders,
  roe: 'ROE terendah',
  '-roe': 'ROE tertinggi',
  der: 'DER terendah',
  '-der': 'DER tertinggi',
  revenueGrowth: 'Pertumbuhan pendapatan terendah',
  '-revenueGrowth': 'Pertumbuhan pendapatan tertinggi',
  profitGrowth: 'Pertumbuhan laba terendah',
  '-profitGrowth': 'Pertumbuhan laba tertinggi',
}
const ordersEn: OrderNames = {
  ...companiesCopy.en.orders,
  roe: 'Lowest ROE',
  '-roe': 'Highest ROE',
  der: 'Lowest DER',
  '-der': 'Highest DER',
  revenueGrowth: 'Lowest revenue growth',
  '-revenueGrowth': 'Highest revenue growth',
  profitGrowth: 'Lowest profit growth',
  '-profitGrowth': 'Highest profit growth',
}

const columnsId: ColumnNames = {
  ticker: 'Perusahaan',
  marketValue: 'Kap. pasar',
  per: 'PER',
  pbv: 'PBV',
  roe: 'ROE',
  der: 'DER',
  dividendYield: 'Imbal hasil dividen',
  revenueGrowth: 'Pertumbuhan pendapatan',
  profitGrowth: 'Pertumbuhan laba',
}
const columnsEn: ColumnNames = {
  ticker: 'Company',
  marketValue: 'Market cap',
  per: 'P/E',
  pbv: 'P/B',
  roe: 'ROE',
  der: 'DER',
  dividendYield: 'Dividend yield',
  revenueGrowth: 'Revenue growth',
  profitGrowth: 'Profit growth',
}

const rangesId: RangeNames = {
  per: 'PER (x)',
  pbv: 'PBV (x)',
  roe: 'ROE (%)',
  der: 'DER (x)',
  dividendYield: 'Imbal hasil dividen (%)',
  marketValue: 'Kapitalisasi pasar (Rp)',
  revenueGrowth: 'Pertumbuhan pendapatan (%)',
  profitGrowth: 'Pertumbuhan laba (%)',
}
const rangesEn: RangeNames = {
  per: 'P/E (x)',
  pbv: 'P/B (x)',
  roe: 'ROE (%)',
  der: 'DER (x)',
  dividendYield: 'Dividend yield (%)',
  marketValue: 'Market cap (IDR)',
  revenueGrowth: 'Revenue growth (%)',
  profitGrowth: 'Profit growth (%)',
}

const id = {
  title: 'Screener saham',
  lead: 'Cari emiten menurut rasio, kapitalisasi pasar, dan pertumbuhannya.',
  readyLabel: 'Contoh filter',
  ready: {
    dividend: 'Imbal hasil dividen 5% ke atas',
    lowPbv: 'PBV sampai 1, ROE tidak negatif',
    smallDebt: 'DER sampai 0,5',
    growing: 'Laba tumbuh 15% ke atas',
    large: 'Kapitalisasi Rp10 T ke atas',
  },
  filterLabel: 'Filter saham',
  ranges: rangesId,
  from: 'dari',
  to: 'sampai',
  fromOf: (figure: string) => `${figure}, dari`,
  toOf: (figure: string) => `${figure}, sampai`,
  errors: {
    times: 'Tulis angka, misalnya 15 atau 1,5.',
    percent: 'Tulis persen dengan angka, misalnya 5 atau 7,5.',
    rupiah: 'Tulis jumlah rupiah, misalnya 750 jt, 500 M, atau 10 T.',
    reversed: 'Batas atas tidak boleh lebih kecil daripada batas bawah.',
  },
  sharia: 'Syariah',
  shariaChoices: { any: 'Semua saham', true: 'Saham syariah', false: 'Bukan saham syariah' },
  notation: 'Notasi khusus',
  notationChoices: { any: 'Dengan atau tanpa', true: 'Dengan notasi', false: 'Tanpa notasi' },
  orders: ordersId,
  columns: columnsId,
  tableLabel: 'Emiten hasil filter',
  notations: (letters: string) => `Notasi ${letters}`,
  found: (count: string) => `${count} emiten`,
  asOf: (date: string) =>
    `Harga penutupan ${date} dan laporan keuangan terakhir setiap emiten. Sumber: perdagangan harian bursa dan laporan perusahaan.`,
  emptyCells: 'Alasan sel kosong',
  download: 'Unduh semua hasil (CSV)',
  fileName: 'penyaring-saham',
  invalidRanges: 'Belum ada yang ditampilkan: perbaiki rentang yang ditandai.',
  emptyHint: 'Tidak ada emiten yang cocok. Longgarkan salah satu rentang, atau hapus semua filter.',
  notesTitle: 'Cara membaca',
  notes: [
    'Kedua batas termasuk dalam rentang. Batas yang kosong tidak membatasi.',
    'Emiten yang angkanya tidak tersedia (–) atau tidak bermakna (t.b.), misalnya PER saat rugi atau PBV saat ekuitas negatif, tidak masuk rentang mana pun untuk angka itu.',
    'PER memakai laba 12 bulan terakhir, ROE laba yang disetahunkan, dan imbal hasil dividen memakai dividen tunai 12 bulan terakhir. Kapitalisasi pasar memakai saham tercatat.',
    'DER adalah jumlah liabilitas dibagi jumlah ekuitas. Liabilitas bank mencakup simpanan nasabah, sehingga DER bank jauh lebih tinggi daripada perusahaan lain.',
    'Pertumbuhan membandingkan pendapatan dan laba pemilik entitas induk dengan bulan yang sama tahun sebelumnya, dalam mata uang laporan; pendapatan bank adalah pendapatan bunga dan pendapatan operasional lainnya. Rasio harga dari laporan dalam dolar memakai kurs akhir periode.',
    'Saham yang disuspensi ditampilkan dengan harga terakhirnya; saham yang sudah delisting tidak ditampilkan.',
    'Hasil filter bukan rekomendasi untuk membeli atau menjual.',
  ],
  name: 'Nama',
  price: 'Harga (Rp)',
  priceDay: 'Tanggal harga',
  statementsDay: 'Akhir periode laporan',
  yes: 'ya',
  no: 'tidak',
}

const en: typeof id = {
  title: 'Stock screener',
  lead: 'Find companies by their ratios, market capitalization and growth.',
  readyLabel: 'Example screens',
  ready: {
    dividend: 'Dividend yield from 5%',
    lowPbv: 'P/B up to 1, ROE not negative',
    smallDebt: 'DER up to 0.5',
    growing: 'Profit growth from 15%',
    large: 'Market cap from IDR 10T',
  },
  filterLabel: 'Filter shares',
  ranges: rangesEn,
  from: 'from',
  to: 'to',
  fromOf: (figure) => `${figure}, from`,
  toOf: (figure) => `${figure}, to`,
  errors: {
    times: 'Enter a number, such as 15 or 1.5.',
    percent: 'Enter a percentage as a number, such as 5 or 7.5.',
    rupiah: 'Enter an amount in rupiah, such as 750M, 500B or 10T.',
    reversed: 'The upper limit must not be below the lower limit.',
  },
  sharia: 'Sharia',
  shariaChoices: { any: 'All shares', true: 'Sharia shares', false: 'Not sharia shares' },
  notation: 'Special notation',
  notationChoices: { any: 'With or without', true: 'With a notation', false: 'Without a notation' },
  orders: ordersEn,
  columns: columnsEn,
  tableLabel: 'Companies found',
  notations: (letters) => `Notation ${letters}`,
  found: (count) => `${count} ${count === '1' ? 'company' : 'companies'}`,
  asOf: (date) =>
    `Closing prices on ${date} and the latest statements of each company. Source: daily trading on the exchange and company filings.`,
  emptyCells: 'Reasons for empty cells',
  download: 'Download all results (CSV)',
  fileName: 'stock-screener',
  invalidRanges: 'Nothing is shown yet: correct the marked ranges.',
  emptyHint: 'No company matches. Widen one of the ranges, or clear all filters.',
  notesTitle: 'How to read this',
  notes: [
    'Both limits belong to a range. An empty limit leaves it open.',
    'A company whose figure is not available (–) or not meaningful (n.m.), such as the P/E of a loss or the P/B of negative equity, is in no range of that figure.',
    'P/E uses the profit of the last 12 months, ROE the annualized profit, and dividend yield the cash dividends of the last 12 months. Market capitalization uses listed shares.',
    'DER is total liabilities divided by total equity. A bank’s liabilities include customer deposits, so its DER is far higher than that of other companies.',
    'Growth compares revenue and the profit of the parent’s owners with the same months of the previous year, in the currency of the statements; a bank’s revenue is interest and other operating income. Price ratios of statements in dollars use the exchange rate at the end of the period.',
    'Suspended shares are shown with their last price; delisted shares are not shown.',
    'The results are not a recommendation to buy or sell.',
  ],
  name: 'Name',
  price: 'Price (IDR)',
  priceDay: 'Price date',
  statementsDay: 'End of the reporting period',
  yes: 'yes',
  no: 'no',
}

export const copy = { id, en }
