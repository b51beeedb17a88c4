import type { PriceMark, PriceRow } from '@site/contracts/market/prices.ts'
import { describe, expect, it } from 'vitest'
import { CHART_HEIGHT, MAX_CANDLES, monthEnds, priceChart } from './price-chart.server.ts'
import { interactiveChartData } from './price-chart-figures.server.ts'
import { pairedChanges, rowsBy } from './price-chart-points.server.ts'
import { sentenceOf } from './price-chart-readout.tsx'
import type { ChartSource } from './price-chart-source.server.ts'
import { priceSummary } from './price-summary.server.ts'

const noTotals = { value: null, frequency: null, foreignBuy: null, foreignSell: null }

function row(date: string, close: number): PriceRow {
  return { date, open: close, high: close, low: close, close, volume: 100, ...noTotals }
}

/** Consecutive days without regard to weekends. */
function rowsOf(closes: readonly number[]): PriceRow[] {
  return closes.map((close, position) =>
    row(new Date(Date.UTC(2025, 10, 20 + position)).toISOString().slice(0, 10), close),
  )
}

const dividend: PriceMark = { date: '2025-11-21', kind: 'dividend', factor: 1, amount: 118, ratio: null }

function sourceOf(closes: readonly number[], changes: Partial<ChartSource> = {}): ChartSource {
  const rows = rowsOf(closes)
  return {
    ticker: 'BQNS',
    type: 'line',
    isAdjusted: true,
    rows,
    marks: [],
    from: rows[0]?.date ?? '2025-11-20',
    to: rows.at(-1)?.date ?? '2025-11-20',
    asOf: rows.at(-1)?.date ?? null,
    averages: [],
    versus: null,
    ...changes,
  }
}

function pricesOf(closes: readonly number[], changes: Partial<ChartSource> = {}) {
  const chart = priceChart(sourceOf(closes, changes))
  return chart?.kind === 'prices' ? chart : null
}

function versusOf(own: readonly number[], other: readonly number[]) {
  const days = pairedChanges(rowsOf(own), rowsOf(other))
  const chart = priceChart(sourceOf(own, { versus: { kind: 'company', name: 'AVPU', days } }))
  return chart?.kind === 'versus' ? chart : null
}

describe('priceChart', () => {
  it('spreads round prices evenly between the edges of the drawing', () => {
    const chart = pricesOf([3280, 3500, 4120, 4000])
    expect(chart?.ticks).toEqual([4200, 4000, 3800, 3600, 3400, 3200])
    expect(chart?.grid).toContain('M0 0H800')
    expect(chart?.grid).toContain('M0 260H800')
  })

  it.each([
    { name: 'small prices', closes: [50, 51, 52] },
    { name: 'adjusted fractions', closes: [61.53846, 80.1, 79.9] },
    { name: 'a constant price', closes: [50, 50, 50] },
    { name: 'large moves', closes: [120, 9_800, 5_000] },
  ])('keeps every close inside the ticks: $name', ({ closes }) => {
    const ticks = pricesOf(closes)?.ticks ?? []
    const steps = ticks.slice(1).map((tick, position) => Math.round(((ticks[position] ?? 0) - tick) * 1000))
    expect(ticks.length).toBeGreaterThan(1)
    expect(Math.max(...ticks)).toBeGreaterThanOrEqual(Math.max(...closes))
    expect(Math.min(...ticks)).toBeLessThanOrEqual(Math.min(...closes))
    expect(new Set(steps).size).toBe(1)
  })

  it('draws each day in the center of its strip, above its bar', () => {
    const chart = pricesOf([100, 200])
    expect(chart?.line).toBe(`M200,${CHART_HEIGHT}L600,0`)
    expect(chart?.volume).toMatchObject({ bars: 'M76 60v-60h248V60zM476 60v-60h248V60z', highest: 100 })
  })

  it('returns the first, last, highest and lowest close', () => {
    expect(pricesOf([100, 80, 130, 120])).toMatchObject({
      first: { date: '2025-11-20', close: 100 },
      last: { date: '2025-11-23', close: 120 },
      low: 80,
      high: 130,
      days: ['2025-11-20', '2025-11-21', '2025-11-23'],
    })
  })

  it('thins out ten years and keeps the last close', () => {
    const closes = Array.from({ length: 2500 }, (_, position) => 1000 + position)
    const points = pricesOf(closes)?.line?.split('L') ?? []
    expect(points.length).toBeLessThanOrEqual(261)
    expect(points.at(-1)).toMatch(/^799\.8,/)
  })

  it('places the letter of an event above its day', () => {
    const chart = pricesOf([100, 150, 200], { marks: [{ mark: dividend, position: 1 }] })
    expect(chart?.marks).toEqual([{ ...dividend, left: 50, top: 50 }])
  })

  it('draws rising and falling candles separately', () => {
    const rows = [
      { date: '2025-11-20', open: 100, high: 120, low: 90, close: 110, volume: 1, ...noTotals },
      { date: '2025-11-21', open: 110, high: 115, low: 95, close: 100, volume: 3, ...noTotals },
    ]
    const chart = pricesOf([], { type: 'candles', rows })
    expect(chart?.line).toBeNull()
    expect(chart?.candles?.up.match(/M/g)).toHaveLength(1)
    expect(chart?.candles?.down.match(/M/g)).toHaveLength(1)
    expect({ low: chart?.low, high: chart?.high }).toEqual({ low: 90, high: 120 })
  })

  it('draws a day without an open as a line from high to low with a short one at the close', () => {
    const rows = [
      { date: '2025-11-20', open: null, high: 120, low: 80, close: 100, volume: 1, ...noTotals },
      { date: '2025-11-21', open: 100, high: 120, low: 80, close: 110, volume: 3, ...noTotals },
    ]
    const candles = pricesOf([], { type: 'candles', rows })?.candles
    // Ticks from 80 to 120 on 260 units; the strip of the first day is 400 wide, its body 62% of it.
    expect(candles?.bodiless).toBe('M200 0V260M76 130h248')
    expect(candles?.up.match(/M/g)).toHaveLength(1)
    expect(candles?.down).toBe('')
  })

  it('reports the longest time without a trade, if it is longer than holidays', () => {
    const rowsOn = (...days: string[]) => days.map((day) => row(day, 100))
    const thin = rowsOn('2026-08-03', '2026-08-20', '2026-10-01', '2026-10-02')
    expect(pricesOf([], { rows: thin })?.gap).toMatchObject({ from: '2026-08-20', to: '2026-10-01' })
    expect(pricesOf([], { rows: rowsOn('2026-08-03', '2026-08-17') })?.gap).toBeNull()
  })

  it('keeps the totals of a day in a table of days only', () => {
    const traded = { ...noTotals, value: 5_000, foreignBuy: 20, foreignSell: 30 }
    const rows = rowsOf([100, 110]).map((day) => ({ ...day, ...traded }))
    expect(pricesOf([], { rows })?.table.rows[0]).toMatchObject({ totals: traded })
    const long = rowsOf(Array.from({ length: 80 }, () => 100)).map((day) => ({ ...day, ...traded }))
    expect(pricesOf([], { rows: long })?.table.rows[0]).toMatchObject({ totals: null })
  })

  it('groups candles into weeks and months if there are too many', () => {
    const stepWith = (days: number) =>
      pricesOf(
        Array.from({ length: days }, () => 100),
        { type: 'candles' },
      )?.candleStep
    expect(stepWith(MAX_CANDLES)).toBe('day')
    expect(stepWith(MAX_CANDLES + 1)).toBe('week')
    expect(stepWith(MAX_CANDLES * 5 + 1)).toBe('month')
  })

  it('extends the scale for averages outside the range of closes', () => {
    const chart = pricesOf([100, 101], { averages: [{ length: 20, values: [140, 139] }] })
    expect(chart?.ticks[0]).toBeGreaterThanOrEqual(140)
    expect(chart?.averages).toMatchObject([{ length: 20, last: 139 }])
  })

  it('reports that the share was listed within the range, and that its trading stopped', () => {
    const later = pricesOf([100, 101], { from: '2025-01-01', to: '2026-11-20' })
    expect(later).toMatchObject({ begins: '2025-11-20', stopped: '2025-11-21' })
    expect(pricesOf([100, 101])).toMatchObject({ begins: null, stopped: null })
  })

  it('compares in percent around zero', () => {
    const chart = versusOf([100, 110, 105], [2000, 1900, 1800])
    expect(chart?.last).toMatchObject({ own: expect.closeTo(0.05), other: expect.closeTo(-0.1) })
    expect(chart?.ticks).toContain(0)
  })

  it.each([[], [100]])('is null with too few closes for a line', (...closes) => {
    expect(priceChart(sourceOf(closes))).toBeNull()
  })
})

