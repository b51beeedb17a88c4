const id = {
  term: 'penawaran tender',
  headline: (offeror: string | null, price: string | null) =>
    ['Penawaran tender', offeror && `oleh ${offeror}`, price && `${price} per saham`]
      .filter(Boolean)
      .join(' '),
  basis: 'per saham',
  types: { voluntary: 'Sukarela', mandatory: 'Wajib', goPrivate: 'Menjadi perusahaan tertutup' },
  phases: {
    announced: 'Diumumkan',
    open: 'Masa penawaran',
    payment: 'Menunggu pembayaran',
    done: 'Selesai',
  },
  days: { statement: 'Pernyataan penawaran', offer: 'Masa penawaran tender', payment: 'Pembayaran' },
  fields: {
    type: 'Jenis',
    offeror: 'Pihak yang menawar',
    price: 'Harga penawaran per saham',
    minShares: 'Saham, paling sedikit',
    maxShares: 'Saham, paling banyak',
    statementDate: 'Tanggal pernyataan penawaran',
    offerFrom: 'Masa penawaran: mulai',
    offerTo: 'Masa penawaran: akhir',
    paymentDate: 'Tanggal pembayaran',
    agent: 'Perantara',
    reason: 'Alasan',
    document: 'Pernyataan penawaran tender',
  },
  allShares: 'Semua saham',
  steps: {
    announced: 'Belum ada yang perlu Anda lakukan.',
    open: (day: string) =>
      `Sampai ${day}: Anda dapat menjual saham kepada pihak yang menawar dengan formulir penawaran tender.`,
    noEnd: 'Hari terakhir masa penawaran belum diumumkan.',
    over: 'Masa penawaran sudah berakhir.',
    noPayment: 'Tanggal pembayaran belum diumumkan.',
    nothing:
      'Jika Anda tidak melakukan apa pun, Anda tetap menjadi pemegang saham; saham yang beredar di publik dapat berkurang.',
    lots: (lots: string, amount: string) => `${lots}: ${amount}.`,
    against: (price: string, close: string, day: string, distance: string) =>
      `Harga penawaran ${price}, ${distance} harga penutupan ${close} (${day}).`,
    above: (percent: string) => `${percent} di atas`,
    below: (percent: string) => `${percent} di bawah`,
    equal: 'sama dengan',
    noClose: (price: string) => `Harga penawaran ${price}; harga penutupan saham tidak tersedia.`,
    noPrice: 'Harga penawaran belum diumumkan.',
  },
}

const en: typeof id = {
  term: 'tender offer',
  headline: (offeror, price) =>
    ['Tender offer', offeror && `by ${offeror}`, price && `at ${price} per share`].filter(Boolean).join(' '),
  basis: 'per share',
  types: { voluntary: 'Voluntary', mandatory: 'Mandatory', goPrivate: 'Going private' },
  phases: { announced: 'Announced', open: 'Offer open', payment: 'Awaiting payment', done: 'Done' },
  days: { statement: 'Offer statement', offer: 'Tender offer', payment: 'Payment' },
  fields: {
    type: 'Type',
    offeror: 'Offeror',
    price: 'Offer price per share',
    minShares: 'Shares, at least',
    maxShares: 'Shares, at most',
    statementDate: 'Date of the offer statement',
    offerFrom: 'Offer period: start',
    offerTo: 'Offer period: end',
    paymentDate: 'Payment date',
    agent: 'Agent',
    reason: 'Reason',
    document: 'Tender offer statement',
  },
  allShares: 'All shares',
  steps: {
    announced: 'There is nothing for you to do yet.',
    open: (day) => `By ${day}: you can sell your shares to the offeror with the tender offer form.`,
    noEnd: 'The last day of the offer is not announced yet.',
    over: 'The offer period is over.',
    noPayment: 'The payment date is not announced yet.',
    nothing: 'If you do nothing, you stay a shareholder; the free float may fall.',
    lots: (lots, amount) => `${lots}: ${amount}.`,
    against: (price, close, day, distance) =>
      `The offer price of ${price} is ${distance} the close of ${close} (${day}).`,
    above: (percent) => `${percent} above`,
    below: (percent) => `${percent} below`,
    equal: 'equal to',
    noClose: (price) => `The offer price is ${price}; the share's close is not available.`,
    noPrice: 'The offer price is not announced yet.',
  },
}

export const tenderCopy = { id, en }
