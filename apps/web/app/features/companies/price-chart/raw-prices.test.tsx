import type { PriceMark } from '@site/contracts/market/prices.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createRow, drawPrices, priceBreak } from './chart-source.fixture.ts'
import { PriceChartPicture } from './price-chart-picture.tsx'
import type { ChartSource } from './price-chart-source.server.ts'

/** One old share became two on the second day. */
const split: PriceMark = { date: '2026-06-24', kind: 'split', factor: 0.5, amount: null, ratio: null }
const dividend: PriceMark = { date: '2026-06-24', kind: 'dividend', factor: 1, amount: 118, ratio: null }

const unexplained = { ...priceBreak, date: '2026-06-24', dateBefore: '2026-06-23' }

function drawChart(changes: Partial<ChartSource>) {
  const rows = [createRow('2026-06-23', 1000), createRow('2026-06-24', 510), createRow('2026-06-25', 520)]
  const chart = drawPrices([], {
    locale: 'id',
    isAdjusted: false,
    rows,
    from: '2026-06-23',
    to: '2026-06-25',
    asOf: '2026-06-25',
    ...changes,
  })
  if (chart === null) throw new Error('There is no chart.')
  return {
    label: chart.label,
    method: chart.method,
    chart,
    html: renderToStaticMarkup(<PriceChartPicture chart={chart} locale="id" />),
  }
}

const explanation =
  'Perubahannya tidak ditampilkan, karena aksi korporasi dalam rentang ini mengubah harga. Harga yang disesuaikan dapat dibandingkan.'

describe('a chart of prices as traded', () => {
  it.each([
    { name: 'a split', changes: { marks: [split] } },
    {
      name: 'a reverse split',
      changes: { marks: [{ ...split, kind: 'reverseSplit' as const, factor: 10 }] },
    },
    { name: 'a rights issue', changes: { marks: [{ ...split, kind: 'rights' as const, factor: 0.97 }] } },
    {
      name: 'an action that only the reference price shows',
      changes: { breaks: [unexplained] },
    },
  ])('shows no change across $name, and says why', ({ changes }) => {
    const { label, method, html } = drawChart(changes)
    expect(label).toContain('dari 1.000 menjadi 520, terendah')
    expect(method).toContain(explanation)
    expect(html).not.toContain('data-format="change"')
    expect(html).not.toContain('Perubahan')
  })

  it.each([
    { name: 'a cash dividend', changes: { marks: [dividend] } },
    { name: 'a split on the first day', changes: { marks: [{ ...split, date: '2026-06-23' }] } },
    { name: 'a split after the last day', changes: { marks: [{ ...split, date: '2026-07-01' }] } },
    {
      name: 'a wrong reference price',
      changes: { breaks: [{ ...unexplained, kind: 'wrongReference' as const, factor: 1 }] },
    },
    { name: 'adjusted prices', changes: { isAdjusted: true, marks: [split] } },
  ])('shows the change with $name', ({ changes }) => {
    const { label, method, html } = drawChart(changes)
    expect(label).toContain('(−48,00%)')
    expect(method).not.toContain(explanation)
    expect(html).toContain('data-base="1000"')
  })

  describe('with weekly candles', () => {
    const days = Array.from({ length: 54 }, (_, week) =>
      [0, 1, 2, 3, 4].map((day) =>
        new Date(Date.UTC(2026, 0, 5 + 7 * week + day)).toISOString().slice(0, 10),
      ),
    ).flat()
    // Wednesday of the twelfth week.
    const day = '2026-03-25'
    const rows = days.map((date) => createRow(date, date < day ? 1000 : 500))
    const cut =
      'Jika aksi korporasi dalam satu minggu mengubah harga, candlestick dan volumenya dimulai pada hari aksi itu.'
    const candles = { type: 'candles' as const, rows }

    it('draws no fall in the week of a split, and says why', () => {
      const { method, chart } = drawChart({ ...candles, marks: [{ ...split, date: day }] })
      expect(method).toContain(cut)
      expect(chart.candles?.down.bodies).toBe('')
      expect(chart.step).toBe('week')
    })

    it.each([
      { name: 'a split on Monday', changes: { marks: [{ ...split, date: '2026-03-23' }] } },
      { name: 'a cash dividend', changes: { marks: [{ ...dividend, date: day }] } },
      { name: 'adjusted prices', changes: { isAdjusted: true, marks: [{ ...split, date: day }] } },
      { name: 'a line', changes: { type: 'line' as const, marks: [{ ...split, date: day }] } },
    ])('keeps every day with $name', ({ changes }) => {
      expect(drawChart({ ...candles, ...changes }).method).not.toContain(cut)
    })
  })

  it('says that it has no averages', () => {
    expect(drawChart({ isWithoutAverages: true }).method).toContain(
      'Rata-rata hanya dihitung dari harga yang disesuaikan.',
    )
  })
})
