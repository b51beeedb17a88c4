import { IndexSeriesSchema } from '@site/contracts/market/prices.ts'
import { describe, expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const read = (query: string) => service.read(`/apids/index-prices${query}`, IndexSeriesSchema)

describe('prices of the index', () => {
  it('are the closing values of the range', async () => {
    const month = await read('?range=1M')
    expect(month).toMatchObject({ code: 'IHSG', name: 'Indeks Contoh', from: '2026-10-20', to: '2026-11-20' })
    // October 20 to November 20 are 24 weekdays.
    expect(month.points).toHaveLength(24)
    expect(month.points.at(-1)).toEqual({ date: '2026-11-20', value: 7_274 })
    expect((await read('?range=max')).points[0]).toEqual({ date: '2025-11-03', value: 7_000 })
  })

  it('are empty without an index', async () => {
    await service.database.deleteFrom('indices').execute()
    expect(await read('')).toMatchObject({ code: null, name: null, points: [] })
  })
})
