import { describe, expect, it } from 'vitest'
import { createRows, createSource, dividend, drawPrices } from './chart-source.fixture.ts'
import { priceChart } from './price-chart.server.ts'
import { pairedChanges } from './price-chart-points.server.ts'
import type { ChartSource } from './price-chart-source.server.ts'

describe('priceChart with the index', () => {
  const points = (values: readonly number[], from = 20) =>
    values.map((value, position) => ({ date: `2025-11-${from + position}`, value }))
  const drawWith = (values: readonly number[], changes: Partial<ChartSource> = {}, from = 20) =>
    drawPrices([200, 210, 220], {
      indexSeries: { name: 'Wirasana 40', code: 'W40', points: points(values, from) },
      isIndexShown: true,
      ...changes,
    })

  it('starts it at the first price of the share', () => {
    const chart = drawWith([1000, 1100, 1050])
    expect(chart?.indexPath).toBe('M0 200L1 220L2 210')
    expect(chart?.index).toEqual({ name: 'Wirasana 40', since: '2025-11-20', base: 200, last: 210 })
    expect(chart?.label).toContain('Wirasana 40 over the same time: +5.00%.')
    expect(chart?.ends.map(({ text }) => text)).toEqual(['220', '+5.0%'])
    expect(chart?.indexCells).toMatchObject([
      { label: 'Wirasana 40', figure: 'index', value: 210, base: 200 },
      { label: 'Difference', figure: 'close', value: 220, base: 200, other: { value: 210 } },
    ])
  })

  it('starts it on the first common day, and says so', () => {
    const chart = drawWith([1000, 1100], {}, 21)
    expect(chart?.indexPath).toBe('M1 210L2 231')
    expect(chart?.method).toContain('count from November 21, 2025, the first day on which both have a close')
  })

  it('is without it if too few days are common, and says so', () => {
    const chart = drawWith([1000, 1100], {}, 22)
    expect([chart?.index, chart?.indexPath]).toEqual([null, null])
    expect(chart?.method).toContain('Wirasana 40 cannot be compared')
  })

  it('interrupts it on a day without its close', () => {
    expect(
      drawWith([1000], {
        indexSeries: { name: 'X', code: 'X', points: [...points([1000]), ...points([990], 22)] },
      })?.indexPath,
    ).toBe('M0 200M2 198')
  })

  it.each([
    { name: 'is hidden', changes: { isIndexShown: false } },
    {
      name: 'meets prices that cannot be compared',
      changes: { isAdjusted: false, marks: [{ ...dividend, kind: 'split', factor: 0.5 }] },
    },
    { name: 'has no values', changes: { indexSeries: null } },
  ] satisfies { name: string; changes: Partial<ChartSource> }[])('has none that $name', ({ changes }) => {
    expect(drawWith([1000, 1100, 1050], changes)?.indexPath).toBeNull()
  })

  it('is a third line of a comparison', () => {
    const days = pairedChanges(createRows([100, 110]), createRows([50, 40]))
    const chart = priceChart(
      createSource([100, 110], {
        versus: { kind: 'company', name: 'AVPU', days },
        indexSeries: { name: 'Wirasana 40', code: 'W40', points: points([1000, 1050]) },
        isIndexShown: true,
      }),
    )
    expect(chart?.kind === 'versus' ? chart.index : null).toEqual({
      name: 'Wirasana 40',
      path: 'M0 100L1 105',
      last: expect.closeTo(0.05),
    })
    expect(chart?.label).toContain('AVPU −20.00%; Wirasana 40 +5.00%.')
  })
})
