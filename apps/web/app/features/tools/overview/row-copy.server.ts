import { counted } from '../engine/plural.ts'

const id = {
  orderLimits: (day: string, ticker: string) => `${day}, order ${ticker} diterima antara`,
  fromClose: (close: string) => `dari ${close}`,
  transactionCost: (lots: string, ticker: string) => `Biaya membeli ${lots} lot ${ticker}`,
  breakEven: (price: string) => `impas di ${price}`,
  averagePrice: (ticker: string, lots: string, average: string, buyLots: string, price: string) =>
    `${ticker}: ${lots} lot di ${average}, tambah ${buyLots} lot di ${price}`,
  withFee: 'rata-rata dengan biaya',
  marginSimulator: (ticker: string, percent: string) => `${ticker} dengan rasio pembiayaan ${percent}`,
  marginCall: 'harga margin call',
  dividendCalculator: (ticker: string, amount: string, lots: string, ex: string | null) =>
    `${ticker}: dividen Rp${amount}, ${lots} lot${ex === null ? '' : `, ex ${ex}`}`,
  afterTax: 'bersih setelah pajak',
  corporateActionCalculator: (ticker: string, old: string, issued: string, price: string) =>
    `${ticker}: contoh HMETD ${old}:${issued} di ${price}`,
  theoretical: 'harga teoretis',
  bondCalculator: (nominal: string, coupon: string) => `Nominal Rp${nominal}, kupon ${coupon}% setahun`,
  perCoupon: 'bersih setiap bulan',
  stockScreener: (per: number, roe: number, dividendYield: number) =>
    `PER paling tinggi ${per}, ROE mulai ${roe}%, dividen mulai ${dividendYield}%`,
  shareCount: (count: string) => `${count} saham`,
  countAll: (all: string) => `dari ${all}`,
  investmentCalculator: (target: string, years: string, percent: string) =>
    `Rp${target} dalam ${years} tahun, anggapan hasil ${percent}% setahun`,
  perMonth: 'setiap bulan',
  noFees: 'Biaya kami sedang tidak tersedia.',
  unpublishedFees: 'Biaya kami belum tersedia di situs ini.',
  noFeeToday: 'Tidak ada biaya yang berlaku hari ini.',
  noPrice: (ticker: string) => `Harga terakhir ${ticker} tidak tersedia.`,
  noDividend: (ticker: string) => `Belum ada dividen tunai ${ticker} di data kami.`,
  noDividends: (ticker: string) => `Dividen ${ticker} sedang tidak dapat dimuat.`,
  noRate: (ticker: string) => `Kurs untuk dividen ${ticker} tidak ada di data kami.`,
  noResult: 'Contoh ini tidak dapat dihitung.',
  noMarket: 'Data pasar sedang tidak tersedia.',
}

const en: typeof id = {
  orderLimits: (day, ticker) => `${day}, orders for ${ticker} are accepted between`,
  fromClose: (close) => `from ${close}`,
  transactionCost: (lots, ticker) => `Cost to buy ${counted(lots, 'lot')} of ${ticker}`,
  breakEven: (price) => `break-even at ${price}`,
  averagePrice: (ticker, lots, average, buyLots, price) =>
    `${ticker}: ${counted(lots, 'lot')} at ${average}, and ${counted(buyLots, 'lot')} more at ${price}`,
  withFee: 'average with the fee',
  marginSimulator: (ticker, percent) => `${ticker} with a financing ratio of ${percent}`,
  marginCall: 'margin call price',
  dividendCalculator: (ticker, amount, lots, ex) =>
    `${ticker}: dividend of IDR\u00a0${amount}, ${counted(lots, 'lot')}${ex === null ? '' : `, ex ${ex}`}`,
  afterTax: 'net of tax',
  corporateActionCalculator: (ticker, old, issued, price) =>
    `${ticker}: example of a rights issue, ${old}:${issued} at ${price}`,
  theoretical: 'theoretical price',
  bondCalculator: (nominal, coupon) => `Face value of IDR\u00a0${nominal}, coupon of ${coupon}% per year`,
  perCoupon: 'net each month',
  stockScreener: (per, roe, dividendYield) =>
    `P/E of at most ${per}, ROE from ${roe}%, dividends from ${dividendYield}%`,
  shareCount: (count) => counted(count, 'share'),
  countAll: (all) => `of ${all}`,
  investmentCalculator: (target, years, percent) =>
    `IDR\u00a0${target} in ${years} years, at an assumed ${percent}% per year`,
  perMonth: 'each month',
  noFees: 'Our fees are unavailable right now.',
  unpublishedFees: 'Our fees are not available on this site yet.',
  noFeeToday: 'No fee is in force today.',
  noPrice: (ticker) => `The last price of ${ticker} is unavailable.`,
  noDividend: (ticker) => `Our data has no cash dividend of ${ticker}.`,
  noDividends: (ticker) => `The dividends of ${ticker} cannot be loaded right now.`,
  noRate: (ticker) => `Our data has no exchange rate for the dividend of ${ticker}.`,
  noResult: 'This example cannot be calculated.',
  noMarket: 'Market data is unavailable right now.',
}

export const rowCopy = { id, en }
