import type { ComparedCompany } from '@site/contracts/market/comparison.ts'
import { describe, expect, it } from 'vitest'
import { buildCompareTable, localizeComparedCompanies } from './compare-table.server.ts'
import { company, comparison } from './sample-comparison.fixture.ts'

function findCells(key: string, ...companies: ComparedCompany[]) {
  const shown = companies.length > 0 ? { ...comparison, companies } : comparison
  const rows = buildCompareTable('id', shown).groups.flatMap((group) => group.rows)
  return rows.find((row) => row.key === key)?.cells ?? []
}

describe('buildCompareTable', () => {
  it('says why a figure is absent', () => {
    expect(findCells('per')).toEqual([{ text: null, reason: 'statementsOld' }])
    expect(findCells('dividendYield')).toEqual([{ text: null, reason: 'dividendsUnknown' }])
    expect(findCells('marketValue')).toEqual([{ text: null, reason: 'sharesUnknown' }])
    expect(findCells('dividend-2026')).toEqual([
      { text: null, note: 'sebagian dibayar dalam mata uang lain' },
    ])
  })

  it('says that a year of dividends ended before the listing', () => {
    const listed = { ...company, listingDate: '2027-01-04', dividends: [0], dividendReasons: [null] }
    expect(findCells('dividend-2026', listed)).toEqual([{ text: null, note: 'belum tercatat' }])
  })

  it('has the close that the exchange states if a later trade is missing', () => {
    const stated = { ...company, statedClose: { date: '2026-11-19', close: 4_200 } }
    expect(findCells('price', stated)).toEqual([{ text: '4.200', note: '19 Nov 2026' }])
    expect(findCells('change', stated)).toEqual([{ text: null }])
    expect(findCells('marketValue', stated)).toEqual([{ text: null, reason: 'priceUnknown' }])
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
    expect(findCells('range', oneDay, firstDay, broken).map((cell) => cell?.note)).toEqual([
      'hanya satu hari perdagangan dalam 12 bulan',
      'hanya satu hari perdagangan di data kami sejak 20 Nov 2026',
      'harga sebelum dan sesudah aksi korporasi yang tidak diketahui tidak dapat dibandingkan',
    ])
  })

  it('says since when a range has prices, if that is less than a year', () => {
    const known = { ...company, low52Weeks: 4_030, high52Weeks: 4_130, rangeSince: '2026-11-02' }
    expect(findCells('range', known)).toEqual([{ text: '4.030–4.130', note: 'sejak 2 Nov 2026' }])
  })
})
