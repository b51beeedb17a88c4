import type { CorporateAction, Dividend } from '@site/contracts/market/corporate-actions.ts'
import type { ShareDay } from '@site/contracts/market/share-day.ts'

export const dividend: Dividend = {
  id: 'bqns-interim',
  ticker: 'BQNS',
  slug: 'bqns',
  shortName: 'Bank Nusa',
  name: { id: 'PT Bank Nusa Tbk', en: 'Bank Nusa Ltd' },
  status: 'planned',
  keyDate: '2026-12-02',
  isAhead: true,
  isAwaitingPayment: false,
  isOutdated: false,
  kind: 'dividend',
  cumDateRegular: '2026-12-01',
  exDateRegular: '2026-12-02',
  cumDateCash: null,
  exDateCash: null,
  recordingDate: null,
  paymentDate: null,
  type: 'interim',
  form: 'cash',
  bookYear: 2026,
  amountPerShare: 62,
  currency: 'IDR',
  exchangeRate: null,
  total: null,
  yieldAtCum: null,
  dividendYield: null,
  ratio: null,
  sharesSince: null,
}

export const shareDay = (more: Partial<ShareDay> = {}): ShareDay => ({
  date: '2026-11-30',
  isImported: true,
  nextTradingDay: '2026-12-01',
  shares: [],
  factors: [],
  changes: [],
  lastCumDays: [],
  reports: [],
  ...more,
})

export const change = (
  id: number,
  kind: ShareDay['changes'][number]['change'],
  action: CorporateAction = dividend,
) => ({
  id,
  at: '2026-11-30T04:00:00.000Z',
  change: kind,
  action,
})
