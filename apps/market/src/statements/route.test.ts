import { StatementsSchema } from '@site/contracts/market/statements.ts'
import { describe, expect, it } from 'vitest'
import { breakPrices } from '#market/test/data-gaps.ts'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const { read } = service
const readStatements = (query: string, ticker = 'SPLT') =>
  read(`/apids/companies/${ticker}/statements?kind=${query}`, StatementsSchema)

describe('statements', () => {
  it('contain the latest interim period, the same one a year before, and the full years', async () => {
    const { columns, lines } = await readStatements('profit-loss')
    const periods = columns.map(({ year, months }) => `${year} ${months}`)
    expect(periods).toEqual(['2026 9', '2025 9', '2025 12', '2024 12', '2023 12', '2022 12'])
    expect(columns.map(({ isRestated }) => isRestated)).toEqual([false, false, false, true, false, false])
    const profit = lines.find(({ key }) => key === 'parentProfit')
    expect(profit?.values).toEqual([390_000, 350_000, 480_000, 450_000, 420_000, 400_000])
    expect(lines.find(({ key }) => key === 'netProfit')?.isTotal).toBe(true)
    expect(lines.filter(({ isPerShare }) => isPerShare).map(({ key }) => key)).toEqual(['eps'])
    const findPart = (name: string) => lines.find(({ key }) => key === name)?.partOf
    expect(findPart('revenue')).toBe('grossProfit')
    expect(findPart('netProfit')).toBeNull()
    expect(lines.some(({ key }) => key === 'weightedShares')).toBe(false)
  })

  it('as filed contain all periods', async () => {
    const { columns } = await readStatements('profit-loss&period=quarterly')
    expect(columns.map(({ year }) => year)).toEqual([2026, 2025, 2025, 2024, 2023, 2022])
  })

  it('of single quarters have only those between two filings', async () => {
    const { columns, lines, results } = await readStatements('profit-loss&period=single-quarter')
    const first = columns.slice(0, 3).map(({ year, months }) => `${year} ${months}`)
    expect(first).toEqual(['2026 9', '2025 12', '2025 9'])
    // The year 2025 minus its nine months.
    const profits = lines.find(({ key }) => key === 'parentProfit')?.values
    expect(profits).toEqual([null, 130_000, null, null, null, null])
    expect(lines.some(({ key }) => key === 'eps')).toBe(false)
    expect(results[0]).toEqual({ revenue: null, netProfit: null, netMargin: 'missing' })
  })

  it('of single quarters have balances as filed', async () => {
    const single = await readStatements('balance-sheet&period=single-quarter')
    expect(single).toEqual(await readStatements('balance-sheet&period=quarterly'))
    expect(single).toMatchObject({ period: 'quarterly', results: [] })
  })

  it('have the revenue, profit and margin of each period', async () => {
    const { results } = await readStatements('profit-loss')
    expect(results[2]).toEqual({ revenue: 6_000_000, netProfit: 480_000, netMargin: 8 })
  })

  it('have growth against the same months of the previous year', async () => {
    const { lines } = await readStatements('profit-loss')
    const growth = lines.find(({ key }) => key === 'parentProfit')?.growth
    // By hand: 390/350, 480/450, 450/420, 420/400; no filings for 9M 2024 and 2021.
    const rounded = growth?.map((each) => (typeof each === 'number' ? Math.round(each * 100) / 100 : each))
    expect(rounded).toEqual([11.43, 'missing', 6.67, 7.14, 5, 'missing'])
  })

  it('have per-share growth in the same shares', async () => {
    const { lines } = await readStatements('profit-loss')
    const eps = lines.find(({ key }) => key === 'eps')
    // 243.75 after the split 1:5 against 218.75 before it, which is 43.75 in the new shares.
    expect(eps?.values.slice(0, 2)).toEqual([243.75, 218.75])
    expect(eps?.growth[0]).toBeCloseTo(457.14, 2)
  })

  it('have no per-share growth across a break that cannot be adjusted', async () => {
    await breakPrices(service, '2026-02-03')
    const { lines } = await readStatements('profit-loss')
    const findGrowth = (key: string) => lines.find((line) => line.key === key)?.growth.slice(0, 3)
    // Of the nine months of 2026, of those of 2025, which have no year before, and of 2025.
    expect(findGrowth('eps')).toEqual(['sharesUnknown', 'missing', expect.closeTo(6.6667, 4)])
    expect(findGrowth('parentProfit')?.[0]).toBeCloseTo(11.4286, 4)
  })

  it('without filings are empty', async () => {
    const response = await readStatements('balance-sheet', 'BARU')
    expect(response).toMatchObject({ columns: [], lines: [], asOf: null })
  })
})
