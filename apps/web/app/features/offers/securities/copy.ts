import type { BondSeries } from '@site/contracts/content/bond-series.ts'
import type { ShownStatus } from './series-view.ts'

const id = {
  listTitle: 'Seri SBN ritel',
  statuses: {
    upcoming: 'Akan datang',
    open: 'Dibuka',
    closed: 'Ditutup',
    tradable: 'Diperdagangkan',
  } satisfies Record<ShownStatus, string>,
  kinds: {
    ORI: 'Obligasi negara ritel',
    SR: 'Sukuk ritel',
    SBR: 'Savings bond ritel',
    ST: 'Sukuk tabungan',
  } satisfies Record<BondSeries['kind'], string>,
  /** Sukuk pay a return in place of interest. */
  payments: { ORI: 'kupon', SR: 'imbalan', SBR: 'kupon', ST: 'imbalan' } satisfies Record<
    BondSeries['kind'],
    string
  >,
  openNow: 'Dibuka sekarang',
  calculate: (payment: string, code: string) => `Hitung ${payment} ${code}`,
  openTo: (date: string) => `Dapat dipesan sampai ${date}`,
  days: {
    upcoming: (date: string) => `mulai ${date}`,
    open: (date: string) => `sampai ${date}`,
    closed: (date: string) => date,
    tradable: (date: string) => `sejak ${date}`,
  } satisfies Record<ShownStatus, (date: string) => string>,
  noneOpen: 'Saat ini tidak ada seri yang dibuka.',
  next: (code: string, date: string) => `Berikutnya: ${code}, dibuka ${date}.`,
  fixed: (payment: string) => `${payment} tetap`,
  atLeast: (percent: string) => `minimal ${percent}`,
  floating: (payment: string, spread: string) => `${payment} mengambang, acuan + ${spread}`,
  since: (date: string) => `berlaku sejak ${date}`,
  netPerMonth: (amount: string) => `Bersih per bulan untuk ${amount}`,
  columns: {
    series: 'Seri',
    status: 'Status',
    coupon: 'Kupon per tahun',
    net: (amount: string) => `Bersih per bulan untuk ${amount} (Rp)`,
    tenor: 'Tenor',
    offer: 'Masa penawaran',
    amounts: 'Minimum – maksimum',
    before: 'Sebelum jatuh tempo',
    memorandum: 'Memorandum',
  },
  years: (count: string) => `${count} tahun`,
  matures: (date: string) => `jatuh tempo ${date}`,
  perYear: 'Per tahun',
  settlement: 'Tanggal penyelesaian',
  firstCoupon: 'Pembayaran pertama',
  sellableFrom: (date: string) => `Dapat dijual mulai ${date}`,
  redeemable: (percent: string, from: string, to: string) =>
    `Tidak dapat dijual; dapat dicairkan paling banyak ${percent} pada ${from} – ${to}`,
  notSellable: 'Tidak dapat dijual atau dicairkan lebih awal',
  memorandum: 'Memorandum informasi',
  askMemorandum: 'Minta memorandum',
  caption: (source: string) =>
    `Jumlah bersih setelah pajak final 10% (${source}). Kupon sukuk (SR, ST) disebut imbalan. Kupon mengambang disesuaikan setiap tiga bulan: suku bunga acuan ditambah selisih, paling rendah kupon minimalnya. Status menurut tanggal di WIB.`,
  links: {
    bondCalculator: 'Kupon bersih, imbal hasil sampai jatuh tempo, dan perbandingannya dengan deposito.',
    exchangeCalendar: 'Masa penawaran, hari libur bursa, dan kapan dana dari penjualan Anda masuk.',
  },
  empty: 'Belum ada seri di daftar ini',
  emptyHint: 'Tanyakan kepada kami kapan penawaran berikutnya.',
  askUs: 'Tanyakan kepada kami',
  unavailable: 'Daftar seri sedang tidak dapat ditampilkan. Coba lagi sebentar lagi.',
}

const en: typeof id = {
  listTitle: 'Retail government series',
  statuses: { upcoming: 'Upcoming', open: 'Open', closed: 'Closed', tradable: 'Tradable' },
  kinds: {
    ORI: 'Retail government bond',
    SR: 'Retail sukuk',
    SBR: 'Retail savings bond',
    ST: 'Savings sukuk',
  },
  payments: { ORI: 'coupon', SR: 'return', SBR: 'coupon', ST: 'return' },
  openNow: 'Open now',
  calculate: (payment, code) => `Calculate the ${payment}s of ${code}`,
  openTo: (date) => `Orders until ${date}`,
  days: {
    upcoming: (date) => `from ${date}`,
    open: (date) => `until ${date}`,
    closed: (date) => date,
    tradable: (date) => `since ${date}`,
  },
  noneOpen: 'No series is open at the moment.',
  next: (code, date) => `Next: ${code}, which opens on ${date}.`,
  fixed: (payment) => `fixed ${payment}`,
  atLeast: (percent) => `at least ${percent}`,
  floating: (payment, spread) => `floating ${payment}, policy rate + ${spread}`,
  since: (date) => `in force since ${date}`,
  netPerMonth: (amount) => `Net per month on ${amount}`,
  columns: {
    series: 'Series',
    status: 'Status',
    coupon: 'Coupon per year',
    net: (amount) => `Net per month on ${amount} (IDR)`,
    tenor: 'Tenor',
    offer: 'Offer period',
    amounts: 'Minimum – maximum',
    before: 'Before maturity',
    memorandum: 'Memorandum',
  },
  years: (count) => (count === '1' ? '1 year' : `${count} years`),
  matures: (date) => `matures ${date}`,
  perYear: 'Per year',
  settlement: 'Settlement date',
  firstCoupon: 'First payment',
  sellableFrom: (date) => `Can be sold from ${date}`,
  redeemable: (percent, from, to) =>
    `Cannot be sold; at most ${percent} can be redeemed from ${from} to ${to}`,
  notSellable: 'Cannot be sold or redeemed early',
  memorandum: 'Information memorandum',
  askMemorandum: 'Ask for the memorandum',
  caption: (source) =>
    `Net amounts are after the 10% final tax (${source}). The coupon of a sukuk (SR, ST) is called its return. A floating coupon is reset every three months: the policy rate plus the spread, but not below the floor. The status follows the date in Jakarta.`,
  links: {
    bondCalculator: 'Net coupons, the yield to maturity and a comparison with a deposit.',
    exchangeCalendar: 'Offer periods, exchange holidays, and when the money from your sale arrives.',
  },
  empty: 'There is no series in this list yet',
  emptyHint: 'Ask us about the next offer.',
  askUs: 'Ask us',
  unavailable: 'The list of series cannot be shown at the moment. Try again shortly.',
}

export const seriesCopy = { id, en }
