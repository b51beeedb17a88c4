import { counted } from '../engine/plural.ts'

const id = {
  fields: {
    kind: {
      label: 'Aksi',
      options: {
        split: 'Pemecahan saham (stock split)',
        reverseSplit: 'Penggabungan saham (reverse split)',
        bonus: 'Saham bonus',
        stockDividend: 'Dividen saham',
      },
    },
    shares: { label: 'Saham yang dimiliki (lembar)', hint: '1 lot = 100 lembar saham.' },
    cumPrice: { label: 'Harga terakhir sebelum ex (cum)' },
    old: { label: 'Rasio: saham lama' },
    new: { label: 'Rasio: saham baru', hint: 'Saham lama : saham baru, sesuai pengumuman.' },
    exercisePrice: { label: 'Harga pelaksanaan' },
  },
  theoretical: 'Harga teoretis',
  theoreticalDetail: (cum: string, onTick: string) => `Dari ${cum}; dibulatkan ke fraksi menjadi ${onTick}.`,
  onTick: 'Harga teoretis pada fraksi',
  valuePerRight: 'Nilai teoretis satu HMETD',
  valuePerShare: 'Nilai hak per saham lama',
  rights: 'HMETD yang Anda terima',
  exerciseCost: 'Biaya menebus semuanya',
  sharesAfter: 'Saham setelah aksi',
  sharesAfterExercise: 'Saham jika ditebus semua',
  sharesAdded: 'Saham tambahan',
  kept: 'Kepemilikan jika tidak menebus',
  dilution: 'Dilusi jika tidak menebus',
  shareCount: (shares: string, lots: string, odd: string) => `${shares} (${lots} lot + ${odd} lembar)`,
  worthless:
    'Harga pelaksanaan tidak di bawah harga teoretis. HMETD ini tidak bernilai teoretis; membeli di pasar dapat lebih murah.',
  fraction: 'Sebagian hak bernilai pecahan saham. Pecahan tidak dihitung; lihat pengumuman emiten.',
  odd: 'Sebagian saham tidak genap satu lot. Saham itu dijual di pasar negosiasi.',
  negative: 'Nilai negatif di bawah ini adalah kelebihan harga pelaksanaan atas harga teoretis.',
  splitRatio:
    'Pada pemecahan saham, saham baru lebih banyak daripada saham lama. Satu saham menjadi lima ditulis 1 : 5.',
  reverseSplitRatio:
    'Pada penggabungan saham, saham baru lebih sedikit daripada saham lama. Sepuluh saham menjadi satu ditulis 10 : 1.',
  invented: (ticker: string) =>
    `Rasio dan harga pelaksanaan yang tidak Anda isi adalah contoh karangan kami, bukan pengumuman ${ticker}.`,
  inventedRatio: (ticker: string) =>
    `Rasio yang tidak Anda isi adalah contoh karangan kami, bukan pengumuman ${ticker}.`,
  belowFloor: (floor: string) =>
    `Harga teoretis ini di bawah ${floor}, harga terendah papan saham ini. Di pasar harga tidak dapat serendah itu.`,
  belowFloorOfBoards: (floor: string) =>
    `Harga teoretis ini di bawah ${floor}, harga terendah papan utama, pengembangan, dan ekonomi baru. Di papan itu harga tidak dapat serendah itu.`,
  formulaRights: (cum: string, old: string, exercise: string, issued: string, sum: string, result: string) =>
    `(${cum} × ${old} + ${exercise} × ${issued}) ÷ ${sum} = ${result}`,
  formulaSplit: (cum: string, old: string, issued: string, result: string) =>
    `${cum} × ${old} ÷ ${issued} = ${result}`,
  formulaBonus: (cum: string, old: string, sum: string, result: string) =>
    `${cum} × ${old} ÷ ${sum} = ${result}`,
  formulaShares: (shares: string, old: string, issued: string, result: string) =>
    `${shares} × ${issued} ÷ ${old} → ${result}, dibulatkan ke bawah`,
  formulaDilution: (old: string, sum: string, kept: string) => `${old} ÷ ${sum} = ${kept}`,
  notes: [
    'Harga teoretis bukan ramalan: harga di pasar ditentukan permintaan dan penawaran.',
    'Pada split, sekian saham lama menjadi sekian saham baru. Pada bonus, saham baru ditambahkan.',
  ],
  rightsNotes: [
    'Harga teoretis bukan ramalan: harga di pasar ditentukan permintaan dan penawaran.',
    'Satu HMETD memberi hak membeli satu saham baru. HMETD yang tidak ditebus atau dijual sampai akhir masa pelaksanaan hangus.',
  ],
}

