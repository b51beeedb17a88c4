import { PriceSeriesSchema } from '@site/contracts/market/prices.ts'
import { describe, expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const readPrices = (query: string, ticker = 'SPLT', of: Pick<typeof service, 'read'> = service) =>
  of.read(`/apids/companies/${ticker}/prices?${query}`, PriceSeriesSchema)

describe('prices', () => {
  it('are comparable across a split', async () => {
    const { rows, marks, isAdjusted, asOf } = await readPrices('from=2026-06-23&to=2026-06-24')
    expect({ isAdjusted, asOf }).toEqual({ isAdjusted: true, asOf: '2026-11-20' })
    expect(rows.map(({ close, volume }) => [close, volume])).toEqual(Array(2).fill([1_900, 5_000]))
    expect(marks).toEqual([
      { date: '2026-06-24', kind: 'split', factor: 0.2, amount: null, ratio: { old: 1, new: 5 } },
    ])
  })

  it('are unadjusted on request', async () => {
    const { rows } = await readPrices('from=2026-06-23&to=2026-06-24&adjusted=false')
    expect(rows.map(({ close, volume }) => [close, volume])).toEqual([
      [9_500, 1_000],
      [1_900, 5_000],
    ])
  })

  it('of a year end with the latest trading day of the market', async () => {
    const series = await readPrices('', 'BANK')
    expect(series).toMatchObject({ range: '1Y', from: '2025-11-20', to: '2026-11-20', asOf: '2026-08-17' })
    expect(series.rows.at(-1)?.date).toBe('2026-08-17')
  })

  it('have the change of the index between their first and last day', async () => {
    const { rows, index } = await readPrices('range=1M')
    // One point a trading day, 7,274 on the latest one.
    const first = 7_274 - (rows.length - 1)
    expect(index).toEqual({ name: 'Indeks Contoh', changePercent: (7_274 / first - 1) * 100 })
    const before = await readPrices('to=2025-11-01')
    expect(before.index).toBeNull()
  })

  it('of all time start with the first one', async () => {
    const series = await readPrices('range=max')
    expect(series.from).toBe('2025-11-03')
    expect(series.rows).toHaveLength(275)
  })

  it('with only from or to extend to the latest day or back one year', async () => {
    const until = { range: null, from: '2026-11-02', to: '2026-11-20' }
    expect(await readPrices('from=2026-11-02')).toMatchObject(until)
    expect(await readPrices('to=2026-02-28')).toMatchObject({ from: '2025-02-28', to: '2026-02-28' })
  })
})

describe('prices of a year to date', () => {
  const own = testService()

  // Each row deletes more prices than the one before.
  it.each([
    { name: 'the last close of the previous year', deletedFrom: '2026-01-01', firstRow: '2025-12-31' },
    { name: 'that close in a year that ended earlier', deletedFrom: '2025-12-29', firstRow: '2025-12-26' },
    { name: 'January 1 without earlier prices', deletedFrom: '2025-11-03', firstRow: '2026-01-01' },
  ])('start with $name', async ({ deletedFrom, firstRow }) => {
    await own.runSql(`delete from prices where day >= '${deletedFrom}' and day < '2026-01-01'`)
    const year = await readPrices('range=YTD', 'SPLT', own)
    expect(year).toMatchObject({ range: 'YTD', from: firstRow, to: '2026-11-20' })
    expect(year.rows[0]?.date).toBe(firstRow)
  })
})
