const id = {
  term: 'pembelian kembali saham',
  headline: (shares: string | null) =>
    shares === null ? 'Pembelian kembali saham' : `Pembelian kembali saham, paling banyak ${shares} saham`,
  basis: 'dari paling banyak',
  bases: { meeting: 'Dengan persetujuan RUPS', noMeeting: 'Tanpa RUPS' },
  phases: { announced: 'Diumumkan', running: 'Berlangsung', done: 'Selesai' },
  days: { decision: 'Keputusan', period: 'Pembelian kembali' },
  fields: {
    basis: 'Dasar',
    decidedOn: 'Tanggal keputusan',
    from: 'Masa pembelian: mulai',
    to: 'Masa pembelian: akhir',
    maxShares: 'Saham, paling banyak',
    maxAmount: 'Dana, paling banyak',
    maxPrice: 'Harga per saham, paling tinggi',
    boughtShares: 'Saham yang sudah dibeli',
    boughtAmount: 'Dana yang sudah dipakai',
    asOf: 'Sudah dibeli sampai',
  },
  steps: {
    nothing: 'Anda tidak perlu melakukan apa pun.',
    bought: (percent: string, day: string | null) =>
      `Sudah dibeli ${percent} dari jumlah paling banyak${day === null ? '' : ` (sampai ${day})`}.`,
    boughtShares: (shares: string, day: string | null) =>
      `Sudah dibeli ${shares} saham${day === null ? '' : ` (sampai ${day})`}.`,
    average: (price: string) => `Harga beli rata-rata: ${price} per saham.`,
    unknown: 'Jumlah yang sudah dibeli belum diumumkan.',
  },
}

const en: typeof id = {
  term: 'share buyback',
  headline: (shares) => (shares === null ? 'Share buyback' : `Share buyback of at most ${shares} shares`),
  basis: 'of the maximum',
  bases: { meeting: 'Approved by the general meeting', noMeeting: 'Without a general meeting' },
  phases: { announced: 'Announced', running: 'Running', done: 'Done' },
  days: { decision: 'Decision', period: 'Share buyback' },
  fields: {
    basis: 'Basis',
    decidedOn: 'Date of the decision',
    from: 'Buyback period: start',
    to: 'Buyback period: end',
    maxShares: 'Shares, at most',
    maxAmount: 'Amount, at most',
    maxPrice: 'Price per share, at most',
    boughtShares: 'Shares bought so far',
    boughtAmount: 'Amount spent so far',
    asOf: 'Bought so far as of',
  },
  steps: {
    nothing: 'You do not need to do anything.',
    bought: (percent, day) => `${percent} of the maximum is bought${day === null ? '' : ` (as of ${day})`}.`,
    boughtShares: (shares, day) => `Shares bought so far: ${shares}${day === null ? '' : ` (as of ${day})`}.`,
    average: (price) => `Average purchase price: ${price} per share.`,
    unknown: 'The number of shares bought is not announced yet.',
  },
}

export const buybackCopy = { id, en }
