import type { ComparedCompany, Comparison } from '@site/contracts/market/comparison.ts'
import { describe, expect, it } from 'vitest'
import { buildCompareTable, localizeComparedCompanies } from './compare-table.server.ts'

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

describe('buildCompareTable', () => {
  it('says why a figure is absent', () => {
    const rows = buildCompareTable('id', comparison).groups.flatMap((group) => group.rows)
    const findCell = (key: string) => rows.find((row) => row.key === key)?.cells[0]
    expect(findCell('per')).toEqual({ text: null, reason: 'statementsOld' })
    expect(findCell('dividendYield')).toEqual({ text: null, reason: 'dividendsUnknown' })
    expect(findCell('marketValue')).toEqual({ text: null, reason: 'sharesUnknown' })
    expect(findCell('dividend-2026')).toEqual({
      text: null,
      note: 'sebagian dibayar dalam mata uang lain',
    })
  })

  it('says that a year of dividends ended before the listing', () => {
    const listed = { ...company, listingDate: '2027-01-04', dividends: [0], dividendReasons: [null] }
    const rows = buildCompareTable('en', { ...comparison, companies: [listed] }).groups.flatMap(
      (group) => group.rows,
    )
    expect(rows.find(({ key }) => key === 'dividend-2026')?.cells[0]).toEqual({
      text: null,
      note: 'not listed yet',
    })
  })

  it('has the close that the exchange states if a later trade is missing', () => {
    const stated = { ...company, statedClose: { date: '2026-11-19', close: 4_200 } }
    const rows = buildCompareTable('en', { ...comparison, companies: [stated] }).groups.flatMap(
      (group) => group.rows,
    )
    const findCell = (key: string) => rows.find((row) => row.key === key)?.cells[0]
    expect(findCell('price')).toEqual({ text: '4,200', note: 'Nov 19, 2026' })
    expect(findCell('change')).toEqual({ text: null })
    expect(findCell('marketValue')).toEqual({ text: null, reason: 'priceUnknown' })
    const [head] = localizeComparedCompanies('en', { ...comparison, companies: [stated] })
    expect(head).toMatchObject({
      price: '4,200',
      change: null,
      priceDate: '2026-11-19',
      state: 'Trades after Nov 20, 2026 not received',
    })
  })

  it('says why a range is absent', () => {
    const oneDay = { ...company, rangeReason: 'oneDay' } as const
    const firstDay = { ...oneDay, rangeSince: '2026-11-20' }
    const broken = { ...company, rangeReason: 'notComparable' } as const
    const companies = [oneDay, firstDay, broken]
    const rows = buildCompareTable('id', { ...comparison, companies }).groups.flatMap((group) => group.rows)
    expect(rows.find(({ key }) => key === 'range')?.cells.map(({ note }) => note)).toEqual([
      'hanya satu hari perdagangan dalam 12 bulan',
      'hanya satu hari perdagangan di data kami sejak 20 Nov 2026',
      'harga sebelum dan sesudah aksi korporasi yang tidak diketahui tidak dapat dibandingkan',
    ])
  })

  it('says since when a range has prices, if that is less than a year', () => {
    const known = { ...company, low52Weeks: 4_030, high52Weeks: 4_130, rangeSince: '2026-11-02' }
    const rows = buildCompareTable('id', { ...comparison, companies: [known] }).groups.flatMap(
      (group) => group.rows,
    )
    expect(rows.find(({ key }) => key === 'range')?.cells[0]).toEqual({
      text: '4.030–4.130',
      note: 'sejak 2 Nov 2026',
    })
  })
})
