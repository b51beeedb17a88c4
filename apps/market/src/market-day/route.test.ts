import { MarketDaySchema } from '@site/contracts/market/market-day.ts'
import { describe, expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const read = (query: string) => service.read(`/apids/market-day${query}`, MarketDaySchema)

describe('a market day', () => {
  it('has index, movers and counts, compared with the previous trading day', async () => {
    const day = await read('?on=2026-11-20')
    expect(day).toMatchObject({ date: '2026-11-20', risen: 1, fallen: 1, unchanged: 0 })
    expect(day.index).toMatchObject({ name: 'Indeks Contoh', value: 7_274, change: 1 })
    // SPLT 1,900 → 1,920; RUGI 100 → 90.
    expect(day.gainers.map(({ ticker, quote }) => [ticker, quote.change])).toEqual([['SPLT', 20]])
    expect(day.losers.map(({ ticker, quote }) => [ticker, quote.changePercent])).toEqual([['RUGI', -10]])
    // 1,920 × 5,000 + 90 × 700.
    expect(day.tradedValue).toBe(9_663_000)
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

  it('on the first day has no index, because there is no previous value', async () => {
    expect(await read('?on=2025-11-03')).toMatchObject({ date: '2025-11-03', index: null })
  })

  it('rejects an invalid day', async () => {
    const response = await service.get('/apids/market-day?on=2026-02-30')
    expect(response.status).toBe(400)
  })
})
