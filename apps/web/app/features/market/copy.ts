import type { Sector } from '@site/contracts/market/values.ts'
import type { Tone } from './sector-tones.ts'

const shortSectorsId: Readonly<Record<Sector['code'], string>> = {
  A: 'Energi',
  B: 'Barang baku',
  C: 'Industri',
  D: 'Konsumen primer',
  E: 'Konsumen nonprimer',
  F: 'Kesehatan',
  G: 'Keuangan',
  H: 'Properti',
  I: 'Teknologi',
  J: 'Infrastruktur',
  K: 'Transportasi',
  Z: 'Produk investasi',
}
const shortSectorsEn: typeof shortSectorsId = {
  A: 'Energy',
  B: 'Materials',
  C: 'Industrials',
  D: 'Non-cyclicals',
  E: 'Cyclicals',
  F: 'Healthcare',
  G: 'Financials',
  H: 'Property',
  I: 'Technology',
  J: 'Infrastructure',
  K: 'Transport',
  Z: 'Listed products',
}

type ToneTexts = Readonly<Record<Tone, string>>

const formatSigns = (medium: string, strong: string): ToneTexts => ({
  'down-strong': `≤\u202f−${strong}`,
  'down-medium': `≤\u202f−${medium}`,
  'down-weak': '<\u202f0%',
  flat: '0%',
  'up-weak': '>\u202f0%',
  'up-medium': `≥\u202f${medium}`,
  'up-strong': `≥\u202f${strong}`,
})

const id = {
  title: 'Pasar hari ini',
  lastTitle: 'Penutupan pasar terakhir',
  lead: 'Indeks, saham dengan kenaikan dan penurunan terbesar, sektor, transaksi asing, dan aksi korporasi pada penutupan terakhir.',
  close: (date: string) => `${date} · penutupan`,
  emptyTitle: 'Belum ada data pasar',
  empty: 'Indeks, saham, dan sektor tampil di sini setelah impor harga yang pertama.',
  screener: 'Screener saham',
  calendar: 'Kalender dan jam bursa',
  table: 'Unduh semua saham (CSV)',
  companies: 'Semua perusahaan',
  value: 'Nilai transaksi',
  regularValue: 'Nilai transaksi pasar reguler',
  regularPart: (amount: string) => `${amount} di pasar reguler`,
  volume: 'Volume',
  regularVolume: 'Volume pasar reguler',
  shares: (count: string) => `${count} saham`,
  frequency: 'Frekuensi',
  regularFrequency: 'Frekuensi pasar reguler',
  times: (count: string) => `${count} kali`,
  points: (change: string) => `${change} poin`,
  netBought: 'Beli bersih asing',
  netSold: 'Jual bersih asing',
  marketValue: 'Kapitalisasi pasar',
  sectors: 'Sektor',
  /** For the map, whose areas are small. */
  shortSectors: shortSectorsId,
  mapLegend:
    'Luas: kapitalisasi pasar. Warna dan tanda: perubahan kapitalisasi sahamnya yang diperdagangkan pada hari itu, yang dapat digerakkan satu saham besar.',
  legend: {
    label: 'Warna peta sektor',
    unknown: 'perubahan tidak tersedia',
    signs: formatSigns,
    words: (medium: string, strong: string): ToneTexts => ({
      'down-strong': `turun ${strong} atau lebih`,
      'down-medium': `turun ${medium} sampai ${strong}`,
      'down-weak': `turun kurang dari ${medium}`,
      flat: 'tidak berubah',
      'up-weak': `naik kurang dari ${medium}`,
      'up-medium': `naik ${medium} sampai ${strong}`,
      'up-strong': `naik ${strong} atau lebih`,
    }),
  },
  smallSectors: 'Sektor yang terlalu kecil untuk namanya di peta',
  asTable: 'Tampilkan sebagai tabel',
  sector: 'Sektor',
  size: 'Kapitalisasi',
  sizeChange: 'Perubahan kapitalisasi',
  count: 'Emiten',
  sectorsCaption: (date: string) =>
    `Perubahan kapitalisasi saham yang diperdagangkan pada ${date} dan jumlahnya diketahui; emiten termasuk yang disuspensi atau tidak diperdagangkan.`,
  thisWeek: 'Tujuh hari ke depan',
  next: 'Aksi korporasi berikutnya',
  index: 'Grafik indeks',
  indexText: (facts: {
    name: string
    from: string
    to: string
    first: string
    last: string
    low: string
    high: string
  }) =>
    `${facts.name} bergerak dari ${facts.first} pada ${facts.from} menjadi ${facts.last} pada ${facts.to}; terendah ${facts.low}, tertinggi ${facts.high}.`,
  indexTable: 'Nilai penutupan pada hari terakhir setiap bulan, terbaru lebih dahulu.',
  day: 'Hari',
  closing: 'Penutupan',
  noIndex: 'Data indeks belum cukup untuk grafik.',
  foreign: 'Transaksi asing',
  foreignFlow: (bought: string, sold: string, part: string) =>
    `Asing membeli ${bought} dan menjual ${sold}, ${part} dari nilai beli dan jual di pasar reguler.`,
  foreignMethod:
    'Perkiraan: saham yang dibeli dan dijual asing dikali harga rata-rata pasar reguler hari itu.',
  mostBought: 'Beli bersih terbesar',
  mostSold: 'Jual bersih terbesar',
  noneBought: 'Tidak ada saham dengan beli bersih asing.',
  noneSold: 'Tidak ada saham dengan jual bersih asing.',
  notations: 'Notasi khusus',
  notation: (code: string) => `Notasi ${code}`,
  companyCount: (count: string) => `${count} emiten`,
  noNotations: 'Tidak ada emiten dengan notasi khusus.',
  source: (date: string) =>
    `Data akhir hari ${date}. Sumber: perdagangan harian bursa. Bukan ajakan membeli atau menjual.`,
}

