import { MarketDaySchema } from '@site/contracts/market/market-day.ts'
import { describe, expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const read = (query: string) => service.read(`/apids/market-day${query}`, MarketDaySchema)

describe('a market day', () => {
  it('has index, movers and counts, compared with the previous trading day', async () => {
    const day = await read('?on=2026-11-20')
    expect(day).toMatchObject({ date: '2026-11-20', risen: 1, fallen: 1, unchanged: 0 })
    expect(day.index).toMatchObject({ name: 'Indeks Contoh', value: 7_274, change: 1, streak: 10 })
    // SPLT 1,900 → 1,920; RUGI 100 → 90.
    expect(day.gainers.map(({ ticker, quote }) => [ticker, quote.change])).toEqual([['SPLT', 20]])
    expect(day.losers.map(({ ticker, quote }) => [ticker, quote.changePercent])).toEqual([['RUGI', -10]])
    // 1,920 × 5,000 + 90 × 700; on each of the 30 days before, 1,900 × 5,000 + 100 × 700.
    expect(day).toMatchObject({ tradedValue: 9_663_000, averageValue: 9_570_000 })
  })

  it('on a weekend is the previous trading day', async () => {
    expect(await read('?on=2026-11-15')).toMatchObject({
      date: '2026-11-13',
      risen: 0,
      fallen: 0,
      unchanged: 2,
    })
  })

  it('does not treat a split as a fall, on its day and before', async () => {
    expect(await read('?on=2026-06-24')).toMatchObject({ date: '2026-06-24', fallen: 0, unchanged: 3 })
    const before = await read('?on=2026-06-23')
    expect(before).toMatchObject({ date: '2026-06-23', fallen: 0, unchanged: 3 })
    // With the prices of that time: 9,500 × 1,000 + 100 × 700 + 4,000 × 300.
    expect(before.tradedValue).toBe(10_770_000)
  })

  it('is the latest one by default, and empty before the first', async () => {
    expect((await read('')).date).toBe('2026-11-20')
    expect(await read('?on=2025-11-02')).toMatchObject({ date: null, index: null, gainers: [], losers: [] })
  })

  it('keeps the last value of the index with its date while that of the day is late', async () => {
    await service.database.deleteFrom('indexValues').where('day', '>=', '2026-11-19').execute()
    const { index, lastIndex, gainers } = await read('?on=2026-11-19')
    expect(index).toBe(null)
    expect(lastIndex).toMatchObject({ name: 'Indeks Contoh', date: '2026-11-18', value: 7_272, change: 1 })
    expect(gainers).toEqual([])
    expect((await read('?on=2026-11-18')).lastIndex).toBe(null)
  })

  it('on the first day has no index, because there is no previous value, and no average', async () => {
    expect(await read('?on=2025-11-03')).toMatchObject({ index: null, averageValue: null })
    expect((await read('?on=2025-11-05')).index).toMatchObject({ streak: 2 })
    // The thirtieth day, and the one after 30.
    expect(await read('?on=2025-12-12')).toMatchObject({ date: '2025-12-12', averageValue: null })
    // 9,500 × 1,000 + 100 × 700 + 4,000 × 300.
    expect(await read('?on=2025-12-15')).toMatchObject({ date: '2025-12-15', averageValue: 10_770_000 })
  })

  it('names the companies whose price of the day is marked as unlikely', async () => {
    const mark = { subject: 'price', code: 'tenfoldChange' } as const
    const marks = [
      { ...mark, ticker: 'RUGI', key: '2026-11-12' },
      { ...mark, ticker: 'SPLT', key: '2026-11-11' },
    ]
    await service.database.insertInto('figureMarks').values(marks).execute()
    expect((await read('?on=2026-11-12')).marked).toEqual(['RUGI'])
  })

  it('has the notations of listed companies, once they are known', async () => {
    expect((await read('')).notations).toBeNull()
    const notations = [
      { ticker: 'RUGI', code: 'X' },
      { ticker: 'RUGI', code: 'E' },
      { ticker: 'BANK', code: 'L' },
    ]
    await service.database.insertInto('notations').values(notations).execute()
    await service.changeCompany('RUGI', { notationsAsOf: '2026-11-19' })
    await service.changeCompany('BANK', { notationsAsOf: '2026-11-18', delistedOn: '2026-11-18' })
    expect((await read('')).notations).toEqual({
      asOf: '2026-11-19',
      companies: [{ ticker: 'RUGI', slug: 'rugi', shortName: 'Perusahaan RUGI', codes: ['E', 'X'] }],
    })
  })
})
