import { RatiosSchema } from '@site/contracts/market/ratios.ts'
import { describe, expect, it } from 'vitest'
import { breakPrices, stateLaterClose } from '#market/test/data-gaps.ts'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const { read } = service

describe('ratios', () => {
  it('use current shares for per-share figures', async () => {
    const { lines, columns } = await read('/apids/companies/SPLT/ratios', RatiosSchema)
    const eps = lines.find(({ key }) => key === 'eps')?.values
    const fullYear = columns.findIndex(({ year, months }) => year === 2025 && months === 12)
    // Rp480,000 million over 1.6 billion shares before the split 1:5: Rp300, or Rp60 per current share.
    expect(eps?.[fullYear]).toBe(60)
    expect(eps?.[0]).toBe(48.75)
  })

  it('use the last price of the period in past columns', async () => {
    const { lines } = await read('/apids/companies/SPLT/ratios', RatiosSchema)
    const per = lines.find(({ key }) => key === 'per')?.values
    // 9,500 ÷ 300 at the end of 2025; there is no price in 2024.
    expect(per?.slice(2, 4)).toEqual([expect.closeTo(31.6667, 4), 'priceUnknown'])
  })

  it('of before a break that cannot be adjusted have no figures per current share', async () => {
    await breakPrices(service, '2026-02-03')
    const { lines } = await read('/apids/companies/SPLT/ratios', RatiosSchema)
    const findPastValue = (key: string) => lines.find((line) => line.key === key)?.values[2]
    expect(['eps', 'epsTrailing', 'bvps'].map(findPastValue)).toEqual(Array(3).fill('sharesUnknown'))
    // 9,500 ÷ 300 at the end of 2025, both per share of before.
    expect(findPastValue('per')).toBeCloseTo(31.6667, 4)
  })

  it('of the newest column have no price if a later trade is missing', async () => {
    await stateLaterClose(service)
    const { lines } = await read('/apids/companies/SPLT/ratios', RatiosSchema)
    const per = lines.find(({ key }) => key === 'per')?.values
    expect(per?.slice(0, 3)).toEqual(['priceUnknown', 'priceUnknown', expect.closeTo(31.6667, 4)])
  })

  it('of a bank are bank ratios', async () => {
    const { lines } = await read('/apids/companies/BANK/ratios', RatiosSchema)
    const keys = lines.map(({ key }) => key)
    expect(keys).toContain('casa')
    expect(keys).not.toContain('currentRatio')
    expect(lines.find(({ key }) => key === 'npl')?.values).toEqual([2, 2, 2])
  })
})
