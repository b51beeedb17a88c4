import type { PriceMark, PriceRow } from '@site/contracts/market/prices.ts'
import { describe, expect, it } from 'vitest'
import { CHART_HEIGHT, CHART_WIDTH, monthEnds, priceChart } from './price-chart.server.ts'

function row(date: string, close: number): PriceRow {
  return { date, open: close, high: close, low: close, close, volume: 100 }
}

/** One trading day after the other, whatever the calendar says. */
function rowsOf(closes: readonly number[]): PriceRow[] {
  return closes.map((close, position) =>
    row(new Date(Date.UTC(2025, 10, 20 + position)).toISOString().slice(0, 10), close),
  )
}

const dividend: PriceMark = { date: '2025-11-21', kind: 'dividend', factor: 1, amount: 118, ratio: null }

function chartOf(closes: readonly number[], marks: PriceMark[] = []) {
  return priceChart({ rows: rowsOf(closes), marks, isAdjusted: true })
}

describe('priceChart', () => {
  it('spreads round prices evenly between the edges of the drawing', () => {
    const chart = chartOf([3280, 3500, 4120, 4000])
    expect(chart?.priceTicks).toEqual([4200, 4000, 3800, 3600, 3400, 3200])
    expect(chart?.grid).toContain('M0 0H800')
    expect(chart?.grid).toContain('M0 260H800')
  })

  it.each([
    { name: 'pennies', closes: [50, 51, 52] },
    { name: 'adjusted fractions', closes: [61.53846, 80.1, 79.9] },
    { name: 'a price that never moved', closes: [50, 50, 50] },
    { name: 'large moves', closes: [120, 9_800, 5_000] },
  ])('keeps every close inside the ticks: $name', ({ closes }) => {
    const ticks = chartOf(closes)?.priceTicks ?? []
    const steps = ticks.slice(1).map((tick, position) => Math.round(((ticks[position] ?? 0) - tick) * 1000))
    expect(ticks.length).toBeGreaterThan(1)
    expect(Math.max(...ticks)).toBeGreaterThanOrEqual(Math.max(...closes))
    expect(Math.min(...ticks)).toBeLessThanOrEqual(Math.min(...closes))
    expect(new Set(steps).size).toBe(1)
  })

  it('draws from the left edge to the right one', () => {
    expect(chartOf([100, 200])?.line).toBe(`M0,${CHART_HEIGHT}L${CHART_WIDTH},0`)
  })

  it('says where the closes began, ended and turned', () => {
    expect(chartOf([100, 80, 130, 120])).toMatchObject({
      first: { date: '2025-11-20', close: 100 },
      last: { date: '2025-11-23', close: 120 },
      low: 80,
      high: 130,
      days: ['2025-11-20', '2025-11-21', '2025-11-23'],
    })
  })

  it('thins ten years to what can be seen and keeps the last close', () => {
    const closes = Array.from({ length: 2500 }, (_, position) => 1000 + position)
    const points = chartOf(closes)?.line.split('L') ?? []
    expect(points.length).toBeLessThanOrEqual(261)
    expect(points.at(-1)).toMatch(/^800,/)
  })

  it('puts a mark on its day, and none that lies after the drawing', () => {
    const chart = chartOf([100, 150, 200], [dividend, { ...dividend, date: '2026-01-05' }])
    expect(chart?.marks).toEqual([{ ...dividend, x: 400, y: CHART_HEIGHT / 2 }])
  })

  it.each([[], [100]])('is absent with too few closes for a line', (...closes) => {
    expect(chartOf(closes)).toBeNull()
  })
})

describe('monthEnds', () => {
  it('takes the last trading day of each month, newest first', () => {
    const rows = [row('2025-11-27', 1), row('2025-11-28', 2), row('2025-12-01', 3), row('2025-12-30', 4)]
    expect(monthEnds(rows).map(({ date }) => date)).toEqual(['2025-12-30', '2025-11-28'])
  })
})
