import type { ComparedCompany, Comparison } from '@site/contracts/market/comparison.ts'

const text = { id: 'x', en: 'x' }
/** Of which little is known. */
export const company: ComparedCompany = {
  ticker: 'BQNS',
  slug: 'bqns',
  shortName: 'Bank Quantara Nusa',
  name: text,
  sector: null,
  subSector: null,
  board: null,
  isSharia: null,
  listingDate: '2009-05-04',
  suspendedSince: null,
  delistedOn: null,
  issuedShares: null,
  listedShares: null,
  freeFloat: null,
  quote: { date: '2026-11-20', close: 4_120, change: 80, changePercent: 1.98 },
  statedClose: null,
  marketValue: null,
  low52Weeks: null,
  high52Weeks: null,
  rangeSince: null,
  rangeReason: null,
  statementCurrency: 'IDR',
  exchangeRate: null,
  period: null,
  ratios: ['statementsOld', 'dividendsUnknown'],
  amounts: [],
  dividends: [null],
  dividendReasons: ['otherCurrency'],
  brokenOn: null,
  boardAsOf: null,
  closes: [],
}

export const comparison: Comparison = {
  companies: [company],
  unknown: [],
  isSamePeriod: true,
  metrics: [
    { key: 'per', label: { id: 'PER', en: 'P/E' }, unit: 'x' },
    { key: 'dividendYield', label: text, unit: '%' },
  ],
  lines: [],
  dividendYears: [2026],
  range: '1Y',
  days: [],
  asOf: '2026-11-20',
}
