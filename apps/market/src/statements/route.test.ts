import { StatementsSchema } from '@site/contracts/market/statements.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FilledService, startFilledService } from '#market/test/start-service.ts'

let service: FilledService
beforeAll(async () => {
  service = await startFilledService()
})
afterAll(() => service.stop())
const read: FilledService['read'] = (path, schema) => service.read(path, schema)

describe('statements', () => {
  it('show the latest interim period, the same a year before and the last three full years', async () => {
    const { columns, lines } = await read(
      '/apids/companies/SPLT/statements?kind=profit-loss',
      StatementsSchema,
    )
    expect(columns.map(({ year, months }) => [year, months])).toEqual([
      [2026, 9],
      [2025, 9],
      [2025, 12],
      [2024, 12],
      [2023, 12],
    ])
    expect(columns.map(({ isRestated }) => isRestated)).toEqual([false, false, false, true, false])
    const profit = lines.find(({ key }) => key === 'parentProfit')
    expect(profit?.values).toEqual([390_000, 350_000, 480_000, 450_000, 420_000])
    expect(lines.find(({ key }) => key === 'netProfit')?.isTotal).toBe(true)
    expect(lines.filter(({ isPerShare }) => isPerShare).map(({ key }) => key)).toEqual(['eps'])
    expect(lines.some(({ key }) => key === 'weightedShares')).toBe(false)
  })

  it('as filed are all there', async () => {
    const { columns } = await read(
      '/apids/companies/SPLT/statements?kind=profit-loss&period=quarterly',
      StatementsSchema,
    )
    expect(columns.map(({ year }) => year)).toEqual([2026, 2025, 2025, 2024, 2023, 2022])
  })
})
