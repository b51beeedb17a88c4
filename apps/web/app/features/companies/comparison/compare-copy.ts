type Words = Readonly<Record<string, string>>

const growthRowsId: Words = {
  revenue: 'Pertumbuhan pendapatan',
  parentProfit: 'Pertumbuhan laba',
}
const growthRowsEn: Words = {
  revenue: 'Revenue growth',
  parentProfit: 'Profit growth',
}

const id = {
  title: (tickers: string) => `Perbandingan ${tickers}`,
  description: (tickers: string) =>
    `${tickers} berdampingan: kinerja harga, valuasi, profitabilitas, laporan keuangan, dan dividen.`,
  sideBySide: 'Berdampingan',
  lead: (ticker: string) =>
    `Sandingkan ${ticker} dengan sampai tiga perusahaan lain: harga, rasio, laporan keuangan, dan dividennya. Alamat halaman ini dapat Anda bagikan.`,
  field: 'Tambahkan perusahaan',
  submit: 'Bandingkan',
  full: 'Empat perusahaan sudah berdampingan. Keluarkan salah satu untuk menambahkan yang lain.',
  similar: 'Sejenis',
  chosen: 'Perusahaan yang dibandingkan',
  remove: 'Keluarkan',
  removeCompany: (ticker: string) => `Keluarkan ${ticker} dari perbandingan`,
  faultsTitle: 'Tidak semua dapat dibandingkan',
  errors: {
    unknown: (name: string) => `Tidak ada perusahaan berkode atau bernama “${name}”. Periksa ejaannya.`,
    duplicate: (name: string) => `${name} sudah ada dalam perbandingan ini.`,
    tooMany: (name: string) =>
      `${name} tidak ditambahkan: paling banyak empat perusahaan berdampingan. Keluarkan salah satu dahulu.`,
    several: (name: string) => `Beberapa perusahaan cocok dengan “${name}”. Pilih salah satu:`,
    unavailable: (name: string) => `“${name}” sedang tidak dapat dicari. Coba lagi sebentar lagi.`,
  },
  chartTitle: 'Kinerja harga',
  chartText: (from: string, to: string, lines: string) =>
    `Perubahan harga dari ${from} sampai ${to}: ${lines}.`,
  lineUntil: (date: string) => `sampai ${date}`,
  method: (from: string, to: string) =>
    `Perubahan harga penutupan dari ${from} sampai ${to}, disesuaikan terhadap pemecahan saham, saham bonus, dan HMETD, tanpa dividen tunai.`,
  isLater: (date: string) =>
    `Dimulai ${date}, hari pertama semua garis memiliki harga yang dapat dibandingkan.`,
  broken: (ticker: string, date: string) =>
    `Harga ${ticker} sebelum ${date} tidak dapat dibandingkan, karena data aksi korporasi atau harganya belum kami terima.`,
  noPrices: (ticker: string) =>
    `Harga ${ticker} dalam rentang ini tidak ada di data kami, jadi tidak digambar.`,
  tooShort: (ticker: string, from: string, to: string) =>
    `Harga ${ticker} yang dapat dibandingkan hanya dari ${from} sampai ${to}, jadi tidak digambar.`,
  noChart: 'Tidak ada cukup harga dalam rentang ini untuk menggambar grafik.',
  noChartHint: 'Pilih rentang yang lebih panjang.',
  tableSteps: {
    day: 'Perubahan sejak hari pertama, setiap hari bursa, terbaru lebih dahulu.',
    month: 'Perubahan sejak hari pertama, pada hari bursa terakhir tiap bulan, terbaru lebih dahulu.',
    quarter: 'Perubahan sejak hari pertama, pada hari bursa terakhir tiap kuartal, terbaru lebih dahulu.',
  },
  figuresTitle: 'Angka dan rasio',
  asOfPrice: (date: string) => `Harga penutupan ${date}, dalam rupiah per saham.`,
  samePeriod: (period: string) =>
    `Rasio dan laporan: ${period}, periode terakhir yang sudah disampaikan semuanya.`,
  otherPeriods:
    'Periode laporannya berbeda, jadi rasio dan pertumbuhannya tidak diberi tanda tertinggi atau terendah.',
  item: 'Pos',
  groups: {
    price: 'Harga dan ukuran',
    valuation: 'Valuasi',
    profit: 'Profitabilitas',
    solvency: 'Likuiditas dan solvabilitas',
    banking: 'Perbankan',
    statements: 'Laporan keuangan',
    dividends: 'Dividen tunai',
    profile: 'Pencatatan',
  },
  rows: {
    price: 'Harga',
    change: 'Perubahan sehari',
    range: 'Rentang 52 minggu',
    marketValue: 'Kapitalisasi pasar',
    freeFloat: 'Free float',
    sector: 'Sektor',
    board: 'Papan',
    listingDate: 'Tercatat sejak',
    period: 'Periode',
  },
  growthRows: growthRowsId,
  converted: (currency: string, rate: string) => `Dari ${currency}, kurs ${rate}.`,
  rangeSince: (date: string) => `sejak ${date}`,
  oneDay: 'hanya satu hari perdagangan dalam 12 bulan',
  oneDaySince: (date: string) => `hanya satu hari perdagangan di data kami sejak ${date}`,
  notComparable: 'harga sebelum dan sesudah aksi korporasi yang tidak diketahui tidak dapat dibandingkan',
  noDividends: {
    dividendsUnknown: 'data dividen tidak lengkap',
    otherCurrency: 'sebagian dibayar dalam mata uang lain',
    sharesUnknown: 'jumlah saham sesudahnya tidak diketahui dengan pasti',
    notListed: 'belum tercatat',
  },
  dividendPerShare: (year: string) => `Per saham, ${year}`,
  dividendSoFar: (year: string) => `Per saham, ${year} sejauh ini`,
  marks: { highest: 'tertinggi', lowest: 'terendah' },
  notes: [
    'Tanda “tertinggi” dan “terendah” menunjuk nilai yang biasanya dicari pada rasio itu di antara perusahaan ini. Tanda itu bukan penilaian atas saham dan bukan rekomendasi.',
    'Bank, perusahaan pembiayaan, dan perusahaan lain menyusun laporannya dengan cara berbeda; DER dan marginnya tidak selalu dapat disandingkan. Pendapatan bank: pendapatan bunga ditambah pendapatan operasional lainnya.',
    'Pertumbuhan dihitung terhadap periode yang sama setahun sebelumnya, dalam mata uang laporannya.',
    'Kapitalisasi pasar dan free float dihitung dari saham tercatat.',
    'Dividen dihitung menurut tahun tanggal ex, per saham dengan jumlah saham hari ini.',
    '“t.b.”: tidak bermakna, misalnya PER saat rugi. “–”: data tidak tersedia.',
  ],
  peersTitle: 'Perusahaan sejenis',
}

