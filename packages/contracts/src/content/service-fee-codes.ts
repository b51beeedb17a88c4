/** What a service can cost, as the price list groups it. Stamp duty is a rule of the law, not a row of the list. */
export const serviceFeeGroups = [
  { name: 'start', codes: ['opening', 'closing', 'firstDeposit', 'minimumBalance', 'inactivity'] },
  { name: 'money', codes: ['deposit', 'withdrawBiFast', 'withdrawRtgs', 'withdrawSkn'] },
  { name: 'transfer', codes: ['transferOut', 'transferIn'] },
  { name: 'yearly', codes: ['custody', 'statement', 'statementPrinted'] },
  { name: 'data', codes: ['dataFee'] },
  { name: 'borrowing', codes: ['marginInterest', 'latePayment'] },
  { name: 'actions', codes: ['rightsExercise', 'warrantExercise', 'tenderForm'] },
  { name: 'products', codes: ['bondSpread', 'fundSubscription', 'eIpo'] },
] as const
export type ServiceFeeGroup = (typeof serviceFeeGroups)[number]['name']
export type ServiceFeeCode = (typeof serviceFeeGroups)[number]['codes'][number]

export const serviceFeeCodes = serviceFeeGroups.flatMap(({ codes }): readonly ServiceFeeCode[] => codes)

/** Names in the price list and in the admin. */
export const serviceFeeNames = {
  opening: { id: 'Membuka rekening', en: 'Opening an account' },
  closing: { id: 'Menutup rekening', en: 'Closing an account' },
  firstDeposit: { id: 'Setoran awal minimum', en: 'Minimum first deposit' },
  minimumBalance: { id: 'Saldo minimum', en: 'Minimum balance' },
  inactivity: { id: 'Rekening tidak aktif', en: 'Inactive account' },
  deposit: { id: 'Menyetor dana', en: 'Deposit' },
  withdrawBiFast: { id: 'Menarik dana lewat BI-FAST', en: 'Withdrawal by BI-FAST' },
  withdrawRtgs: { id: 'Menarik dana lewat RTGS', en: 'Withdrawal by RTGS' },
  withdrawSkn: { id: 'Menarik dana lewat SKN', en: 'Withdrawal by SKN' },
  transferOut: { id: 'Memindahkan efek ke sekuritas lain', en: 'Transfer of securities to another broker' },
  transferIn: {
    id: 'Memindahkan efek dari sekuritas lain',
    en: 'Transfer of securities from another broker',
  },
  custody: { id: 'Penyimpanan efek', en: 'Custody' },
  statement: { id: 'Laporan rekening elektronik', en: 'Electronic statement' },
  statementPrinted: { id: 'Laporan rekening cetak', en: 'Printed statement' },
  dataFee: { id: 'Data bursa', en: 'Exchange data' },
  marginInterest: { id: 'Bunga margin', en: 'Margin interest' },
  latePayment: { id: 'Denda keterlambatan pembayaran', en: 'Late payment charge' },
  rightsExercise: { id: 'Pelaksanaan HMETD (rights)', en: 'Exercise of rights' },
  warrantExercise: { id: 'Pelaksanaan waran', en: 'Exercise of warrants' },
  tenderForm: { id: 'Formulir penawaran tender', en: 'Tender offer form' },
  bondSpread: { id: 'Selisih harga obligasi', en: 'Bond price spread' },
  fundSubscription: { id: 'Pembelian reksa dana', en: 'Mutual fund subscription' },
  eIpo: { id: 'Pesanan e-IPO', en: 'e-IPO order' },
} as const satisfies Record<ServiceFeeCode, Record<'id' | 'en', string>>
