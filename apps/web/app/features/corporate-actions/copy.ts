import type { actionStatuses, CorporateActionKind } from '@site/contracts/market/corporate-actions.ts'

type Names<Key extends string> = Readonly<Record<Key, string>>

const kindsId: Names<CorporateActionKind> = {
  dividend: 'Dividen',
  bonus: 'Bonus',
  ipo: 'IPO',
  'general-meeting': 'RUPS',
  'stock-merge-split': 'Penggabungan dan pemecahan saham',
}
const kindsEn: Names<CorporateActionKind> = {
  dividend: 'Dividend',
  bonus: 'Bonus',
  ipo: 'IPO',
  'general-meeting': 'General meeting',
  'stock-merge-split': 'Stock merge and split',
}

const statusesId: Names<(typeof actionStatuses)[number]> = {
  planned: 'Rencana',
  ongoing: 'Berjalan',
  completed: 'Selesai',
  cancelled: 'Batal',
}
const statusesEn: Names<(typeof actionStatuses)[number]> = {
  planned: 'Planned',
  ongoing: 'Ongoing',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

const id = {
  titleOf: (kind: string, ticker: string | null) =>
    ticker === null ? `Aksi korporasi: ${kind}` : `Aksi korporasi ${ticker}: ${kind}`,
  lead: 'Jadwal dividen, saham bonus, IPO, RUPS, serta penggabungan dan pemecahan saham, yang terdekat lebih dahulu.',
  kinds: kindsId,
  kindsLabel: 'Jenis aksi korporasi',
  counted: (kind: string, count: string) => `${kind} (${count})`,
  tickerLabel: 'Kode saham',
  tickerHint: 'Empat huruf, misalnya BQNS',
  tickerError: 'Kode saham terdiri atas empat huruf.',
  apply: 'Tampilkan',
  allCompanies: 'Semua perusahaan',
  empty: 'Data Tidak Tersedia',
  today: (date: string) => `Akan datang dan sudah lewat dihitung dari ${date}, waktu Jakarta.`,
  coming: 'Akan datang',
  past: 'Sudah lewat',
  statuses: statusesId,
  details: (company: string) => `Semua rincian ${company}`,
}

const en: typeof id = {
  titleOf: (kind, ticker) =>
    ticker === null ? `Corporate actions: ${kind}` : `Corporate actions of ${ticker}: ${kind}`,
  lead: 'Dates of dividends, bonus shares, IPOs, general meetings, and stock merges and splits, the nearest first.',
  kinds: kindsEn,
  kindsLabel: 'Kinds of corporate action',
  counted: (kind, count) => `${kind} (${count})`,
  tickerLabel: 'Ticker',
  tickerHint: 'Four letters, for example BQNS',
  tickerError: 'A ticker has four letters.',
  apply: 'Show',
  allCompanies: 'All companies',
  empty: 'Data Not Available',
  today: (date) => `Coming and past are told from ${date}, Jakarta time.`,
  coming: 'Coming',
  past: 'Past',
  statuses: statusesEn,
  details: (company) => `All details of ${company}`,
}

export const copy = { id, en }
