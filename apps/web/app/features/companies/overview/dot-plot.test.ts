import { describe, expect, it } from 'vitest'
import { createDotPlot } from './dot-plot.server.ts'

const tickers = ['AAAA', 'BBBB', 'CCCC', 'DDDD', 'EEEE', 'FFFF', 'GGGG']
/** Lowest first. */
const list = (...values: number[]) => values.map((value, index) => ({ ticker: tickers[index] ?? '', value }))

describe('createDotPlot', () => {
  it('places the lowest and the highest company at the ends of the track, and the median between them', () => {
    const plot = createDotPlot({ value: 12, values: list(7, 8, 12, 15, 17) }, 'EEEE')
    expect(plot).toMatchObject({ own: 97, others: [3, 12.4, 50, 78.2], median: 50, beyond: [] })
    expect([plot?.lowest.ticker, plot?.highest.ticker]).toEqual(['AAAA', 'EEEE'])
  })

  it.each([
    { name: 'a high value', values: list(8, 9, 10, 11, 120), beyond: ['EEEE'] },
    { name: 'a low value', values: list(-300, -2, 1, 3, 6), beyond: ['AAAA'] },
    { name: 'both', values: list(-500, 9, 10, 11, 500), beyond: ['AAAA', 'EEEE'] },
    { name: 'none of four', values: list(8, 9, 10, 120), beyond: [] },
    { name: 'none if most are equal', values: list(1, 1, 1, 1, 9), beyond: [] },
  ])('keeps the others apart beside $name', ({ values, beyond }) => {
    const plot = createDotPlot({ value: values[2]?.value ?? 0, values }, 'CCCC')
    expect(plot?.beyond.map(({ ticker }) => ticker)).toEqual(beyond)
    for (const place of plot?.others ?? []) {
      expect(place).toBeGreaterThanOrEqual(3)
      expect(place).toBeLessThanOrEqual(97)
    }
  })

  it('has no place for a company without a meaningful value, and lists those nearest to the median', () => {
    const plot = createDotPlot({ value: 4, values: list(1, 2, 3, 4, 5, 6, 90) }, 'LOSS')
    expect(plot).toMatchObject({ own: null, otherCount: 7 })
    expect(plot?.nearest.map(({ value }) => value)).toEqual([6, 5, 4, 3, 2])
  })

  it.each([
    { name: 'two companies', values: list(1, 2) },
    { name: 'none', values: [] },
  ])('is null for $name', ({ values }) => {
    expect(createDotPlot({ value: 'missing', values }, 'AAAA')).toBeNull()
  })
})
