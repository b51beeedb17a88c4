import { counted } from '../engine/plural.ts'

const id = {
  result: 'Rincian biaya',
  summary: 'Biaya beli dan jual, dirinci, dan harga impasnya.',
  lead: 'Hitung semua biaya satu order saham, rupiah demi rupiah, dan harga jual yang menutupnya.',
  description:
    'Kalkulator biaya transaksi saham: komisi, PPN, levi bursa, dana jaminan, PPh final, bea meterai, dan harga impas pada fraksi harga.',
  fields: {
    ticker: { label: 'Kode saham' },
    price: { label: 'Harga per saham', hint: 'Kosong: penutupan terakhir.' },
    lots: { label: 'Lot (100 saham)' },
    kind: { label: 'Transaksi', options: { buy: 'Beli', sell: 'Jual', roundTrip: 'Beli lalu jual' } },
    sellPrice: { label: 'Harga jual', hint: 'Untuk beli lalu jual. Kosong: harga impas.' },
    day: { label: 'Tanggal transaksi', hint: 'Menentukan biaya.' },
    account: { label: 'Rekening' },
    channel: { label: 'Kanal' },
  },
  order: (side: 'buy' | 'sell', lots: string, name: string, price: string) =>
    `${side === 'buy' ? 'Beli' : 'Jual'} ${lots} lot${name && ` ${name}`} pada ${price}`,
  priced: (side: 'buy' | 'sell', value: string, costs: string) =>
    `Nilai ${value}, ${side === 'buy' ? 'ditambah' : 'dikurangi'} biaya ${costs}.`,
  onDay: (date: string) => `Biaya yang berlaku pada ${date}`,
  assumedOn: (date: string) => `Biaya pada ${date}, dengan anggapan biaya yang sudah diumumkan tidak berubah`,
  breakEven: 'Harga impas',
  breakEvenText: (change: string) =>
    `Harga jual terendah pada fraksi harga yang menutup biaya beli dan jual: ${change} dari harga beli.`,
  afterCosts: 'Hasil setelah semua biaya',
  ofPaid: (percent: string) => `${percent} dari yang Anda bayar`,
  minimum: (amount: string) => `Biaya minimum ${amount} per order berlaku.`,
  fee: (side: 'buy' | 'sell'): string => (side === 'buy' ? 'Biaya beli' : 'Biaya jual'),
  feeText: (percent: string, since: string, source: string) =>
    `${percent}, sudah termasuk PPN dan pungutan bursa. Berlaku sejak ${since}. Sumber: ${source}.`,
  statutoryText: (levy: string, fund: string, vat: string, tax: string, checked: string) =>
    `Levi ${levy}, dana jaminan ${fund}, PPN efektif ${vat} atas komisi dan levi, PPh final ${tax} dari nilai jual. Diperiksa ${checked}.`,
  roundingText:
    'Total biaya dibulatkan ke rupiah terdekat. Tiap baris dibulatkan sehingga jumlahnya tepat sama dengan total.',
  latePayment: (percent: string, amount: string, condition: string) =>
    `Terlambat membayar pembelian ini: ${percent} per hari, ${amount} sehari. ${condition}`.trim(),
  noFee: 'Tidak ada biaya yang berlaku pada tanggal ini untuk rekening dan kanal yang dipilih.',
  costsExceedValue: (costs: string, value: string, difference: string) =>
    `Biaya penjualan ini, ${costs}, lebih besar daripada nilainya, ${value}. Anda tidak menerima uang dan membayar selisihnya, ${difference}.`,
}
const en: typeof id = {
  result: 'Breakdown of the cost',
  summary: 'Itemized costs of a trade and its break-even price.',
  lead: 'Calculate every cost of one stock order, rupiah by rupiah, and the selling price that covers it.',
  description:
    'Transaction cost calculator for stocks: commission, VAT, exchange levy, guarantee fund, final income tax, stamp duty, and the break-even price on the tick.',
  fields: {
    ticker: { label: 'Ticker' },
    price: { label: 'Price per share', hint: 'Empty: the last close.' },
    lots: { label: 'Lots (100 shares)' },
    kind: { label: 'Transaction', options: { buy: 'Buy', sell: 'Sell', roundTrip: 'Buy, then sell' } },
    sellPrice: { label: 'Selling price', hint: 'To buy, then sell. Empty: break-even.' },
    day: { label: 'Date of the transaction', hint: 'Decides the fee.' },
    account: { label: 'Account' },
    channel: { label: 'Channel' },
  },
  order: (side, lots, name, price) =>
    `${side === 'buy' ? 'Buy' : 'Sell'} ${counted(lots, 'lot')}${name && ` of ${name}`} at ${price}`,
  priced: (side, value, costs) =>
    `A value of ${value}, ${side === 'buy' ? 'plus' : 'less'} costs of ${costs}.`,
  onDay: (date) => `Fees in force on ${date}`,
  assumedOn: (date) => `Fees on ${date}, assuming that those announced so far do not change`,
  breakEven: 'Break-even price',
  breakEvenText: (change) =>
    `The lowest selling price on the tick that covers the costs of buying and selling: ${change} from the purchase price.`,
  afterCosts: 'Result after all costs',
  ofPaid: (percent) => `${percent} of what you paid`,
  minimum: (amount) => `The minimum fee of ${amount} per order applies.`,
  fee: (side) => (side === 'buy' ? 'Fee for buying' : 'Fee for selling'),
  feeText: (percent, since, source) =>
    `${percent}, with VAT and exchange levies. Valid from ${since}. Source: ${source}.`,
  statutoryText: (levy, fund, vat, tax, checked) =>
    `Levy ${levy}, guarantee fund ${fund}, VAT at an effective ${vat} on commission and levy, final income tax ${tax} of the value sold. Checked on ${checked}.`,
  roundingText:
    'Total costs are rounded to the nearest rupiah. Each row is rounded so that the rows add up to exactly the total.',
  latePayment: (percent, amount, condition) =>
    `Paying late for this purchase: ${percent} per day, ${amount} a day. ${condition}`.trim(),
  noFee: 'No fee is in force on this date for the chosen account and channel.',
  costsExceedValue: (costs, value, difference) =>
    `This sale costs ${costs}, more than its value of ${value}. You receive nothing and pay the difference of ${difference}.`,
}
export const copy = { id, en }
