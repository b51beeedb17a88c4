import { CompanyListSchema } from '@site/contracts/market/companies.ts'
import { MarketDaySchema } from '@site/contracts/market/market-day.ts'
import { SnapshotSchema } from '@site/contracts/market/snapshot.ts'
import { describe, expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const { read, changeCompany } = service

describe('the snapshot', () => {
  it('has gainers and losers of the latest trading day', async () => {
    const snapshot = await read('/apids/snapshot', SnapshotSchema)
    expect(snapshot.gainers.map(({ ticker }) => ticker)).toEqual(['SPLT'])
    expect(snapshot.losers.map(({ ticker }) => ticker)).toEqual(['RUGI'])
    expect(snapshot.featured.map(({ ticker }) => ticker)).toEqual(['SPLT'])
    expect(snapshot.asOf).toBe('2026-11-20')
  })

  it('has no change for a suspended or delisted share, even if the daily file contains it', async () => {
    const prices = { open: 4_400, high: 4_400, low: 4_400, close: 4_400 }
    // A file may have a price of a suspended share.
    await service.database
      .insertInto('prices')
      .values({ ticker: 'BANK', day: '2026-11-20', ...prices, volume: 100 })
      .execute()
    await changeCompany('BANK', { featuredPlace: 2 })
    await changeCompany('RUGI', { delistedOn: '2026-11-19' })
    const snapshot = await read('/apids/snapshot', SnapshotSchema)
    expect(snapshot.gainers.map(({ ticker }) => ticker)).toEqual(['SPLT'])
    expect(snapshot.losers).toEqual([])
    expect(snapshot.featured.map(({ ticker }) => ticker)).toEqual(['SPLT'])
    const { items } = await read('/apids/companies?sort=-change', CompanyListSchema)
    expect(items.map(({ ticker }) => ticker)).toEqual(['SPLT', 'BANK', 'BARU', 'RUGI'])
    // On their last days they were traded normally.
    expect(await read('/apids/market-day?on=2026-08-17', MarketDaySchema)).toMatchObject({ unchanged: 3 })
  })

  it('has a year of the index with about sixty points', async () => {
    const { index } = await read('/apids/snapshot', SnapshotSchema)
    expect(index).toMatchObject({ date: '2026-11-20', value: 7_274, change: 1 })
    expect(index?.series.length).toBeGreaterThan(45)
    expect(index?.series.length).toBeLessThanOrEqual(60)
    expect(index?.series.at(-1)).toEqual({ date: '2026-11-20', value: 7_274 })
  })
})
