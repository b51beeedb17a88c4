import { counted } from '../engine/plural.ts'

const id = {
  fields: {
    lots: { label: 'Lot yang dimiliki' },
    perShare: {
      label: 'Dividen per saham',
      hint: 'Dengan kode saham, boleh dikosongkan: kami isi dengan dividen terdekat.',
    },
    price: { label: 'Harga saham', hint: 'Untuk imbal hasil. Dengan kode saham boleh dikosongkan.' },
    branch: {
      label: 'Pajak',
      options: {
        paid: 'Saya setor sendiri, 10%',
        reinvested: 'Saya investasikan kembali, tanpa pajak',
        foreign: 'Investor asing, 20%',
      },
    },
    paymentDate: { label: 'Tanggal pembayaran' },
  },
  portfolioTicker: (row: string) => `Kode saham ${row}`,
  portfolioLots: (row: string) => `Lot saham ${row}`,
  net: 'Dividen bersih Anda',
  netDetail: (shares: string, perShare: string) =>
    `${shares} lembar saham × ${perShare} per saham, setelah pajak.`,
  gross: 'Dividen kotor',
  tax: 'Pajak',
  yieldPercent: 'Imbal hasil dividen pada harga ini',
  payTaxBy: 'Setor pajak paling lambat',
  reinvestBy: 'Investasikan paling lambat',
  cumDate: 'Hari terakhir membeli agar berhak (cum)',
  passed: (day: string) => `${day} (sudah lewat)`,
  cumNote: (ticker: string, cum: string, paid: string) =>
    `${ticker}: cum date pasar reguler ${cum}, pembayaran ${paid}. Membeli sesudah cum date tidak memberi hak atas dividen ini.`,
  unannounced: 'belum diumumkan',
  noDividend: (ticker: string) => `Belum ada dividen tunai ${ticker} di data kami. Isi angkanya sendiri.`,
  unavailable: (ticker: string) => `Dividen ${ticker} sedang tidak dapat dimuat. Isi angkanya sendiri.`,
  noRate: (ticker: string, dollars: string) =>
    `Dividen ${ticker} diumumkan ${dollars} per saham, dan kursnya tidak ada di data kami. Isi nilainya dalam rupiah.`,
  converted: (ticker: string, dollars: string, rate: string, day: string | null) =>
    `${ticker}: ${dollars} per saham, dikonversi dengan kurs ${rate} per dolar${day ? ` pada ${day}` : ''}.`,
  estimated: (ticker: string, dollars: string, rate: string, day: string | null) =>
    `${ticker}: ${dollars} per saham, dihitung dengan kurs dividen terakhirnya, ${rate} per dolar${day ? ` pada ${day}` : ''}. Kurs pada recording date yang menentukan jumlahnya.`,
  restated: (ticker: string, announced: string, event: string, day: string, now: string) =>
    `${ticker}: ${announced} per saham sebelum ${event} ${day}, setara ${now} per saham sekarang.`,
  noneOfYear: (ticker: string) =>
    `${ticker}: tidak ada dividen tunai dengan ex date dalam 12 bulan terakhir, sehingga dihitung nol.`,
  leftOutNone: (tickers: string) =>
    `Jumlah, nilai, dan imbal hasil tidak mencakup ${tickers}: belum ada dividen tunainya di data kami.`,
  leftOutDollars: (tickers: string) =>
    `Jumlah, nilai, dan imbal hasil tidak mencakup ${tickers}: dividennya dalam dolar AS, dan kursnya tidak ada di data kami.`,
  leftOutUnavailable: (tickers: string) =>
    `Jumlah, nilai, dan imbal hasil tidak mencakup ${tickers}: dividennya sedang tidak dapat dimuat.`,
  typedDividend: (typed: string, ticker: string, amount: string) =>
    `Hasil ini memakai dividen ${typed} per saham dari isian Anda; dividen terdekat ${ticker} ${amount} per saham.`,
  backToDividend: (ticker: string, amount: string) => `Kembali ke dividen ${ticker}, ${amount}`,
  perShareRequired: 'Isi dividen per saham, atau kode saham yang membagikan dividen.',
  otherPrices: 'Imbal hasil jika harga berbeda',
  cumDay: (ticker: string) => `Cum dividen ${ticker}`,
  exDay: (ticker: string) => `Ex dividen ${ticker}`,
  paymentDay: (ticker: string) => `Pembayaran dividen ${ticker}`,
  portfolioNet: 'Dividen bersih setahun',
  portfolioDetail:
    'Dari dividen tunai yang ex date-nya dalam 12 bulan terakhir. Dividen mendatang dapat berbeda.',
  value: 'Nilai portofolio',
  table: 'Dividen per saham portofolio',
  columns: {
    share: 'Saham',
    lots: 'Lot',
    perShare: 'Dividen per saham',
    gross: 'Dividen kotor',
    yieldPercent: 'Imbal hasil',
  },
  lotsRequired: 'Isi jumlah lotnya.',
  tickerRequired: 'Isi kode sahamnya.',
  empty: 'Isi sedikitnya satu kode saham dan lotnya.',
  formula: (lots: string, perShare: string, gross: string) => `${lots} lot × 100 × ${perShare} = ${gross}`,
  formulaTax: (gross: string, percent: string, tax: string) => `${gross} × ${percent} = ${tax}`,
  branchNotes: {
    paid: 'Dividen orang pribadi dikenai PPh final 10%, disetor sendiri paling lambat tanggal 15 bulan berikutnya.',
    reinvested: (years: string) =>
      `Bebas pajak jika diinvestasikan kembali di Indonesia paling lambat 31 Maret tahun berikutnya, dipertahankan ${years} tahun pajak, dan dilaporkan lewat Coretax.`,
    foreign: 'Investor asing dikenai 20%, atau tarif perjanjian pajak dengan negaranya.',
  },
  source: (source: string, day: string) => `Sumber pajak: ${source}; diperiksa ${day}.`,
  rounding: 'Dividen kotor dan pajak dibulatkan ke rupiah terdekat.',
}

