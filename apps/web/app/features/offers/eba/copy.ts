const id = {
  holding: 'Yang Anda miliki',
  holdingLead:
    'Selembar EBA adalah bagian dari satu kelas. Angsuran para debitur membayar kelas dari atas ke bawah; kerugian ditanggung dari bawah ke atas.',
  order: 'Kelas menurut urutan pembayaran',
  share: (percent: string) => `${percent} dari kumpulan aset`,
  paidFirst: 'dibayar lebih dulu',
  losesFirst: 'menanggung kerugian lebih dulu',
  losses: 'Bila sebagian kredit tidak kembali',
  lossesLead:
    'Berapa bagian pokok setiap kelas yang hilang bila sebagian pokok kumpulan kredit hilang. Hitungan dari bagian setiap kelas di atas, sebelum hasil penjualan agunan dan cadangan.',
  class: 'Kelas',
  poolLosses: 'Bila kumpulan rugi',
}

const en: typeof id = {
  holding: 'What you hold',
  holdingLead:
    "A unit is part of one class. Borrowers' installments pay the classes from top to bottom; losses are borne from bottom to top.",
  order: 'Classes in the order of payment',
  share: (percent) => `${percent} of the pool`,
  paidFirst: 'paid first',
  losesFirst: 'bears losses first',
  losses: 'If part of the loans is lost',
  lossesLead:
    'The part of the principal of each class that is lost when part of the principal of the pool is lost. Calculated from the shares above, before the sale of collateral and reserves.',
  class: 'Class',
  poolLosses: 'If the pool loses',
}

export const ebaCopy = { id, en }