const en: typeof id = {
  title: 'Market today',
  lastTitle: 'The latest market close',
  lead: 'The index, top gainers and losers, sectors, foreign trading and corporate actions at the latest close.',
  close: (date) => `${date} · close`,
  emptyTitle: 'No market data yet',
  empty: 'The index, shares and sectors appear here after the first import of prices.',
  screener: 'Stock screener',
  calendar: 'Exchange calendar and hours',
  table: 'Download all shares (CSV)',
  companies: 'All companies',
  value: 'Value traded',
  regularValue: 'Value traded, regular market',
  regularPart: (amount) => `${amount} in the regular market`,
  volume: 'Volume',
  regularVolume: 'Volume, regular market',
  shares: (count) => `${count} shares`,
  frequency: 'Trades',
  regularFrequency: 'Trades, regular market',
  times: (count) => count,
  points: (change) => `${change} points`,
  netBought: 'Net foreign buying',
  netSold: 'Net foreign selling',
  marketValue: 'Market capitalization',
  sectors: 'Sectors',
  shortSectors: shortSectorsEn,
  mapLegend:
    'Area: market capitalization. Color and sign: the change in capitalization of the shares traded that day, which one large company can move.',
  legend: {
    label: 'Colors of the sector map',
    unknown: 'change not available',
    signs: formatSigns,
    words: (medium, strong) => ({
      'down-strong': `down ${strong} or more`,
      'down-medium': `down ${medium} to ${strong}`,
      'down-weak': `down less than ${medium}`,
      flat: 'unchanged',
      'up-weak': `up less than ${medium}`,
      'up-medium': `up ${medium} to ${strong}`,
      'up-strong': `up ${strong} or more`,
    }),
  },
  smallSectors: 'Sectors too small for their name on the map',
  asTable: 'Show as a table',
  sector: 'Sector',
  size: 'Capitalization',
  sizeChange: 'Change in capitalization',
  count: 'Companies',
  sectorsCaption: (date) =>
    `The change in capitalization of the shares traded on ${date} whose number is known; companies include suspended and untraded ones.`,
  thisWeek: 'The next seven days',
  next: 'Next corporate actions',
  index: 'Index chart',
  indexText: ({ name, from, to, first, last, low, high }) =>
    `${name} went from ${first} on ${from} to ${last} on ${to}; low ${low}, high ${high}.`,
  indexTable: 'Closing values on the last day of each month, newest first.',
  day: 'Day',
  closing: 'Close',
  noIndex: 'Not enough index data for a chart yet.',
  foreign: 'Foreign trading',
  foreignFlow: (bought, sold, part) =>
    `Foreign investors bought ${bought} and sold ${sold}, ${part} of buying and selling in the regular market.`,
  foreignMethod:
    'An estimate: shares bought and sold by foreign investors times the average price of the regular market that day.',
  mostBought: 'Largest net buying',
  mostSold: 'Largest net selling',
  noneBought: 'No share with net foreign buying.',
  noneSold: 'No share with net foreign selling.',
  notations: 'Special notations',
  notation: (code) => `Notation ${code}`,
  companyCount: (count) => (count === '1' ? '1 company' : `${count} companies`),
  noNotations: 'No company has a special notation.',
  source: (date) =>
    `End-of-day data of ${date}. Source: daily trading on the exchange. Not an invitation to buy or sell.`,
}

export const copy = { id, en }
