import { counted } from '../engine/plural.ts'

const id = {
  fields: {
    lots: { label: 'Lot yang dimiliki' },
    average: { label: 'Harga rata-rata sekarang', hint: 'Seperti di portofolio Anda, sudah termasuk biaya.' },
    buyLots: { label: 'Lot yang akan dibeli' },
    buyPrice: { label: 'Harga beli' },
    target: { label: 'Harga rata-rata yang diinginkan' },
    feePercent: { label: 'Biaya beli', hint: 'Termasuk PPN dan levi.' },
    sellPercent: { label: 'Biaya jual', hint: 'Termasuk PPh final 0,1%.' },
    capital: { label: 'Modal', hint: 'Misalnya 10 jt.' },
    riskPercent: { label: 'Risiko yang sanggup ditanggung (% dari modal)' },
    entry: { label: 'Harga beli' },
    stop: { label: 'Stop loss', hint: 'Harga batas rugi: Anda menjual bila tersentuh.' },
  },
  otherPrices: 'Jika harga beli berbeda',
  newAverage: 'Harga rata-rata baru',
  newAverageDetail: (lots: string, before: string, change: string) =>
    `Untuk ${lots} lot. Sebelumnya ${before}, berubah ${change}.`,
  total: 'Modal seluruhnya',
  purchase: 'Dibayar untuk pembelian ini',
  fee: 'Biaya beli',
  stampDuty: 'Bea meterai',
  cover: 'Harga impas jika seluruh lot dijual, dengan biaya jual',
  rise: 'Kenaikan dari harga beli sampai rata-rata baru',
  needed: 'Lot yang perlu dibeli',
  neededDetail: (lots: string, price: string, average: string) =>
    `Membeli ${lots} lot pada ${price} membuat rata-rata ${average}.`,
  lotCount: (lots: string) => `${lots} lot`,
  lotsAfter: 'Lot setelah pembelian',
  reached: 'Rata-rata Anda sudah di bawah atau sama dengan target. Tidak perlu membeli.',
  unreachable: (price: string, target: string) =>
    `Harga beli dengan biaya, ${price}, tidak di bawah target ${target}. Berapa pun lotnya, target tidak tercapai.`,
  unreachableValue: 'Tidak tercapai',
  concentration:
    'Menambah lot saat harga turun juga menambah risiko pada satu saham. Rata-rata yang lebih rendah bukan keuntungan.',
  size: 'Lot yang sesuai dengan risiko Anda',
  sizeDetail: (loss: string, stop: string) => `Jika terjual di ${stop}, rugi termasuk biaya ${loss}.`,
  risk: 'Batas rugi',
  loss: 'Rugi pada stop loss, termasuk biaya',
  limitedByCapital: 'Modal membatasi jumlah lot, bukan risikonya.',
  noLot: 'Dengan batas risiko ini satu lot pun terlalu besar.',
  stopBelow: 'Stop loss harus di bawah harga beli.',
  formulaAverage: (held: string, bought: string, fee: string, shares: string, average: string) =>
    `(${held} + ${bought} + ${fee}) ÷ ${shares} saham = ${average}`,
  formulaTarget: (
    lots: string,
    average: string,
    target: string,
    price: string,
    dutyPerLot: string,
    needed: string,
  ) =>
    `(${lots} × (${average} − ${target})${dutyPerLot}) ÷ (${target} − ${price}) → ${needed} lot, dibulatkan ke atas`,
  formulaSize: (risk: string, perLot: string, lots: string) =>
    `${risk} ÷ ${perLot} per lot → ${lots} lot, dibulatkan ke bawah`,
  notes: [
    'Rata-rata = (jumlah harga × saham + biaya dan bea meterai) ÷ jumlah saham. Satu lot berisi 100 saham.',
    'Biaya dibulatkan ke rupiah terdekat; biaya minimum per order tidak dihitung.',
  ],
  gapNote: 'Harga dapat melompati stop loss, sehingga rugi dapat lebih besar dari batas ini.',
}

const en: typeof id = {
  fields: {
    lots: { label: 'Lots you hold' },
    average: { label: 'Average price now', hint: 'As in your portfolio, with the fees.' },
    buyLots: { label: 'Lots to buy' },
    buyPrice: { label: 'Buying price' },
    target: { label: 'Average price you want' },
    feePercent: { label: 'Buying fee', hint: 'With VAT and levies.' },
    sellPercent: { label: 'Selling fee', hint: 'With the final income tax of 0.1%.' },
    capital: { label: 'Capital', hint: 'For example 10 million.' },
    riskPercent: { label: 'Risk you can bear (% of the capital)' },
    entry: { label: 'Buying price' },
    stop: { label: 'Stop loss', hint: 'The price at which you sell to limit a loss.' },
  },
  otherPrices: 'At other buying prices',
  newAverage: 'New average price',
  newAverageDetail: (lots, before, change) =>
    `For ${counted(lots, 'lot')}. It was ${before}, a change of ${change}.`,
  total: 'Capital in all',
  purchase: 'Paid for this purchase',
  fee: 'Buying fee',
  stampDuty: 'Stamp duty',
  cover: 'Break-even price for selling all lots, with selling costs',
  rise: 'Rise from the buying price to the new average',
  needed: 'Lots to buy',
  neededDetail: (lots, price, average) =>
    `Buying ${counted(lots, 'lot')} at ${price} makes the average ${average}.`,
  lotCount: (lots) => counted(lots, 'lot'),
  lotsAfter: 'Lots after the purchase',
  reached: 'Your average is at or below the target already. There is nothing to buy.',
  unreachable: (price, target) =>
    `The buying price with its fee, ${price}, is not below the target of ${target}. No number of lots reaches it.`,
  unreachableValue: 'Out of reach',
  concentration:
    'Buying more while a price falls also adds risk in one share. A lower average is not a profit.',
  size: 'Lots that fit your risk',
  sizeDetail: (loss, stop) => `If sold at ${stop}, the loss with the fees is ${loss}.`,
  risk: 'Loss limit',
  loss: 'Loss at the stop loss, with fees',
  limitedByCapital: 'The capital limits the lots, not the risk.',
  noLot: 'Within this risk even one lot is too much.',
  stopBelow: 'The stop loss must be below the buying price.',
  formulaAverage: (held, bought, fee, shares, average) =>
    `(${held} + ${bought} + ${fee}) ÷ ${shares} shares = ${average}`,
  formulaTarget: (lots, average, target, price, dutyPerLot, needed) =>
    `(${lots} × (${average} − ${target})${dutyPerLot}) ÷ (${target} − ${price}) → ${needed} lots, rounded up`,
  formulaSize: (risk, perLot, lots) => `${risk} ÷ ${perLot} per lot → ${lots} lots, rounded down`,
  notes: [
    'Average = (sum of price × shares + fees and stamp duty) ÷ number of shares. One lot is 100 shares.',
    'Fees are rounded to the nearest rupiah; a minimum fee per order is not counted.',
  ],
  gapNote: 'A price can jump past the stop loss, and the loss can be larger than this limit.',
}

export const copy = { id, en }
