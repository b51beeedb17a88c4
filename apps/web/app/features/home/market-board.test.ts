import { describe, expect, it } from 'vitest'
import { marketBoard } from './market-board.server.ts'

const date = '2026-11-27'
const index = { name: 'Wirasana 40', date, value: 1297.73, change: 8.1, changePercent: 0.63, series: [] }
const breadth = { risen: 0, unchanged: 0, fallen: 0, unknownChange: 0 }
const day = { date, ...breadth, gainers: [], losers: [] }
const facts = { snapshot: { index }, day, series: null, actions: null }

describe('the ranges on the board of the home page', () => {
  it('are named in words where Indonesian abbreviations can be misread', () => {
    const shown = marketBoard('id', '3M', facts).index
    expect(shown?.rangesLabel).toBe('Rentang grafik')
    expect(shown?.ranges.map(({ label, name, to }) => [label, name, to])).toEqual([
      ['1B', '1 bulan', '/id?range=1M'],
      ['3B', '3 bulan', '/id?range=3M'],
      ['6B', '6 bulan', '/id?range=6M'],
      ['1T', '1 tahun', '/id'],
    ])
  })

  it('are short in English', () => {
    const shown = marketBoard('en', '3M', facts).index
    expect(shown?.rangesLabel).toBe('Chart range')
    expect(shown?.ranges.map(({ label, name }) => [label, name])).toEqual([
      ['1M', undefined],
      ['3M', undefined],
      ['6M', undefined],
      ['1Y', undefined],
    ])
  })

  it.each(['1M', '6M', '1Y'] as const)('mark only the current one (%s)', (range) => {
    const ranges = marketBoard('en', range, facts).index?.ranges ?? []
    expect(ranges.filter(({ isCurrent }) => isCurrent).map(({ label }) => label)).toEqual([range])
  })
})
