import type { HeldShare } from '@site/contracts/market/portfolio-facts.ts'
import { tradingRatesOn } from '@site/finance/trading-rates.ts'
import type { Holding } from '../files/holding.ts'

export const share: HeldShare = {
  ticker: 'BQNS',
  slug: 'bqns',
  shortName: 'Bumi Quanta',
  name: { id: 'PT Bumi Quanta Tbk', en: 'Bumi Quanta' },
  sector: 'G',
  board: 'M',
  quote: { date: '2026-11-27', close: 4280, change: 20 },
  isSharia: true,
  notations: [],
  suspendedSince: null,
  delistedOn: null,
  changes: [],
  dividends: [
    {
      id: 'final',
      cumDate: '2026-05-08',
      exDate: '2026-05-11',
      paymentDate: '2026-05-29',
      amount: 150,
      currency: 'IDR',
      exchangeRate: null,
    },
    {
      id: 'interim',
      cumDate: '2026-12-01',
      exDate: '2026-12-02',
      paymentDate: '2026-12-18',
      amount: 0.01,
      currency: 'USD',
      exchangeRate: null,
    },
  ],
  meetings: [],
}
export const suspended: HeldShare = {
  ...share,
  ticker: 'SUSP',
  dividends: [],
  quote: { date: '2026-08-17', close: 100, change: 5 },
  suspendedSince: '2026-08-18',
}
export const facts = { asOf: '2026-11-27', today: '2026-11-30', shares: [share, suspended] }
export const holding: Holding = { ticker: 'BQNS', isShare: true, shares: 1000, average: 4000, blocked: 0 }
const rates = tradingRatesOn('2026-11-30')
export const sale = rates && { fee: { percent: 0.15, minimum: null }, rates }
