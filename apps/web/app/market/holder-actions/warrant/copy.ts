const id = {
  term: 'waran',
  headline: (code: string, price: string) => `Waran ${code}, harga pelaksanaan ${price} per saham`,
  basis: 'harga pelaksanaan',
  phases: {
    announced: 'Diumumkan',
    traded: 'Hanya diperdagangkan',
    exercisable: 'Dapat dilaksanakan',
    lastDays: '30 hari terakhir',
    lapsed: 'Hangus',
  },
  days: {
    listing: 'Pencatatan waran',
    exercise: 'Pelaksanaan waran',
    lastTradingRegular: 'Hari terakhir di pasar reguler',
    lastTradingCash: 'Hari terakhir di pasar tunai',
  },
  fields: {
    code: 'Kode waran',
    ratioOld: 'Rasio waran',
    ratioNew: 'Rasio saham',
    exercisePrice: 'Harga pelaksanaan per saham',
    issuedOn: 'Tanggal penerbitan',
    listedOn: 'Tanggal pencatatan',
    exerciseFrom: 'Masa pelaksanaan: mulai',
    exerciseTo: 'Masa pelaksanaan: akhir',
    lastTradingRegular: 'Hari terakhir di pasar reguler',
    lastTradingCash: 'Hari terakhir di pasar tunai',
    outstanding: 'Waran beredar',
    asOf: 'Waran beredar per',
  },
  steps: {
    announced: 'Belum ada yang perlu Anda lakukan.',
    traded: (day: string | null) =>
      day === null
        ? 'Waran baru dapat diperdagangkan; masa pelaksanaannya belum diumumkan.'
        : `Waran baru dapat diperdagangkan; dapat ditebus mulai ${day}.`,
    lastDays: 'Masa pelaksanaan berakhir dalam 30 hari.',
    exercise: (price: string) => `tebus (bayar ${price} per saham)`,
    sell: 'jual waran',
    until: (day: string, what: string) => `Sampai ${day}: ${what}.`,
    noDays: 'Anda dapat menjual atau menebus waran; hari terakhirnya belum diumumkan.',
    unsellable: 'Perdagangan waran sudah berakhir.',
    noEnd: 'Hari terakhir menebus belum diumumkan.',
    lapse: 'Lewat itu waran hangus dan tidak bernilai.',
    over: 'Waran yang tidak ditebus sudah hangus.',
    example: (warrants: string, shares: string, cost: string) =>
      `${warrants} waran menjadi ${shares} saham; menebusnya ${cost}.`,
    intrinsic: (value: string, close: string, day: string) =>
      `Nilai intrinsik satu waran: ${value} (bukan harga wajar), dari harga penutupan saham ${close} (${day}).`,
    noIntrinsic: 'Nilai intrinsik waran tidak dapat dihitung: harga saham tidak tersedia.',
  },
}

const en: typeof id = {
  term: 'warrant',
  headline: (code, price) => `Warrant ${code}, exercise price ${price} per share`,
  basis: 'exercise price',
  phases: {
    announced: 'Announced',
    traded: 'Traded only',
    exercisable: 'Exercisable',
    lastDays: 'Last 30 days',
    lapsed: 'Lapsed',
  },
  days: {
    listing: 'Listing of warrants',
    exercise: 'Exercise of warrants',
    lastTradingRegular: 'Last day in the regular market',
    lastTradingCash: 'Last day in the cash market',
  },
  fields: {
    code: 'Ticker of the warrants',
    ratioOld: 'Ratio: warrants',
    ratioNew: 'Ratio: shares',
    exercisePrice: 'Exercise price per share',
    issuedOn: 'Issue date',
    listedOn: 'Listing date',
    exerciseFrom: 'Exercise period: start',
    exerciseTo: 'Exercise period: end',
    lastTradingRegular: 'Last day in the regular market',
    lastTradingCash: 'Last day in the cash market',
    outstanding: 'Warrants outstanding',
    asOf: 'Warrants outstanding as of',
  },
  steps: {
    announced: 'There is nothing for you to do yet.',
    traded: (day) =>
      day === null
        ? 'The warrants can only be traded; their exercise period is not announced yet.'
        : `The warrants can only be traded; they can be exercised from ${day}.`,
    lastDays: 'The exercise period ends within 30 days.',
    exercise: (price) => `exercise (pay ${price} a share)`,
    sell: 'sell the warrants',
    until: (day, what) => `By ${day}: ${what}.`,
    noDays: 'You can sell or exercise the warrants; the last day is not announced yet.',
    unsellable: 'Trading of the warrants is over.',
    noEnd: 'The last day to exercise is not announced yet.',
    lapse: 'After that they lapse and are worth nothing.',
    over: 'Warrants that were not exercised have lapsed.',
    example: (warrants, shares, cost) =>
      `${warrants} warrants become ${shares} shares; exercising costs ${cost}.`,
    intrinsic: (value, close, day) =>
      `Intrinsic value of one warrant: ${value} (not a fair price), from the share's close of ${close} (${day}).`,
    noIntrinsic: 'The intrinsic value of the warrant cannot be calculated: the share price is not available.',
  },
}

export const warrantCopy = { id, en }
