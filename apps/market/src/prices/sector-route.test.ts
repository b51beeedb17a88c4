import { SectorSeriesSchema } from '@site/contracts/market/prices.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'

const service = testService()
beforeAll(async () => {
  // RUGI of the same sector has a price of 100: here it rises by 10%, pauses for a day and falls by 10%.
  await service.runSql(
    `update prices set close = 110, high = 110 where ticker = 'RUGI' and day = '2026-06-23'`,
  )
  await service.runSql(`delete from prices where ticker = 'RUGI' and day = '2026-06-24'`)
  await service.runSql(
    `update prices set close = 99 where ticker = 'RUGI' and day between '2026-06-25' and '2026-06-26'`,
  )
})

describe('prices of a sector', () => {
  it('move by the mean change of its companies, independent of splits', async () => {
    const series = await service.read('/apids/companies/SPLT/sector-prices?range=6M', SectorSeriesSchema)
    expect(series.sector).toMatchObject({ code: 'D' })
    expect(series.count).toBe(3)
    const around = series.points.filter(({ date }) => date >= '2026-06-22' && date <= '2026-06-26')
    // SPLT does not move through its split; RUGI: +10%, not traded, −10%.
    expect(around.map(({ date, value }) => [date, Math.round(value * 1_000) / 1_000])).toEqual([
      ['2026-06-22', 100],
      ['2026-06-23', 105],
      ['2026-06-24', 105],
      ['2026-06-25', 99.75],
      ['2026-06-26', 99.75],
    ])
  })

  it('are empty for a company without a known sector', async () => {
    await service.changeCompany('RUGI', { sectorCode: null })
    const series = await service.read('/apids/companies/RUGI/sector-prices?range=6M', SectorSeriesSchema)
    expect(series).toMatchObject({ sector: null, count: 1, points: [] })
    await service.changeCompany('RUGI', { sectorCode: 'D' })
  })
})