const en: typeof id = {
  fields: {
    kind: {
      label: 'Action',
      options: {
        split: 'Stock split',
        reverseSplit: 'Reverse split',
        bonus: 'Bonus shares',
        stockDividend: 'Stock dividend',
      },
    },
    shares: { label: 'Shares you hold', hint: '1 lot = 100 shares.' },
    cumPrice: { label: 'Last price before ex (cum)' },
    old: { label: 'Ratio: old shares' },
    new: { label: 'Ratio: new shares', hint: 'Old shares : new shares, as announced.' },
    exercisePrice: { label: 'Exercise price' },
  },
  theoretical: 'Theoretical price',
  theoreticalDetail: (cum, onTick) => `From ${cum}; rounded to the tick it is ${onTick}.`,
  onTick: 'Theoretical price on the tick',
  valuePerRight: 'Theoretical value of one right',
  valuePerShare: 'Value of the rights of one old share',
  rights: 'Rights you receive',
  exerciseCost: 'Cost to exercise all',
  sharesAfter: 'Shares after the action',
  sharesAfterExercise: 'Shares if all are exercised',
  sharesAdded: 'Added shares',
  kept: 'Ownership kept without exercising',
  dilution: 'Dilution without exercising',
  shareCount: (shares, lots, odd) => `${shares} (${counted(lots, 'lot')} + ${counted(odd, 'share')})`,
  worthless:
    'The exercise price is not below the theoretical price. The right has no theoretical value; buying on the market may be cheaper.',
  fraction:
    'Some of the shares are fractions. Fractions are not counted; see the announcement of the company.',
  odd: 'Some shares make no full lot. They are sold on the negotiated market.',
  negative: 'The negative value below is the excess of the exercise price over the theoretical price.',
  splitRatio: 'A stock split makes more new shares than old ones. One share that becomes five is 1 : 5.',
  reverseSplitRatio:
    'A reverse split makes fewer new shares than old ones. Ten shares that become one are 10 : 1.',
  invented: (ticker) =>
    `The ratio and exercise price that you have not entered are an example we invented, not an announcement of ${ticker}.`,
  inventedRatio: (ticker) =>
    `The ratio that you have not entered is an example we invented, not an announcement of ${ticker}.`,
  belowFloor: (floor) =>
    `This theoretical price is below ${floor}, the lowest price on the board of this share. Market prices cannot be that low.`,
  belowFloorOfBoards: (floor) =>
    `This theoretical price is below ${floor}, the lowest price on the main, development and New Economy boards. Prices there cannot be that low.`,
  formulaRights: (cum, old, exercise, issued, sum, result) =>
    `(${cum} × ${old} + ${exercise} × ${issued}) ÷ ${sum} = ${result}`,
  formulaSplit: (cum, old, issued, result) => `${cum} × ${old} ÷ ${issued} = ${result}`,
  formulaBonus: (cum, old, sum, result) => `${cum} × ${old} ÷ ${sum} = ${result}`,
  formulaShares: (shares, old, issued, result) => `${shares} × ${issued} ÷ ${old} → ${result}, rounded down`,
  formulaDilution: (old, sum, kept) => `${old} ÷ ${sum} = ${kept}`,
  notes: [
    'A theoretical price is no forecast: supply and demand set the price on the market.',
    'In a split, so many old shares become so many new ones. With bonus shares, the new ones are added.',
  ],
  rightsNotes: [
    'A theoretical price is no forecast: supply and demand set the price on the market.',
    'One right buys one new share. Rights that are neither exercised nor sold by the end of the exercise period expire.',
  ],
}

export const copy = { id, en }
