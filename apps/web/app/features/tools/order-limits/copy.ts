import { counted } from '../engine/plural.ts'

const id = {
  fields: {
    reference: {
      label: 'Harga acuan',
      hint: 'Harga penutupan kemarin, atau harga penawaran pada hari pertama.',
    },
    board: {
      label: 'Papan',
      options: {
        M: 'Utama',
        D: 'Pengembangan',
        E: 'Ekonomi Baru',
        A: 'Akselerasi',
        W: 'Pemantauan Khusus',
      },
    },
    first: {
      label: 'Hari pertama di bursa',
      hint: 'Harga acuannya harga penawaran.',
      options: { no: 'Bukan', yes: 'Ya' },
    },
    days: { label: 'Jumlah hari simulasi' },
    budget: { label: 'Dana pembelian', hint: 'Misalnya 5 jt.' },
    feePercent: {
      label: 'Biaya beli',
      hint: 'Termasuk PPN dan levi. Kami isi dengan tarif kami lewat aplikasi.',
    },
  },
  ourFees: (buy: string, sell: string) =>
    `Biaya kami lewat aplikasi: beli ${buy}, jual ${sell} termasuk pajak.`,
  range: 'Batas harga order',
  rangeValue: (lower: string, upper: string) => `${lower} – ${upper}`,
  detail: (reference: string, down: string, up: string) =>
    `Dari harga acuan ${reference}, order di luar rentang ${down} sampai ${up} ditolak.`,
  down: (percent: string) => `turun ${percent}`,
  up: (percent: string) => `naik ${percent}`,
  lower: 'Batas bawah (ARB)',
  upper: 'Batas atas (ARA)',
  tick: 'Fraksi harga pada harga acuan',
  ticksDown: 'Jumlah fraksi ke ARB',
  ticksUp: 'Jumlah fraksi ke ARA',
  lots: (price: string) => `Lot pada ${price} untuk dana Anda`,
  lotCount: (lots: string) => `${lots} lot`,
  total: 'Dibayar, termasuk biaya',
  left: 'Sisa dana',
  tooSmall: 'Dana belum cukup untuk satu lot pada harga ini.',
  ladder: 'Simulasi ARA/ARB beruntun',
  ladderDay: 'Hari',
  workingLower: (move: string, exact: string, lower: string) =>
    `Batas bawah: ${move} = ${exact} → ${lower} pada fraksi di dalam batas`,
  workingUpper: (move: string, exact: string, upper: string) =>
    `Batas atas: ${move} = ${exact} → ${upper} pada fraksi di dalam batas`,
  limitRule: (day: string, source: string | null) =>
    `Auto rejection: berlaku sejak ${day}${source ? ` (${source})` : ''}.`,
  firstDayRule: (day: string, source: string | null) =>
    `Hari pertama di bursa: batas yang sama sejak ${day}${source ? ` (${source})` : ''}; sebelumnya dua kali lipat.`,
  firstDayUnconfirmed:
    'Aturan khusus hari pertama di papan ini belum kami pastikan. Batas di atas berlaku pada hari biasa.',
  firstDayPrice:
    'Pada hari pertama belum ada harga penutupan. Isi harga penawaran saham ini; bursa memakainya sebagai harga acuan.',
  otherBoard: (board: string, ticker: string, own: string) =>
    `Hasil ini memakai papan ${board} dari isian Anda; ${ticker} tercatat di papan ${own}.`,
  backToBoard: (board: string) => `Kembali ke papan ${board}`,
  unknownBoard: (ticker: string, board: string) =>
    `Papan ${ticker} tidak tersedia; hasil ini memakai papan ${board}.`,
  rounding: 'Batas dibulatkan ke dalam, ke harga pada fraksi. Satu lot berisi 100 lembar saham.',
  floor: (floor: string) => `Harga terendah di papan ini ${floor}.`,
  review:
    'Pengelompokan batas dan aturan Pemantauan Khusus sedang ditinjau bursa. Periksa pengumuman terbaru.',
}

const en: typeof id = {
  fields: {
    reference: {
      label: 'Reference price',
      hint: 'The previous close, or the offering price on the first day.',
    },
    board: {
      label: 'Board',
      options: { M: 'Main', D: 'Development', E: 'New Economy', A: 'Acceleration', W: 'Watchlist' },
    },
    first: {
      label: 'First trading day',
      hint: 'The reference is the offering price.',
      options: { no: 'No', yes: 'Yes' },
    },
    days: { label: 'Days to simulate' },
    budget: { label: 'Budget', hint: 'For example 5 million.' },
    feePercent: {
      label: 'Buying fee',
      hint: 'With VAT and levies. We fill in our fee for orders in the app.',
    },
  },
  ourFees: (buy, sell) => `Our fees through the app: ${buy} to buy, ${sell} to sell including tax.`,
  range: 'Price limits of an order',
  rangeValue: (lower, upper) => `${lower} – ${upper}`,
  detail: (reference, down, up) =>
    `From a reference of ${reference}, orders beyond the range from ${down} to ${up} are rejected.`,
  down: (percent) => `${percent} down`,
  up: (percent) => `${percent} up`,
  lower: 'Lower limit (ARB)',
  upper: 'Upper limit (ARA)',
  tick: 'Tick at the reference price',
  ticksDown: 'Ticks to the lower limit',
  ticksUp: 'Ticks to the upper limit',
  lots: (price) => `Lots at ${price} for your budget`,
  lotCount: (lots) => counted(lots, 'lot'),
  total: 'Paid, with the fee',
  left: 'Left of the budget',
  tooSmall: 'The budget does not buy one lot at this price.',
  ladder: 'If every day closes at its limit',
  ladderDay: 'Day',
  workingLower: (move, exact, lower) =>
    `Lower limit: ${move} = ${exact} → ${lower} on the tick within the band`,
  workingUpper: (move, exact, upper) =>
    `Upper limit: ${move} = ${exact} → ${upper} on the tick within the band`,
  limitRule: (day, source) => `Auto rejection: in force since ${day}${source ? ` (${source})` : ''}.`,
  firstDayRule: (day, source) =>
    `First trading day: the same limits since ${day}${source ? ` (${source})` : ''}, twice as wide before.`,
  firstDayUnconfirmed:
    'We have not confirmed whether this board has a rule of its own for the first day. The limits above are those of any other day.',
  firstDayPrice:
    'On the first trading day there is no closing price yet. Enter the offering price of the share, which the exchange uses as the reference.',
  otherBoard: (board, ticker, own) =>
    `This result uses the ${board} board that you chose; ${ticker} is on the ${own} board.`,
  backToBoard: (board) => `Back to the ${board} board`,
  unknownBoard: (ticker, board) =>
    `The board of ${ticker} is unavailable; this result uses the ${board} board.`,
  rounding: 'Limits are rounded inward to a price on the tick. One lot is 100 shares.',
  floor: (floor) => `The lowest price on this board is ${floor}.`,
  review:
    'The exchange is reviewing the bands and the rules of the watchlist. Check the latest announcement.',
}

export const copy = { id, en }