const en: typeof id = {
  fields: {
    lots: { label: 'Lots you hold' },
    perShare: {
      label: 'Dividend per share',
      hint: 'May be empty with a ticker: we fill in the nearest dividend.',
    },
    price: { label: 'Share price', hint: 'For the yield. May be empty with a ticker.' },
    branch: {
      label: 'Tax',
      options: {
        paid: 'I pay it myself, 10%',
        reinvested: 'I reinvest, without tax',
        foreign: 'Foreign investor, 20%',
      },
    },
    paymentDate: { label: 'Payment date' },
  },
  portfolioTicker: (row) => `Ticker ${row}`,
  portfolioLots: (row) => `Lots of ticker ${row}`,
  net: 'Your net dividend',
  netDetail: (shares, perShare) => `${shares} shares × ${perShare} per share, after tax.`,
  gross: 'Gross dividend',
  tax: 'Tax',
  yieldPercent: 'Dividend yield at this price',
  payTaxBy: 'Pay the tax by',
  reinvestBy: 'Reinvest by',
  cumDate: 'Last day to buy for this dividend (cum)',
  passed: (day) => `${day} (already past)`,
  cumNote: (ticker, cum, paid) =>
    `${ticker}: cum date of the regular market ${cum}, payment ${paid}. A purchase after the cum date has no right to this dividend.`,
  unannounced: 'not announced yet',
  noDividend: (ticker) => `Our data has no cash dividend of ${ticker}. Enter it yourself.`,
  unavailable: (ticker) =>
    `The dividends of ${ticker} cannot be loaded right now. Enter the amount yourself.`,
  noRate: (ticker, dollars) =>
    `${ticker} announced ${dollars} per share, and our data has no exchange rate for it. Enter the amount in rupiah.`,
  converted: (ticker, dollars, rate, day) =>
    `${ticker}: ${dollars} per share, converted at ${rate} per dollar${day ? ` on ${day}` : ''}.`,
  estimated: (ticker, dollars, rate, day) =>
    `${ticker}: ${dollars} per share, at the rate of its last dividend, ${rate} per dollar${day ? ` on ${day}` : ''}. The rate of the recording date decides the amount.`,
  restated: (ticker, announced, event, day, now) =>
    `${ticker}: ${announced} per share before the ${event} of ${day}, which is ${now} per share of today.`,
  noneOfYear: (ticker) =>
    `${ticker}: no cash dividend with an ex date in the last 12 months, so it counts as zero.`,
  leftOutNone: (tickers) =>
    `Totals, value and yield leave out ${tickers}: our data has no cash dividend on record.`,
  leftOutDollars: (tickers) =>
    `Totals, value and yield leave out ${tickers}: the dividends are in US dollars, and our data has no exchange rate for them.`,
  leftOutUnavailable: (tickers) =>
    `Totals, value and yield leave out ${tickers}: the dividends cannot be loaded right now.`,
  typedDividend: (typed, ticker, amount) =>
    `This result uses the dividend of ${typed} per share that you entered; the nearest one of ${ticker} is ${amount} per share.`,
  backToDividend: (ticker, amount) => `Back to the dividend of ${ticker}, ${amount}`,
  perShareRequired: 'Enter the dividend per share, or the ticker of a share that pays one.',
  otherPrices: 'Yields at other prices',
  cumDay: (ticker) => `Cum date of the ${ticker} dividend`,
  exDay: (ticker) => `Ex date of the ${ticker} dividend`,
  paymentDay: (ticker) => `Payment of the ${ticker} dividend`,
  portfolioNet: 'Net dividends of a year',
  portfolioDetail: 'From cash dividends with an ex date in the last 12 months. Later dividends may differ.',
  value: 'Value of the portfolio',
  table: 'Dividends of each share',
  columns: {
    share: 'Share',
    lots: 'Lots',
    perShare: 'Dividend per share',
    gross: 'Gross dividend',
    yieldPercent: 'Yield',
  },
  lotsRequired: 'Enter its lots.',
  tickerRequired: 'Enter its ticker.',
  empty: 'Enter at least one ticker and its lots.',
  formula: (lots, perShare, gross) => `${counted(lots, 'lot')} × 100 × ${perShare} = ${gross}`,
  formulaTax: (gross, percent, tax) => `${gross} × ${percent} = ${tax}`,
  branchNotes: {
    paid: 'Dividends of individuals bear a final income tax of 10%, which they pay themselves by the 15th of the next month.',
    reinvested: (years) =>
      `Exempt if reinvested in Indonesia by March 31 of the next year, held for ${years} tax years, and reported through Coretax.`,
    foreign: 'Foreign investors bear 20%, or the rate of a tax treaty with their country.',
  },
  source: (source, day) => `Sources of the tax: ${source}; checked on ${day}.`,
  rounding: 'Gross dividends and taxes are rounded to the nearest rupiah.',
}

export const copy = { id, en }
