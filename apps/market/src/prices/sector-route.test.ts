import { SectorSeriesSchema } from '@site/contracts/market/prices.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FilledService, startFilledService } from '#market/test/start-service.ts'

let service: FilledService
beforeAll(async () => {
  service = await startFilledService()
  // RUGI of the same sector: 100, 110, no trading, 99; no events.
  await service.database.deleteFrom('prices').where('ticker', '=', 'RUGI').execute()
  await service.database
    .insertInto('prices')
    .values(
      [
        { day: '2026-06-22', close: 100 },
        { day: '2026-06-23', close: 110 },
        { day: '2026-06-25', close: 99 },
      ].map(({ day, close }) => ({
        ticker: 'RUGI',
        day,
        open: close,
        high: close,
        low: close,
        close,
        volume: 1_000,
      })),
    )
    .execute()
})
afterAll(() => service.stop())

describe('prices of a sector', () => {
  it('move by the mean of what its companies changed, whatever was split', async () => {
    const series = await service.read('/apids/companies/SPLT/sector-prices?range=6M', SectorSeriesSchema)
    expect(series.sector).toMatchObject({ code: 'D' })
    expect(series.count).toBe(3)
    const around = series.points.filter(({ date }) => date >= '2026-06-22' && date <= '2026-06-26')
    // SPLT stands still through its split; RUGI: +10 %, not traded, −10 %.
    expect(around.map(({ date, value }) => [date, Math.round(value * 1_000) / 1_000])).toEqual([
      ['2026-06-22', 100],
      ['2026-06-23', 105],
      ['2026-06-24', 105],
      ['2026-06-25', 99.75],
      ['2026-06-26', 99.75],
    ])
  })

  it('of a company that is unknown are unknown', async () => {
    expect((await service.get('/apids/companies/NONE/sector-prices')).status).toBe(404)
  })
})
