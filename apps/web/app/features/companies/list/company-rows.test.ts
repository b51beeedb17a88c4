import type { CompanyRow } from '@site/contracts/market/companies.ts'
import { describe, expect, it } from 'vitest'
import { localizeCompanyList } from './company-rows.server.ts'
import { usual } from './sample-row.fixture.ts'

function localizeRow(more: Partial<CompanyRow>) {
  const { rows } = localizeCompanyList('id', {
    items: [{ ...usual, ...more }],
    page: 1,
    pageSize: 20,
    pageCount: 1,
    total: 1,
    nextCursor: null,
    sectors: [],
    boards: [],
    indices: [],
    asOf: '2026-11-20',
  })
  return rows[0]
}

describe('localizeCompanyList', () => {
  it('has no notices for a company that is traded normally', () => {
    expect(localizeRow({})).toMatchObject({ states: [], closeDate: null, change: 0.0198, sparkChange: 0.03 })
  })

  it.each([
    {
      name: 'a suspension with its first day, and the date of the price',
      more: {
        suspendedSince: '2026-08-18',
        quote: { date: '2026-08-17', close: 50, change: 0, changePercent: 0 },
      },
      // An old change must not be shown as today's.
      expected: {
        states: [{ kind: 'suspended', date: '2026-08-18' }],
        closeDate: '2026-08-17',
        change: null,
      },
    },
    {
      name: 'the last trading day of a share that nobody traded since, without its old change',
      more: { quote: { date: '2026-11-12', close: 50, change: 1, changePercent: 2.04 } },
      expected: { states: [{ kind: 'untraded', date: '2026-11-12' }], closeDate: '2026-11-12', change: null },
    },
    {
      name: 'a company of which only name and listing date are known',
      more: { sector: null, board: null, isSharia: null, marketValue: null },
      expected: { sector: null, board: null, isSharia: null, marketValue: 'sharesUnknown', states: [] },
    },
    {
      name: "no change for a suspended share that is in the day's file",
      more: { suspendedSince: '2026-08-18' },
      expected: { closeDate: null, change: null },
    },
    {
      name: 'a delisting instead of the suspension before it',
      more: { suspendedSince: '2026-08-18', delistedOn: '2026-10-30' },
      expected: { states: [{ kind: 'delisted', date: '2026-10-30' }] },
    },
    {
      name: 'a listing of yesterday, with one price and no sparkline',
      more: {
        listingDate: '2026-11-20',
        spark: [4_120],
        sparkChangePercent: null,
        statementsAsOf: null,
        per: 'missing' as const,
      },
      expected: {
        states: [{ kind: 'new', date: '2026-11-20' }, { kind: 'noStatements' }],
        spark: null,
        sparkChange: null,
        ratios: { per: 'missing' },
      },
    },
    {
      name: 'the day of statements that are too old for ratios',
      more: { statementsAsOf: '2025-06-30', per: 'missing' as const, pbv: 'statementsOld' as const },
      expected: { states: [{ kind: 'oldStatements', date: '2025-06-30' }], ratios: { pbv: 'statementsOld' } },
    },
    {
      name: 'the day of a board that is older than the list',
      more: { boardAsOf: '2024-03-01' },
      expected: { board: 'Utama (per 1 Maret 2024)' },
    },
    {
      name: 'a future listing',
      more: { listingDate: '2026-12-14', quote: null, marketValue: null, spark: [] },
      expected: { states: [{ kind: 'upcoming', date: '2026-12-14' }, { kind: 'notTraded' }] },
    },
    {
      name: 'a price that the exchange states without a trade, with its day',
      more: {
        quote: null,
        marketValue: null,
        spark: [],
        statedClose: { date: '2026-11-20', close: 29_000 },
      },
      expected: {
        states: [{ kind: 'stated' }],
        close: 29_000,
        closeDate: '2026-11-20',
        change: null,
      },
    },
    {
      name: 'a price that the exchange states after trades that are missing, instead of the old one',
      more: {
        marketValue: null,
        statedClose: { date: '2026-11-20', close: 2_380 },
      },
      expected: {
        states: [{ kind: 'tradesMissing' }],
        close: 2_380,
        closeDate: '2026-11-20',
        change: null,
        marketValue: 'priceUnknown',
      },
    },
    {
      name: 'a company without a trade in the data',
      more: { quote: null, marketValue: null, spark: [] },
      expected: {
        states: [{ kind: 'notTraded' }],
        close: null,
        change: null,
        marketValue: 'priceUnknown',
        spark: null,
      },
    },
  ])('shows $name', ({ more, expected }) => {
    expect(localizeRow(more)).toMatchObject(expected)
  })

  it('draws a sparkline of 90 days with few points, including the first and the last day', () => {
    const spark = Array.from({ length: 65 }, (_, day) => 100 + day)
    const points = localizeRow({ spark })?.spark?.split(' ') ?? []
    expect(points.length).toBeLessThanOrEqual(33)
    expect(points[0]).toBe('0,25')
    expect(points.at(-1)).toBe('96,3')
  })
})
