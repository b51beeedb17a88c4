import { describe, expect, it } from 'vitest'
import { pageRoutes } from '#app/request/page-routes.ts'
import { createRow } from './chart-source.fixture.ts'
import { parseChartView } from './parse-chart-view.server.ts'
import { computeAverages, groupRows, movingAverage, pairedChanges } from './price-chart-points.server.ts'
import { defaultChart, queryOfChart } from './price-chart-view.ts'

describe('movingAverage', () => {
  it('returns the mean of the last values, and null while there are too few', () => {
    expect(movingAverage([1, 2, 3, 7], 3)).toEqual([null, null, 2, 4])
  })
})

describe('computeAverages', () => {
  const prices = (count: number) => Array.from({ length: count }, (_, day) => ({ close: day + 1 }))

  it.each([
    { earlier: 0, shown: 19, lengths: [] },
    { earlier: 0, shown: 20, lengths: [20] },
    { earlier: 30, shown: 20, lengths: [20, 50] },
    { earlier: 199, shown: 1, lengths: [20, 50, 200] },
  ])('has the lengths $lengths for $shown days after $earlier', ({ earlier, shown, lengths }) => {
    const averages = computeAverages(prices(earlier), prices(shown))
    expect(averages.map(({ length }) => length)).toEqual(lengths)
    expect(averages.map(({ values }) => values.length)).toEqual(lengths.map(() => shown))
  })

  it('begins with the range, with the prices before it', () => {
    expect(computeAverages(prices(19), [{ close: 40 }, { close: 21 }])).toEqual([
      { length: 20, values: [11.5, 12.5] },
    ])
  })
})

describe('groupRows', () => {
  // Thursday and Friday, then Monday and Tuesday of the next month.
  const rows = [
    { date: '2026-07-30', open: 10, high: 12, low: 9, close: 11, volume: 5 },
    { date: '2026-07-31', open: 11, high: 15, low: 10, close: 14, volume: 6 },
    { date: '2026-08-03', open: 14, high: 14, low: 8, close: 9, volume: 7 },
    { date: '2026-08-04', open: 9, high: 10, low: 9, close: 10, volume: 8 },
  ]
  const merged = [
    { date: '2026-07-31', open: 10, high: 15, low: 9, close: 14, volume: 11 },
    { date: '2026-08-04', open: 14, high: 14, low: 8, close: 10, volume: 15 },
  ]

  it('groups days into weeks and months: first open, last close, extremes and sum', () => {
    expect(groupRows('week', rows).candles).toEqual(merged)
    expect(groupRows('month', rows).candles).toEqual(merged)
    expect(groupRows('day', rows)).toEqual({ candles: rows, hasPartialCandles: false })
  })

  it.each([
    { name: 'within a month', on: ['2026-07-31'], opens: [11, 14], volumes: [6, 15], isPartial: true },
    { name: 'as it begins', on: ['2026-08-03'], opens: [10, 14], volumes: [11, 15], isPartial: false },
    { name: 'without trading', on: ['2026-08-02'], opens: [10, 14], volumes: [11, 15], isPartial: false },
    { name: 'twice', on: ['2026-08-04', '2026-07-31'], opens: [11, 9], volumes: [6, 8], isPartial: true },
    { name: 'before the first', on: ['2026-07-30'], opens: [10, 14], volumes: [11, 15], isPartial: false },
  ])('begins a month with the days from an action on: $name', ({ on, opens, volumes, isPartial }) => {
    const { candles, hasPartialCandles } = groupRows('month', rows, on)
    expect(candles.map(({ open }) => open)).toEqual(opens)
    expect(candles.map(({ volume }) => volume)).toEqual(volumes)
    expect(hasPartialCandles).toBe(isPartial)
  })

  it('is partial if the days before a corporate action had no trades', () => {
    const untraded = rows.map((row, index) => (index === 0 ? { ...row, volume: 0 } : row))
    expect(groupRows('month', untraded, ['2026-07-31'])).toMatchObject({ hasPartialCandles: true })
  })

  it('keeps the extremes of earlier shares out of a month', () => {
    const { candles } = groupRows(
      'month',
      [{ date: '2026-07-29', open: 50, high: 60, low: 1, close: 55, volume: 1 }, ...rows],
      ['2026-07-30'],
    )
    expect(candles[0]).toEqual(merged[0])
  })

  it('keeps the week around New Year together', () => {
    const days = ['2026-12-31', '2027-01-01', '2027-01-04'].map((date) => createRow(date, 1))
    expect(groupRows('week', days).candles.map(({ date }) => date)).toEqual(['2027-01-01', '2027-01-04'])
  })
})

