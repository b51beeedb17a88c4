import type { MarketDay } from '@site/contracts/market/market-day.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { mover, day as sampleDay } from '#app/market/sample-market-day.fixture.ts'
import { MarketTable } from './market-table.tsx'

const day: MarketDay = {
  ...sampleDay,
  date: '2026-11-20',
  risen: 27,
  fallen: 9,
  unchanged: 3,
  tradedValue: 960_300_000_000,
  gainers: [mover('BQNS', 1.98)],
  losers: [],
}
const renderHtml = (shown: Partial<MarketDay>, marketDate = '2026-11-20') =>
  renderToStaticMarkup(<MarketTable day={{ ...day, ...shown }} locale="en" marketDate={marketDate} />)

describe('the market of a note', () => {
  it('counts the shares whose change is unknown instead of none that rose', () => {
    const html = renderHtml({ risen: 0, fallen: 0, unchanged: 0, unknownChange: 812 })
    expect(html).toContain('The price changes of 812 shares are not available. Value traded')
    expect(html).not.toContain('0 shares rose')
  })

  it('shows the date, the numbers of gainers and losers, and the volume', () => {
    const html = renderHtml({})
    expect(html).toContain('Close on November 20, 2026.')
    expect(html).toContain('27 shares rose, 9 fell, 3 unchanged. Value traded IDR\u00a0960.3\u00a0billion.')
    expect(html).toMatch(/1,284\.56.*\+0\.84%/)
    expect(html).not.toContain('no close for the day')
  })

  it('shows the last index with its date while that of the day is late', () => {
    const lastIndex = {
      name: 'Wirasana 40',
      date: '2026-11-19',
      value: 1273.86,
      change: 1,
      changePercent: 0.08,
    }
    expect(renderHtml({ index: null, lastIndex })).toMatch(
      /Wirasana 40 as of November 19, 2026<.*1,273\.86.*\+0\.08%/,
    )
  })

  it("states that the previous day is shown if the note's day has no close", () => {
    expect(renderHtml({}, '2026-11-23')).toContain('There is no close for the day of this note')
  })

  it('omits losers if there are none, and the table if no price changed', () => {
    expect(renderHtml({})).not.toContain('Top losers')
    expect(renderHtml({})).toMatch(/Top gainers.*BQNS.*4,120.*\+1\.98%/)
    expect(renderHtml({ gainers: [] })).not.toContain('<table')
  })

  it('states that there is no data before the first trading day', () => {
    expect(renderHtml({ date: null, index: null })).toContain('There is no market data up to that day yet.')
  })
})
