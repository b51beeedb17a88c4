import { describe, expect, it } from 'vitest'
import { readFigures } from '#app/design/chart/chart-pointer.ts'
import { daysSince } from '#app/design/chart/time-axis.server.ts'
import {
  createRow,
  createRows,
  createSource,
  dividend,
  drawPrices,
  noTotals,
  priceBreak,
} from './chart-source.fixture.ts'
import { monthEnds, priceChart } from './price-chart.server.ts'
import { groupRows, pairedChanges } from './price-chart-points.server.ts'

/** Weekdays up to the same day, oldest first. */
function listTradingDays(count: number): string[] {
  const days: string[] = []
  for (let time = Date.UTC(2026, 10, 27); days.length < count; time -= 86_400_000) {
    const day = new Date(time)
    if (day.getUTCDay() % 6 !== 0) days.unshift(day.toISOString().slice(0, 10))
  }
  return days
}

function drawVersus(own: readonly number[], other: readonly number[]) {
  const days = pairedChanges(createRows(own), createRows(other))
  const chart = priceChart(createSource(own, { versus: { kind: 'company', name: 'AVPU', days } }))
  return chart?.kind === 'versus' ? chart : null
}

describe('priceChart', () => {
  it.each([
    { name: 'small prices', closes: [50, 51, 52] },
    { name: 'adjusted fractions', closes: [61.53846, 80.1, 79.9] },
    { name: 'a constant price', closes: [50, 50, 50] },
    { name: 'large moves', closes: [120, 9_800, 5_000] },
  ])('keeps every close between evenly spaced ticks: $name', ({ closes }) => {
    const ticks = drawPrices(closes)?.frame.ticks ?? []
    const steps = ticks.slice(1).map((tick, position) => Math.round(((ticks[position] ?? 0) - tick) * 1000))
    expect(ticks.length).toBeGreaterThan(1)
    expect(Math.max(...ticks)).toBeGreaterThanOrEqual(Math.max(...closes))
    expect(Math.min(...ticks)).toBeLessThanOrEqual(Math.min(...closes))
    expect(new Set(steps).size).toBe(1)
  })

  it.each([
    { name: 'large prices', closes: [5_000, 9_800], decimals: 0 },
    { name: 'adjusted prices within a rupiah', closes: [72.1, 72.6], decimals: 1 },
    { name: 'adjusted prices within a tenth', closes: [0.52, 0.58], decimals: 2 },
  ])('has ticks that differ as texts: $name', ({ closes, decimals }) => {
    const frame = drawPrices(closes)?.frame
    const texts = frame?.ticks.map((tick) => tick.toFixed(frame.tickDecimals)) ?? []
    expect(frame?.tickDecimals).toBe(decimals)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('labels two days once each', () => {
    expect(drawPrices([100, 110])?.frame.labels).toEqual({
      positions: [0, 1],
      days: ['2025-11-20', '2025-11-21'],
      every: 0,
      numbers: [1, 0],
    })
  })

  it('draws each day at its date', () => {
    const rows = [createRow('2026-07-30', 100), createRow('2026-07-31', 120), createRow('2026-08-03', 110)]
    expect(drawPrices([], { rows })?.line).toBe('M0 100L1 120L4 110')
  })

  it('returns the first, last, highest and lowest close', () => {
    expect(drawPrices([100, 80, 130, 120])).toMatchObject({
      first: { date: '2025-11-20', close: 100 },
      last: { date: '2025-11-23', close: 120 },
      low: 80,
      high: 130,
      frame: { from: '2025-11-20', to: '2025-11-23', count: 4 },
    })
  })

  it('draws three years as weeks and ten years as months, with the last close', () => {
    const countPoints = (days: number) => {
      const chart = drawPrices(Array.from({ length: days }, (_, position) => 1000 + position))
      expect(chart?.last.close).toBe(999 + days)
      return chart?.frame.count
    }
    expect(countPoints(3 * 365)).toBe(157)
    expect(countPoints(10 * 365)).toBe(121)
  })

  it('places an event on the first drawn day from its date on', () => {
    const chart = drawPrices([100, 150, 200], { marks: [dividend, { ...dividend, date: '2026-01-01' }] })
    expect(chart?.marks).toEqual([
      {
        day: 1,
        value: 150,
        letter: 'D',
        text: 'November 21, 2025: cash dividend IDR\u00a0118 per share at the time',
        shortText: 'cash dividend IDR\u00a0118',
      },
    ])
  })

  it('names a dividend in dollars with its words', () => {
    const text = 'USD 0.0085, IDR 136.70 (rate IDR 16,082)'
    const dollarAmounts = new Map([['2025-11-21', { text, rupiahOfDay: [118] }]])
    // Another one of the same day is in rupiah.
    const marks = [136.7, null, 118].map((amount) => ({ ...dividend, amount }))
    expect(drawPrices([100, 150], { marks, dollarAmounts })?.marks.map(({ shortText }) => shortText)).toEqual(
      [`cash dividend ${text}`, `cash dividend ${text}`, 'cash dividend IDR\u00a0118'],
    )
  })

  it('draws candles from which every price can be read, without an open as without a body', () => {
    const rows = [
      { date: '2025-11-20', open: 100, high: 120, low: 90, close: 110, volume: 1_500_000, ...noTotals },
      { date: '2025-11-21', open: 110, high: 115, low: 95, close: 100.125, volume: 3_000_000, ...noTotals },
      { date: '2025-11-24', open: null, high: 104, low: 96, close: 101, volume: 0, ...noTotals },
    ]
    const chart = drawPrices([], { type: 'candles', rows })
    expect(chart?.line).toBeNull()
    expect({ low: chart?.low, high: chart?.high }).toEqual({ low: 90, high: 120 })
    const { up, down, bodiless } = chart?.candles ?? {}
    expect([up, down, bodiless].map((group) => group?.bodies.match(/M/g)?.length)).toEqual([1, 1, 1])
    const figures = readFigures([
      ...[up, down, bodiless].map((group) => ({ names: 'high low', d: group?.wicks ?? '' })),
      ...[up, down].map((group) => ({ names: 'open - - - close', d: group?.bodies ?? '' })),
      { names: 'close', d: bodiless?.bodies ?? '' },
      { names: '- volume', d: chart?.volume.path ?? '' },
    ])
    expect([...figures]).toMatchObject([
      [0, { open: 100, high: 120, low: 90, close: 110, volume: 1.5 }],
      [1, { open: 110, high: 115, low: 95, close: 100.125, volume: 3 }],
      [2, { high: 104, low: 96, close: 101, volume: 0 }],
    ])
    expect(chart?.frame.days).toEqual([0, 1, 4])
    expect(figures.get(2)).not.toHaveProperty('open')
  })

  it('reports the longest time without a price, if it is longer than holidays', () => {
    const rowsOn = (...days: string[]) => days.map((day) => createRow(day, 100))
    const thin = rowsOn('2026-08-03', '2026-08-20', '2026-10-01', '2026-10-02')
    expect(drawPrices([], { rows: thin })?.gap).toMatchObject({ from: '2026-08-20', to: '2026-10-01' })
    expect(drawPrices([], { rows: thin })?.method).toContain(
      'No prices between August 20, 2026 and October 1',
    )
    expect(drawPrices([], { rows: rowsOn('2026-08-03', '2026-08-17') })?.gap).toBeNull()
  })

  it('interrupts the line where days of the market are missing, and names those days instead of a gap', () => {
    const rows = [createRow('2026-08-03', 100), createRow('2026-08-04', 101), createRow('2026-10-01', 99)]
    const missingDays = [{ from: '2026-08-05', to: '2026-09-30' }]
    const chart = drawPrices([], { rows, missingDays })
    expect(chart?.gap).toBeNull()
    expect(chart?.line).toBe('M0 100L1 101M59 99')
    expect(chart?.method).toContain(
      'We have not received the prices from August 5, 2026 to September 30, 2026.',
    )
    expect(chart?.method).not.toContain('No prices between')
  })

  it('marks a corporate action that only the reference price shows, and explains the adjustment', () => {
    const chart = drawPrices([2_600, 2_650], { breaks: [priceBreak] })
    expect(chart?.marks).toMatchObject([{ letter: '?', day: 1, value: 2_650 }])
    expect(chart?.method).toContain(
      'we have no data on the corporate action, and earlier prices are adjusted',
    )
    expect(drawPrices([10_400, 2_650], { breaks: [priceBreak], isAdjusted: false })?.method).not.toContain(
      'adjusted by',
    )
  })

  it('begins with the last day since which prices can be compared, and says why', () => {
    const found = { ...priceBreak, date: '2025-11-20', kind: 'unadjusted', factor: 1 } as const
    const chart = drawPrices([2_600, 2_650], { breaks: [found], from: '2024-11-20' })
    expect(chart?.begins).toBeNull()
    expect(chart?.method).toContain(
      'The chart begins on November 20, 2025: earlier prices cannot be compared',
    )
  })

  it('keeps the totals of a day in a table of days only', () => {
    const traded = { ...noTotals, value: 5_000, foreignBuy: 20, foreignSell: 30 }
    const rows = createRows([100, 110]).map((day) => ({ ...day, ...traded }))
    expect(drawPrices([], { rows })?.table.rows[0]).toMatchObject({ totals: traded })
    const long = createRows(Array.from({ length: 80 }, () => 100)).map((day) => ({ ...day, ...traded }))
    expect(drawPrices([], { rows: long })?.table.rows[0]).toMatchObject({ totals: null })
  })

  it.each([
    { days: 131, wide: 'day', narrow: null },
    { days: 132, wide: 'day', narrow: 'week' },
    { days: 262, wide: 'day', narrow: 'week' },
    { days: 263, wide: 'week', narrow: null },
    { days: 735, wide: 'week', narrow: 'month' },
    { days: 2_500, wide: 'month', narrow: null },
  ])('draws $days days as candles of a $wide, on narrow screens of a $narrow', ({ days, wide, narrow }) => {
    const rows = listTradingDays(days).map((date) => createRow(date, 100))
    const chart = drawPrices([], { type: 'candles', rows })
    expect([chart?.step, chart?.narrow?.step ?? null]).toEqual([wide, narrow])
    expect(chart?.stepName).toBe({ day: 'daily', week: 'weekly', month: 'monthly' }[wide])
  })

  it.each([
    { type: 'line', days: 20, bar: null },
    { type: 'candles', days: 263, bar: 'weekly' },
    { type: 'line', days: 735, bar: 'weekly' },
    { type: 'line', days: 2_500, bar: 'monthly' },
  ] as const)('names the volume of $days days in a $type chart: $bar', ({ type, days, bar }) => {
    const rows = listTradingDays(days).map((date) => createRow(date, 100))
    expect(drawPrices([], { type, rows })?.barName).toBe(bar)
  })

  it('draws candles and volume at equal distances, without overlaps or gaps around holidays', () => {
    // A week of one day, a week without trading, and a week that ends on a Tuesday.
    const rows = listTradingDays(300)
      .filter((date) => !(date >= '2026-03-17' && date <= '2026-03-27'))
      .filter((date) => !(date >= '2026-04-01' && date <= '2026-04-03'))
      .map((date) => createRow(date, 100))
    for (const type of ['candles', 'line'] as const) {
      const chart = drawPrices([], { type, rows })
      const positions = [...(chart?.volume.path ?? '').matchAll(/M(\d+) /g)].map(([, at]) => Number(at))
      expect(positions).toEqual(positions.map((_, index) => index))
      expect(chart?.frame.barWidth).toBeLessThan(1)
      expect(chart?.frame.days?.at(-1)).toBe(chart && daysSince(chart.first.date, chart.last.date))
    }
  })

  describe('with a logarithmic scale', () => {
    it.each([
      { closes: [50, 5_000], ticks: [1_000, 100] },
      { closes: [90, 5_000], ticks: [1_000, 100] },
      { closes: [120, 900], ticks: [500, 200] },
      { closes: [3_200, 4_400], ticks: [4_000] },
    ])('has round ticks within $closes', ({ closes, ticks }) => {
      const frame = drawPrices(closes, { scale: 'log' })?.frame
      expect(frame?.ticks).toEqual(expect.arrayContaining(ticks))
      expect(frame?.ticks.length).toBeLessThanOrEqual(7)
      for (const tick of frame?.ticks ?? []) {
        expect(10 ** (frame?.bottom ?? 0)).toBeLessThanOrEqual(tick)
        expect(10 ** (frame?.top ?? 0)).toBeGreaterThanOrEqual(tick)
      }
    })

    it('is read as the same prices, with the same volume', () => {
      const chart = drawPrices([50, 61.5385, 9_800], { scale: 'log' })
      const figures = readFigures(
        [
          { names: 'close', d: chart?.line ?? '' },
          { names: '- volume', d: chart?.volume.path ?? '' },
        ],
        true,
      )
      expect([...figures.values()]).toMatchObject([
        { close: 50, volume: 0.0001 },
        { close: 61.5385 },
        { close: expect.closeTo(9_800, 2) },
      ])
    })
  })

  it('extends the scale for averages outside the range of closes', () => {
    const chart = drawPrices([100, 101], { averages: [{ length: 20, values: [140, 139] }] })
    expect(chart?.frame.top).toBeGreaterThanOrEqual(140)
    expect(chart?.averages).toMatchObject([{ length: 20, last: 139 }])
  })

  it('reports that the share was listed within the range, and that its trading stopped', () => {
    const later = drawPrices([100, 101], { from: '2025-01-01', to: '2026-11-20' })
    expect(later).toMatchObject({ begins: '2025-11-20', stopped: '2025-11-21' })
    expect(drawPrices([100, 101])).toMatchObject({ begins: null, stopped: null })
  })

  it('compares in percent around zero', () => {
    const chart = drawVersus([100, 110, 105], [2000, 1900, 1800])
    expect(chart?.last).toMatchObject({ own: expect.closeTo(0.05), other: expect.closeTo(-0.1) })
    expect(chart?.frame.ticks).toContain(100)
    expect(chart?.otherPath).toBe('M0 100L1 95L2 90')
  })

  it.each([[], [100]])('is null with too few closes for a line', (...closes) => {
    expect(priceChart(createSource(closes))).toBeNull()
  })
})

describe('groupRows', () => {
  it('gives a week without the open of its first day no open', () => {
    const [monday, friday] = [createRow('2025-11-17', 100), createRow('2025-11-21', 120)]
    const { candles } = groupRows('week', [{ ...monday, open: null }, friday])
    expect(candles).toMatchObject([{ open: null, close: 120 }])
  })
})

describe('monthEnds', () => {
  it('returns the last trading day of each month, newest first', () => {
    const rows = [
      createRow('2025-11-27', 1),
      createRow('2025-11-28', 2),
      createRow('2025-12-01', 3),
      createRow('2025-12-30', 4),
    ]
    expect(monthEnds(rows).map(({ date }) => date)).toEqual(['2025-12-30', '2025-11-28'])
  })
})
