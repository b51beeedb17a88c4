const id = {
  fields: {
    lots: { label: 'Lot yang dibeli' },
    price: { label: 'Harga saham' },
    ownMoney: { label: 'Dana sendiri', hint: 'Sisanya dibiayai broker.' },
    haircutPercent: {
      label: 'Haircut saham',
      hint: 'Potongan nilai jaminan, dari daftar efek margin broker Anda.',
    },
    callPercent: { label: 'Rasio margin call', hint: 'Pembiayaan ÷ jaminan, dari perjanjian Anda.' },
    forcedPercent: { label: 'Rasio jual paksa', hint: 'Dari perjanjian Anda.' },
    interestPercent: { label: 'Bunga per tahun', hint: 'Dari perjanjian Anda.' },
    basis: {
      label: 'Hari dalam setahun',
      hint: 'Dasar bunga di perjanjian.',
      options: { 365: '365', 360: '360' },
    },
    days: { label: 'Lama (hari)' },
    loanPercent: { label: 'Pinjaman dari nilai saham', hint: 'Dari penawaran perusahaan gadai.' },
    dayPercent: { label: 'Biaya per hari', hint: 'Dari penawaran perusahaan gadai.' },
  },
  callPrice: 'Harga yang memicu margin call',
  callDetail: (percent: string, ratio: string) => `${percent} di bawah harga beli. Rasio sekarang ${ratio}.`,
  called: 'Margin call sudah tercapai',
  forced: 'Batas jual paksa sudah tercapai',
  atPrice: 'Pada harga beli ini',
  calledDetail: (ratio: string, limit: string, price: string) =>
    `Rasio sekarang ${ratio}, batas margin call ${limit}. Rasio baru di bawah batas jika harga di atas ${price}.`,
  never: 'Tidak ada pembiayaan',
  neverDetail: 'Dana sendiri menutup seluruh pembelian, jadi tidak ada margin call, jual paksa, atau bunga.',
  riskFirst:
    'Anda berutang. Kerugian dapat melebihi dana sendiri, dan broker dapat menjual saham Anda tanpa menunggu harga pulih.',
  tooLittle: 'Dana sendiri belum cukup untuk pembelian ini.',
  belowFirst: (percent: string, source: string) =>
    `Dana sendiri kurang dari ${percent} nilai pembelian, jaminan awal menurut ${source}.`,
  belowAmount: (amount: string, source: string) =>
    `Dana sendiri kurang dari ${amount}, nilai jaminan awal menurut ${source}.`,
  forcedPrice: 'Harga yang memicu jual paksa',
  financing: 'Pembiayaan broker',
  ratio: 'Rasio sekarang',
  interestPerDay: 'Bunga per hari',
  interest: (days: string) => `Bunga selama ${days} hari`,
  table: 'Jika harga turun',
  columns: { price: 'Harga saham', change: 'Perubahan', ratio: 'Rasio', left: 'Sisa dana sendiri' },
  formulaRatio: (financing: string, value: string, kept: string, ratio: string) =>
    `${financing} ÷ (${value} × ${kept}) = ${ratio}`,
  formulaPrice: (financing: string, limit: string, shares: string, kept: string, price: string) =>
    `${financing} ÷ (${limit} × ${shares} saham × ${kept}) → ${price}, fraksi di bawahnya`,
  formulaInterest: (financing: string, rate: string, basis: string, days: string, interest: string) =>
    `${financing} × ${rate} ÷ ${basis} × ${days} hari = ${interest}`,
  forcedAboveCall: 'Rasio jual paksa harus di atas rasio margin call.',
  firstCollateral: (percent: string, rupiah: string, source: string, day: string) =>
    `Jaminan awal margin: ${percent} atau ${rupiah} (${source}; diperiksa ${day}). Periksa syarat broker Anda.`,
  marginNotes: [
    'Rasio, haircut, dan bunga di contoh bukan syarat broker mana pun. Pakai angka perjanjian Anda.',
    'Biaya transaksi dan bunga tidak masuk ke rasio; bunga yang belum dibayar menaikkannya.',
  ],
  loan: 'Pinjaman gadai',
  loanDetail: (percent: string, value: string) => `${percent} dari nilai saham ${value}.`,
  pawnRisk:
    'Saham Anda menjadi jaminan. Jika pinjaman tidak dilunasi atau nilai saham turun, saham dapat dijual.',
  cost: (days: string) => `Biaya selama ${days} hari`,
  repayment: 'Dilunasi seluruhnya',
  formulaLoan: (value: string, percent: string, loan: string) =>
    `${value} × ${percent} = ${loan}, dibulatkan ke bawah`,
  formulaCost: (loan: string, rate: string, days: string, cost: string) =>
    `${loan} × ${rate} × ${days} hari = ${cost}`,
  pawnNotes: [
    'Besar pinjaman dan biaya ditetapkan perusahaan gadai; contoh bukan penawaran siapa pun.',
    'Biaya administrasi dan biaya lelang tidak dihitung.',
  ],
}