const en: typeof id = {
  title: (tickers) => `Comparison of ${tickers}`,
  description: (tickers) =>
    `${tickers} side by side: price performance, valuation, profitability, statements and dividends.`,
  sideBySide: 'Side by side',
  lead: (ticker) =>
    `Compare ${ticker} with up to three other companies: prices, ratios, statements and dividends. You can share the link to this page.`,
  field: 'Add a company',
  submit: 'Compare',
  full: 'Four companies are already side by side. Remove one to add another.',
  similar: 'Similar',
  chosen: 'Companies compared',
  remove: 'Remove',
  removeCompany: (ticker) => `Remove ${ticker} from the comparison`,
  faultsTitle: 'Not every company can be compared',
  errors: {
    unknown: (name) => `No company has the ticker or name “${name}”. Check the spelling.`,
    duplicate: (name) => `${name} is already in this comparison.`,
    tooMany: (name) => `${name} was not added: you can compare at most four companies. Remove one first.`,
    several: (name) => `Several companies match “${name}”. Choose one:`,
    unavailable: (name) => `“${name}” cannot be looked up at the moment. Try again shortly.`,
  },
  chartTitle: 'Price performance',
  chartText: (from, to, lines) => `Price change from ${from} to ${to}: ${lines}.`,
  lineUntil: (date) => `until ${date}`,
  method: (from, to) =>
    `Change in closing prices from ${from} to ${to}, adjusted for splits, bonus shares and rights issues, without cash dividends.`,
  isLater: (date) => `Begins on ${date}, the first day on which all lines have a comparable price.`,
  broken: (ticker, date) =>
    `Prices of ${ticker} before ${date} cannot be compared, because we lack data on a corporate action or prices.`,
  noPrices: (ticker) => `Our data has no prices of ${ticker} in this range, so it has no line.`,
  tooShort: (ticker, from, to) =>
    `${ticker} has comparable prices only from ${from} to ${to}, so it has no line.`,
  noChart: 'There are not enough prices in this range for a chart.',
  noChartHint: 'Choose a longer range.',
  tableSteps: {
    day: 'Change since the first day, every trading day, newest first.',
    month: 'Change since the first day, on the last trading day of each month, newest first.',
    quarter: 'Change since the first day, on the last trading day of each quarter, newest first.',
  },
  figuresTitle: 'Figures and ratios',
  asOfPrice: (date) => `Closing prices on ${date}, in rupiah per share.`,
  samePeriod: (period) => `Ratios and statements: ${period}, the latest period that all have filed.`,
  otherPeriods: 'Their reporting periods differ, so ratios and growth are not marked as highest or lowest.',
  item: 'Item',
  groups: {
    price: 'Price and size',
    valuation: 'Valuation',
    profit: 'Profitability',
    solvency: 'Liquidity and solvency',
    banking: 'Banking',
    statements: 'Financial statements',
    dividends: 'Cash dividends',
    profile: 'Listing',
  },
  rows: {
    price: 'Price',
    change: 'One-day change',
    range: '52-week range',
    marketValue: 'Market capitalization',
    freeFloat: 'Free float',
    sector: 'Sector',
    board: 'Board',
    listingDate: 'Listed since',
    period: 'Period',
  },
  growthRows: growthRowsEn,
  converted: (currency, rate) => `From ${currency} at ${rate}.`,
  rangeSince: (date) => `since ${date}`,
  oneDay: 'traded on only one day of 12 months',
  oneDaySince: (date) => `only one trading day in our data since ${date}`,
  notComparable: 'prices before and after an unknown corporate action cannot be compared',
  noDividends: {
    dividendsUnknown: 'dividend data incomplete',
    otherCurrency: 'some paid in another currency',
    sharesUnknown: 'number of shares since then not known for certain',
    notListed: 'not listed yet',
  },
  dividendPerShare: (year) => `Per share, ${year}`,
  dividendSoFar: (year) => `Per share, ${year} so far`,
  marks: { highest: 'highest', lowest: 'lowest' },
  notes: [
    '“Highest” and “lowest” mark the value that investors usually look for in that ratio, among these companies. The mark is not a judgment of the share and not a recommendation.',
    'Banks, finance companies and others prepare their statements in different ways; their debt to equity and margins cannot always be compared. Revenue of banks: interest income plus other operating income.',
    'Growth is compared with the same period a year earlier, in the currency of the statements.',
    'Market capitalization and free float count listed shares.',
    'Dividends count in the year of their ex date, per share at today’s number of shares.',
    '“n.m.”: not meaningful, such as the P/E of a loss. “–”: data not available.',
  ],
  peersTitle: 'Similar companies',
}

export const compareCopy = { id, en }
