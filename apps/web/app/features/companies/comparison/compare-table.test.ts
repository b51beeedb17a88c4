import type { ComparedCompany, Comparison } from '@site/contracts/market/comparison.ts'
import { describe, expect, it } from 'vitest'
import { compareTableOf } from './compare-table.server.ts'

const text = { id: 'x', en: 'x' }
const company: ComparedCompany = {
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
  marketValue: null,
  low52Weeks: null,
  high52Weeks: null,
  statementCurrency: 'IDR',
  exchangeRate: null,
  period: null,
  ratios: ['statementsOld', 'dividendsUnknown'],
  amounts: [],
  dividends: [null],
  brokenOn: null,
  boardAsOf: null,
  closes: [],
}
const comparison: Comparison = {
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

describe('compareTableOf', () => {
  it('says why a figure is absent', () => {
    const rows = compareTableOf('id', comparison).groups.flatMap((group) => group.rows)
    const cellOf = (key: string) => rows.find((row) => row.key === key)?.cells[0]
    expect(cellOf('per')).toEqual({ text: null, reason: 'statementsOld' })
    expect(cellOf('dividendYield')).toEqual({ text: null, reason: 'dividendsUnknown' })
    expect(cellOf('marketValue')).toEqual({ text: null, reason: 'sharesUnknown' })
    expect(cellOf('dividend-2026')).toEqual({ text: null })
  })
})