const en: typeof id = {
  fields: {
    lots: { label: 'Lots bought' },
    price: { label: 'Share price' },
    ownMoney: { label: 'Own money', hint: 'The broker finances the rest.' },
    haircutPercent: {
      label: 'Haircut of the share',
      hint: 'Taken off the collateral, from the margin list of your broker.',
    },
    callPercent: { label: 'Margin call ratio', hint: 'Financing ÷ collateral, from your agreement.' },
    forcedPercent: { label: 'Forced sale ratio', hint: 'From your agreement.' },
    interestPercent: { label: 'Interest per year', hint: 'From your agreement.' },
    basis: {
      label: 'Days of a year',
      hint: 'As your agreement counts interest.',
      options: { 365: '365', 360: '360' },
    },
    days: { label: 'Duration (days)' },
    loanPercent: { label: 'Loan to value of the shares', hint: 'From the offer of the pawn company.' },
    dayPercent: { label: 'Cost per day', hint: 'From the offer of the pawn company.' },
  },
  callPrice: 'Price that causes a margin call',
  callDetail: (percent, ratio) => `${percent} below the buying price. The ratio now is ${ratio}.`,
  called: 'Margin call already reached',
  forced: 'Forced sale already reached',
  atPrice: 'At this buying price',
  calledDetail: (ratio, limit, price) =>
    `The ratio now is ${ratio}, the margin call is at ${limit}. The ratio falls below it only at prices above ${price}.`,
  never: 'Nothing is financed',
  neverDetail: 'Your own money pays the whole purchase, so there is no margin call, forced sale or interest.',
  riskFirst:
    'You owe money. Losses can exceed your own money, and the broker can sell your shares without waiting for the price to recover.',
  tooLittle: 'The own money is too little for this purchase.',
  belowFirst: (percent, source) =>
    `The own money is less than ${percent} of the purchase, the first collateral of ${source}.`,
  belowAmount: (amount, source) =>
    `The own money is less than ${amount}, the amount of the first collateral of ${source}.`,
  forcedPrice: 'Price that causes a forced sale',
  financing: 'Financed by the broker',
  ratio: 'Ratio now',
  interestPerDay: 'Interest per day',
  interest: (days) => `Interest for ${days} days`,
  table: 'If the price falls',
  columns: { price: 'Share price', change: 'Change', ratio: 'Ratio', left: 'Own money left' },
  formulaRatio: (financing, value, kept, ratio) => `${financing} ÷ (${value} × ${kept}) = ${ratio}`,
  formulaPrice: (financing, limit, shares, kept, price) =>
    `${financing} ÷ (${limit} × ${shares} shares × ${kept}) → ${price}, the tick below`,
  formulaInterest: (financing, rate, basis, days, interest) =>
    `${financing} × ${rate} ÷ ${basis} × ${days} days = ${interest}`,
  forcedAboveCall: 'The forced sale ratio must be above the margin call ratio.',
  firstCollateral: (percent, rupiah, source, day) =>
    `First collateral of a margin account: ${percent} or ${rupiah} (${source}; checked on ${day}). Check the terms of your broker.`,
  marginNotes: [
    'Ratios, haircut and interest of the example are no terms of any broker. Use those of your agreement.',
    'Transaction costs and interest are not in the ratio; unpaid interest raises it.',
  ],
  loan: 'Pawn loan',
  loanDetail: (percent, value) => `${percent} of shares worth ${value}.`,
  pawnRisk:
    'Your shares are the collateral. If the loan is not repaid, or the shares lose value, they can be sold.',
  cost: (days) => `Cost for ${days} days`,
  repayment: 'Repaid in all',
  formulaLoan: (value, percent, loan) => `${value} × ${percent} = ${loan}, rounded down`,
  formulaCost: (loan, rate, days, cost) => `${loan} × ${rate} × ${days} days = ${cost}`,
  pawnNotes: [
    'The pawn company sets loan and cost; the example is no offer of anyone.',
    'Administration and auction costs are not counted.',
  ],
}

export const copy = { id, en }
