import type { ServiceFee } from '@site/contracts/content/service-fees.ts'

export const serviceFee: ServiceFee = {
  id: 1,
  code: 'transferOut',
  account: 'all',
  unit: 'perShareCode',
  amount: 25_000,
  tiers: [],
  minimum: null,
  maximum: null,
  isVatIncluded: true,
  payee: 'us',
  condition: null,
  validFrom: '2026-11-01',
  validTo: null,
  source: 'Daftar biaya uji',
  checkedOn: '2026-11-28',
}

const interest = { code: 'marginInterest', account: 'margin', unit: 'percentPerYear' } as const

/** A transfer, late payment, and margin interest that fell. */
export const priceList: ServiceFee[] = [
  serviceFee,
  { ...serviceFee, id: 2, code: 'latePayment', unit: 'percentPerDay', amount: 0.1, condition: 'Sejak T+3.' },
  { ...serviceFee, ...interest, id: 3, amount: 13, condition: 'Hari kalender ÷ 365.' },
  { ...serviceFee, ...interest, id: 4, amount: 14, validFrom: '2025-01-02', validTo: '2026-10-31' },
]
