const id = {
  unavailable: 'data pasar sedang tidak dapat dimuat',
  unknownCompany: 'tidak ada di data pasar kami',
  notTraded: 'tidak ada perdagangan di data kami',
  noStatements: 'data laporan keuangan tidak tersedia',
  tooShort: 'belum setahun tercatat',
  noEarlierPrice: 'harga setahun sebelumnya tidak tersedia',
  notComparable: 'harga setahun ini tidak dapat dibandingkan',
  company: 'Perusahaan',
  prices: (days: string) => `Harga per ${days}.`,
  statements: (days: string) => `Laporan keuangan sampai ${days}.`,
  live: 'Angka perusahaan dalam teks ini mengikuti data pasar terbaru.',
  figures: 'Angka perusahaan',
  chart: (ticker: string) => `Harga saham ${ticker}`,
  chartText: (
    facts: Record<'ticker' | 'from' | 'to' | 'first' | 'last' | 'low' | 'high' | 'change', string>,
  ) =>
    `Harga ${facts.ticker} dari ${facts.from} sampai ${facts.to}: dari ${facts.first} menjadi ${facts.last} (${facts.change}), terendah ${facts.low}, tertinggi ${facts.high}.`,
  adjusted: 'Harga penutupan dalam rupiah, disesuaikan dengan aksi korporasi.',
  close: 'Penutupan',
  date: 'Tanggal',
  asTable: 'Tampilkan sebagai tabel',
  monthEnds: (ticker: string) => `Harga ${ticker} di akhir bulan`,
  noChart: (ticker: string, reason: string) => `Grafik harga ${ticker}: ${reason}.`,
}

const en: typeof id = {
  unavailable: 'market data cannot be loaded right now',
  unknownCompany: 'not in our market data',
  notTraded: 'no trade in our data',
  noStatements: 'statement data not available',
  tooShort: 'listed for less than a year',
  noEarlierPrice: 'price of a year earlier not available',
  notComparable: 'prices of this year cannot be compared',
  company: 'Company',
  prices: (days) => `Prices as of ${days}.`,
  statements: (days) => `Financial statements to ${days}.`,
  live: 'Company figures in this text follow the latest market data.',
  figures: 'Company figures',
  chart: (ticker) => `${ticker} share price`,
  chartText: (facts) =>
    `${facts.ticker} prices from ${facts.from} to ${facts.to}: from ${facts.first} to ${facts.last} (${facts.change}), low ${facts.low}, high ${facts.high}.`,
  adjusted: 'Closing prices in rupiah, adjusted for corporate actions.',
  close: 'Close',
  date: 'Date',
  asTable: 'Show as table',
  monthEnds: (ticker) => `Month-end prices of ${ticker}`,
  noChart: (ticker, reason) => `${ticker} price chart: ${reason}.`,
}

export const embedCopy = { id, en }
