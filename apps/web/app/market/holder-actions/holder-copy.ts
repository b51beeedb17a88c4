const id = {
  unannounced: 'belum diumumkan',
  unannouncedDate: 'Tanggal belum diumumkan',
  isChecked: 'Data ini sedang diperiksa.',
  checkedFields: 'Sedang diperiksa',
  lotsAndShares: (shares: string) => `10 lot (${shares} saham)`,
  days: {
    cumDate: 'Cum date',
    tradingTo: 'Hari terakhir jual HMETD',
    exerciseTo: 'Hari terakhir tebus',
    lastTradingRegular: 'Hari terakhir di pasar reguler',
    lastTradingCash: 'Hari terakhir di pasar tunai',
    offerTo: 'Penawaran berakhir',
  },
  cutoff: {
    unknown: 'Batas waktu kami untuk instruksi belum dinyatakan.',
    names: {
      rights: 'Batas waktu kami untuk menebus',
      warrant: 'Batas waktu kami untuk menebus',
      tender: 'Batas waktu kami untuk instruksi',
    },
    onDay: (name: string, day: string, hour: string) => `${name}: ${day} pukul ${hour} WIB.`,
    over: (day: string, hour: string) => `Batas waktu kami sudah lewat (${day} pukul ${hour} WIB).`,
    before: (name: string, days: string, hour: string) =>
      `${name}: ${days} hari bursa sebelum hari terakhir, pukul ${hour} WIB.`,
    uninstructed: {
      nothing: 'Tanpa instruksi Anda, kami tidak melakukan apa pun.',
      sell: 'Tanpa instruksi Anda, kami menjualnya.',
    },
    uninstructedUnknown: 'Yang kami lakukan tanpa instruksi Anda belum dinyatakan.',
    howToUnknown: 'Cara memberi instruksi dan formulirnya belum dinyatakan.',
    source: (source: string, from: string, checked: string) =>
      `Sumber: ${source}; berlaku sejak ${from}, diperiksa ${checked}.`,
  },
}

const en: typeof id = {
  unannounced: 'not announced yet',
  unannouncedDate: 'Date not announced yet',
  isChecked: 'This figure is being checked.',
  checkedFields: 'Being checked',
  lotsAndShares: (shares) => `10 lots (${shares} shares)`,
  days: {
    cumDate: 'Cum date',
    tradingTo: 'Last day to sell the rights',
    exerciseTo: 'Last day to exercise',
    lastTradingRegular: 'Last day in the regular market',
    lastTradingCash: 'Last day in the cash market',
    offerTo: 'Offer ends',
  },
  cutoff: {
    unknown: 'Our deadline for instructions is not stated yet.',
    names: {
      rights: 'Our deadline to exercise',
      warrant: 'Our deadline to exercise',
      tender: 'Our deadline for instructions',
    },
    onDay: (name, day, hour) => `${name}: ${day} at ${hour} WIB.`,
    over: (day, hour) => `Our deadline has passed (${day} at ${hour} WIB).`,
    before: (name, days, hour) => `${name}: ${days} trading days before the last day, at ${hour} WIB.`,
    uninstructed: {
      nothing: 'Without your instruction, we do nothing.',
      sell: 'Without your instruction, we sell.',
    },
    uninstructedUnknown: 'What we do without your instruction is not stated yet.',
    howToUnknown: 'How to instruct us, and with which form, is not stated yet.',
    source: (source, from, checked) => `Source: ${source}; valid from ${from}, checked on ${checked}.`,
  },
}

export const holderCopy = { id, en }