describe('pairedChanges', () => {
  it('begins on the first common day, and repeats closes on days without trading', () => {
    const own = [
      { date: '2026-01-05', close: 90 },
      { date: '2026-01-06', close: 100 },
      { date: '2026-01-08', close: 120 },
    ]
    const other = [
      { date: '2026-01-06', close: 50 },
      { date: '2026-01-07', close: 55 },
    ]
    expect(pairedChanges(own, other)).toEqual([
      { date: '2026-01-06', own: 0, other: 0 },
      { date: '2026-01-07', own: 0, other: expect.closeTo(0.1) },
      { date: '2026-01-08', own: expect.closeTo(0.2), other: expect.closeTo(0.1) },
    ])
  })

  it('is empty for shares without a common day', () => {
    expect(pairedChanges([{ date: '2026-01-05', close: 1 }], [{ date: '2026-01-06', close: 1 }])).toEqual([])
  })

  it('ends at the last trade of a share that has been suspended since', () => {
    const own = [
      { date: '2026-08-13', close: 100 },
      { date: '2026-08-14', close: 90 },
    ]
    const other = [...own, { date: '2026-11-27', close: 120 }]
    expect(pairedChanges(own, other).at(-1)?.date).toBe('2026-08-14')
    expect(pairedChanges(other, own).at(-1)?.date).toBe('2026-08-14')
  })
})

describe('parseChartView', () => {
  const parseView = (search: string) => parseChartView(new URLSearchParams(search))

  it('parses the parameters, and tickers in any case', () => {
    expect(parseView('type=candles&averages=shown&prices=raw&scale=log&index=hidden&versus=+bqns')).toEqual({
      type: 'candles',
      hasAverages: true,
      isAdjusted: false,
      isLog: true,
      index: 'hidden',
      versus: 'BQNS',
    })
    expect(parseView('versus=+')).toEqual(defaultChart)
  })

  it.each(['BSKL-W', 'Samudra Kelola', 'sector'])('keeps %s, which is no ticker, as typed', (versus) => {
    expect(parseChartView(new URLSearchParams({ versus })).versus).toBe(versus)
  })

  it.each(['type=pie', 'averages=1', 'prices=', 'scale=linear', 'index=1'])('has defaults for %s', (text) => {
    expect(parseView(text)).toEqual(defaultChart)
  })
})

describe('queryOfChart', () => {
  it('has only parameters that the page cache knows', () => {
    expect(pageRoutes.companyDetail.query).toEqual(
      expect.arrayContaining(Object.keys(queryOfChart('1Y', defaultChart))),
    )
  })

  it('omits options that a comparison does not have', () => {
    const query = queryOfChart('3Y', {
      type: 'candles',
      hasAverages: true,
      isAdjusted: false,
      isLog: true,
      index: null,
      versus: 'AVPU',
    })
    expect(query).toMatchObject({ range: '3Y', type: null, averages: null, prices: null, versus: 'AVPU' })
    expect(query).toMatchObject({ scale: null, index: null })
  })

  it.each([
    { range: '1M', index: 'shown', expected: 'shown' },
    { range: '1M', index: 'hidden', expected: null },
    { range: '3M', index: 'shown', expected: null },
    { range: '3M', index: 'hidden', expected: 'hidden' },
  ] as const)('has index=$expected for an index that is $index in $range', ({ range, index, expected }) => {
    expect(queryOfChart(range, { ...defaultChart, index }).index).toBe(expected)
  })

  it('keeps a logarithmic scale for a year or more', () => {
    const scales = (['6M', '1Y', 'max'] as const).map(
      (range) => queryOfChart(range, { ...defaultChart, isLog: true }).scale,
    )
    expect(scales).toEqual([null, 'log', 'log'])
  })
})
