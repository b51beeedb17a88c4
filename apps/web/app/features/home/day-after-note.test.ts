import type { SectorDay } from '@site/contracts/market/market-day.ts'
import { describe, expect, it } from 'vitest'
import { describeDayAfter } from './day-after-note.server.ts'
import { drawSectorBars } from './sector-bars.server.ts'

const sector = (code: SectorDay['code'], changePercent: number | null): SectorDay => ({
  code,
  name: { id: `Sektor ${code}`, en: `Sector ${code}` },
  companies: 1,
  marketValue: 100,
  marketValueChange: changePercent,
  changePercent,
})

describe('drawSectorBars', () => {
  it('draws bars from zero, largest change first, on the smallest scale that fits', () => {
    const bars = drawSectorBars('id', [sector('A', -1), sector('B', 1.5), sector('C', 0)])
    expect(bars?.ends).toEqual(['−2%', '+2%'])
    expect(bars?.bars.map(({ code, left, width, change }) => ({ code, left, width, change }))).toEqual([
      { code: 'B', left: 50, width: 37.5, change: 0.015 },
      { code: 'C', left: 50, width: 0, change: 0 },
      { code: 'A', left: 25, width: 25, change: -0.01 },
    ])
  })

  it.each([
    { change: 2, end: '+2%' },
    { change: -2.01, end: '+3%' },
    { change: 7, end: '+10%' },
    { change: 40.2, end: '+41%' },
  ])('has a scale to $end for $change', ({ change, end }) => {
    expect(drawSectorBars('en', [sector('A', change)])?.ends[1]).toBe(end)
  })

  it('leaves out sectors whose change is unknown, and is null without any other', () => {
    expect(drawSectorBars('en', [sector('A', null), sector('B', 1)])?.bars).toHaveLength(1)
    expect(drawSectorBars('en', [sector('A', null)])).toBeNull()
    expect(drawSectorBars('en', [])).toBeNull()
  })

  it('marks those between the two at each end', () => {
    const eleven = (['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'] as const).map((code, index) =>
      sector(code, 5 - index),
    )
    const bars = drawSectorBars('en', eleven)?.bars ?? []
    expect(bars.map(({ isInMiddle }) => Number(isInMiddle)).join('')).toBe('00111111100')
  })
})

describe('describeDayAfter', () => {
  const day = {
    date: '2026-11-27',
    index: { name: 'Wirasana 40', value: 1297, change: -5, changePercent: -0.43, streak: 1 },
    sectors: [sector('A', -1)],
    tradedValue: 1,
    averageValue: null,
    regular: null,
  }
  const read = (marketDate: string | null) =>
    describeDayAfter('id', day, marketDate === null ? null : { marketDate })

  it('has the sentence of a day for a note of the same day', () => {
    expect(read('2026-11-27')?.sentence).toBe('Sektor A menekan indeks.')
  })

  it.each(['2026-11-30', '2026-11-26', null])('has no sentence for another day: %s', (marketDate) => {
    expect(read(marketDate)).toMatchObject({ date: '2026-11-27', sentence: null })
  })
})
