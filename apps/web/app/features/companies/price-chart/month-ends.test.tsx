import type { PriceRow } from '@site/contracts/market/prices.ts'
import { describe, expect, it } from 'vitest'
import { renderAt } from '#app/navigation/render-at.fixture.tsx'
import { drawPrices, noTotals } from './chart-source.fixture.ts'
import { MonthEnds } from './month-ends.tsx'

const day: PriceRow = {
  date: '2026-11-19',
  open: null,
  high: 130,
  low: 90,
  close: 120,
  volume: 1_000,
  ...noTotals,
}

function renderHtml(...rows: PriceRow[]): string {
  const chart = drawPrices([], { rows, from: '2026-11-19', to: '2026-11-20', asOf: '2026-11-20' })
  return renderAt('/en', chart && <MonthEnds chart={chart} locale="en" />)
}

describe('the table of a price chart', () => {
  it('states that an absent open is not available', () => {
    expect(renderHtml(day, { ...day, date: '2026-11-20', open: 110 })).toMatch(
      /November 19, 2026<\/th><td[^>]*><span aria-hidden="true">–<\/span><span class="sr-only">data not available/,
    )
  })

  it('has columns for the totals of a day that any of its days has', () => {
    const html = renderHtml(day, {
      ...day,
      date: '2026-11-20',
      value: 120_000,
      regularValue: 100_000,
      foreignBuy: 500,
      foreignSell: 700,
    })
    expect(html).toMatch(/Value, all markets \(IDR\).*Value, regular market \(IDR\).*120,000.*100,000/)
    expect(html).toMatch(/Net foreign trading.*−200/)
    expect(html).not.toContain('Trades')
  })

  it('has a value without trades of other markets as that of the regular market', () => {
    const html = renderHtml(day, { ...day, date: '2026-11-20', value: 120_000 })
    expect(html).toMatch(/Value, regular market \(IDR\).*120,000/)
    expect(html).not.toContain('all markets')
  })
})