describe('priceSummary', () => {
  it('contains the only day of a share listed yesterday', () => {
    expect(priceSummary(sourceOf([1000]))).toMatchObject({
      chart: null,
      only: { date: '2025-11-20', close: 1000 },
    })
  })

  it('contains the last trading day of a share without trades in the range', () => {
    expect(priceSummary(sourceOf([], { asOf: '2025-08-14' }))).toMatchObject({
      chart: null,
      only: null,
      lastDay: '2025-08-14',
    })
  })

  it('keeps the chart of the share if it cannot be compared', () => {
    const summary = priceSummary(sourceOf([100, 101], { versus: { kind: 'unknown', name: 'XXXX' } }))
    expect(summary.chart?.kind).toBe('prices')
    expect(summary.versusError).toEqual({ kind: 'unknown', name: 'XXXX' })
  })
})

describe('interactiveChartData', () => {
  it('has the days of the static chart and describes its event marks', () => {
    const figures = interactiveChartData(
      'en',
      sourceOf([100, 150], { marks: [{ mark: dividend, position: 1 }] }),
    )
    expect(figures).toMatchObject({
      kind: 'line',
      days: ['2025-11-20', '2025-11-21'],
      close: [100, 150],
      marks: [
        {
          position: 1,
          letter: 'D',
          text: 'November 21, 2025: cash dividend IDR\u00a0118 per share at the time',
        },
      ],
    })
  })
})

describe('the figures of a day without an open', () => {
  it('are read aloud as not available', () => {
    const point = { ...row('2025-11-20', 100), open: null, averages: [] }
    expect(sentenceOf('id', point)).toContain('Pembukaan data tidak tersedia, Tertinggi 100')
  })

  it('keep the open of the interactive chart null', () => {
    const [first, ...rest] = rowsOf([100, 150])
    const rows = first ? [{ ...first, open: null }, ...rest] : rest
    expect(interactiveChartData('id', sourceOf([], { rows }))).toMatchObject({ open: [null, 150] })
  })

  it('give a week without the open of its first day no open', () => {
    const [monday, friday] = [row('2025-11-17', 100), row('2025-11-21', 120)]
    expect(rowsBy('week', [{ ...monday, open: null }, friday])).toMatchObject([{ open: null, close: 120 }])
  })
})

describe('monthEnds', () => {
  it('returns the last trading day of each month, newest first', () => {
    const rows = [row('2025-11-27', 1), row('2025-11-28', 2), row('2025-12-01', 3), row('2025-12-30', 4)]
    expect(monthEnds(rows).map(({ date }) => date)).toEqual(['2025-12-30', '2025-11-28'])
  })
})
