const id = {
  fields: {
    lots: { label: 'Lot yang dibeli' },
    price: { label: 'Harga saham' },
    ownMoney: { label: 'Dana sendiri', hint: 'Sisanya kami biayai.' },
    haircutPercent: {
      label: 'Haircut saham',
      hint: 'Potongan nilai jaminan, dari daftar efek margin.',
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
    'Anda berutang. Kerugian dapat melebihi dana sendiri, dan kami dapat menjual saham Anda tanpa menunggu harga pulih.',
  tooLittle: 'Dana sendiri belum cukup untuk pembelian ini.',
  belowInitial: (amount: string, percent: string, rupiah: string) =>
    `Dana sendiri kurang dari jaminan awal ${amount}: ${percent} dari nilai pembelian atau ${rupiah}, mana yang lebih tinggi.`,
  forcedPrice: 'Harga yang memicu jual paksa',
  financing: 'Pembiayaan',
  costs: 'Biaya pembelian, dibayar terpisah',
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
  notCounted:
    'Rasio dan sisa dana sendiri belum menghitung biaya transaksi, bea meterai, dan bunga; bunga yang belum dibayar menaikkan rasio.',
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
    'Besar pinjaman dan biaya ditetapkan perusahaan gadai; angka yang terisi adalah contoh, bukan penawaran.',
    'Biaya administrasi dan biaya lelang tidak dihitung.',
  ],
}

const en: typeof id = {
  fields: {
    lots: { label: 'Lots bought' },
    price: { label: 'Share price' },
    ownMoney: { label: 'Your own funds', hint: 'We finance the rest.' },
    haircutPercent: {
      label: 'Haircut of the share',
      hint: 'Taken off the collateral, from the margin list.',
    },
    callPercent: { label: 'Margin call ratio', hint: 'Financing ÷ collateral, from your agreement.' },
    forcedPercent: { label: 'Forced sale ratio', hint: 'From your agreement.' },
    interestPercent: { label: 'Interest per year', hint: 'From your agreement.' },
    basis: {
      label: 'Day-count basis',
      hint: 'As your agreement counts interest.',
      options: { 365: '365', 360: '360' },
    },
    days: { label: 'Duration (days)' },
    loanPercent: { label: 'Loan-to-value ratio', hint: 'From the offer of the pawn company.' },
    dayPercent: { label: 'Cost per day', hint: 'From the offer of the pawn company.' },
  },
  callPrice: 'Margin call price',
  callDetail: (percent, ratio) => `${percent} below the buying price. The current ratio is ${ratio}.`,
  called: 'Already at the margin-call level',
  forced: 'Already at the forced-sale level',
  atPrice: 'At this buying price',
  calledDetail: (ratio, limit, price) =>
    `The current ratio is ${ratio}, the margin call is at ${limit}. The ratio falls below it only at prices above ${price}.`,
  never: 'Nothing is financed',
  neverDetail:
    'Your own funds pay for the whole purchase, so there is no margin call, forced sale or interest.',
  riskFirst:
    'You owe money. Losses can exceed your own funds, and we can sell your shares without waiting for the price to recover.',
  tooLittle: 'Your own funds are too low for this purchase.',
  belowInitial: (amount, percent, rupiah) =>
    `Your own funds are below the initial collateral of ${amount}: ${percent} of the purchase or ${rupiah}, whichever is higher.`,
  forcedPrice: 'Forced-sale price',
  financing: 'Financing',
  costs: 'Cost of buying, paid separately',
  ratio: 'Current ratio',
  interestPerDay: 'Interest per day',
  interest: (days) => `Interest for ${days} days`,
  table: 'If the price falls',
  columns: { price: 'Share price', change: 'Change', ratio: 'Ratio', left: 'Own funds left' },
  formulaRatio: (financing, value, kept, ratio) => `${financing} ÷ (${value} × ${kept}) = ${ratio}`,
  formulaPrice: (financing, limit, shares, kept, price) =>
    `${financing} ÷ (${limit} × ${shares} shares × ${kept}) → ${price}, the tick below`,
  formulaInterest: (financing, rate, basis, days, interest) =>
    `${financing} × ${rate} ÷ ${basis} × ${days} days = ${interest}`,
  forcedAboveCall: 'The forced sale ratio must be above the margin call ratio.',
  notCounted:
    'The ratio and the own funds left do not count transaction costs, stamp duty and interest; unpaid interest raises the ratio.',
  loan: 'Pawn loan',
  loanDetail: (percent, value) => `${percent} of shares worth ${value}.`,
  pawnRisk:
    'Your shares are the collateral. If the loan is not repaid, or the shares lose value, they can be sold.',
  cost: (days) => `Cost for ${days} days`,
  repayment: 'Total repayment',
  formulaLoan: (value, percent, loan) => `${value} × ${percent} = ${loan}, rounded down`,
  formulaCost: (loan, rate, days, cost) => `${loan} × ${rate} × ${days} days = ${cost}`,
  pawnNotes: [
    'The pawn company sets loan and cost; the figures filled in are examples, not an offer.',
    'Administration and auction costs are not counted.',
  ],
}

export const copy = { id, en }
