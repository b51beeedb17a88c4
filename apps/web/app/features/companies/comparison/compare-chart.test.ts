import { describe, expect, it } from 'vitest'
import { compareChart } from './compare-chart.server.ts'

function days(count: number): string[] {
  return Array.from({ length: count }, (_, position) => {
    const date = new Date(Date.UTC(2026, 0, 5 + position))
    return date.toISOString().slice(0, 10)
  })
}

function drawChart(
  closes: Readonly<Record<string, readonly (number | null)[]>>,
  breaks: Readonly<Record<string, string>> = {},
  index: { name: string; points: { date: string; value: number }[] } | null = null,
) {
  const companies = Object.entries(closes).map(([ticker, values]) => ({
    ticker,
    closes: [...values],
    brokenOn: breaks[ticker] ?? null,
  }))
  const count = companies[0]?.closes.length ?? 0
  return compareChart({ companies, days: days(count), range: '1M' } as const, index)
}

describe('compareChart', () => {
  it("returns each share's change in percent from the first common day", () => {
    const { drawing, omitted } = drawChart({
      AAAA: [50, 100, 110, 120, 90],
      BBBB: [null, 200, 200, 190, 210],
    })
    expect(omitted).toEqual([])
    expect(drawing).toMatchObject({ from: '2026-01-06', to: '2026-01-09', isLater: true })
    expect(drawing?.lines.map(({ ticker, change }) => [ticker, change])).toEqual([
      ['AAAA', -0.1],
      ['BBBB', 0.05],
    ])
    expect(drawing?.table.rows.map(({ changes }) => changes)).toEqual([
      [-0.1, 0.05],
      [0.2, -0.05],
      [0.1, 0],
      [0, 0],
    ])
  })

  describe('with the index', () => {
    const indexOn = (...values: (number | null)[]) => ({
      name: 'Wirasana 40',
      points: values.flatMap((value, position) =>
        value === null ? [] : { date: days(5)[position] ?? '', value },
      ),
    })
    const closes = { AAAA: [50, 100, 110, 120, 90], BBBB: [null, 200, 200, 190, 210] }
    const findIndex = (index: ReturnType<typeof indexOn>) =>
      drawChart(closes, {}, index).drawing?.lines.find(({ isIndex }) => isIndex)

    it('has it as the last line, from the first common day of the companies', () => {
      const { drawing } = drawChart(closes, {}, indexOn(900, 1000, 1010, 1020, 1100))
      expect(drawing?.lines.map(({ ticker, isIndex }) => [ticker, isIndex])).toEqual([
        ['AAAA', false],
        ['BBBB', false],
        ['Wirasana 40', true],
      ])
      expect(drawing?.lines[2]).toMatchObject({ change: 0.1, until: null })
      expect(drawing?.table.rows[0]?.changes).toEqual([-0.1, 0.05, 0.1])
    })

    it.each([
      { name: 'no value on that day', index: indexOn(900, null, 1010, 1020, 1100) },
      { name: 'no values', index: indexOn() },
      { name: 'no name', index: { ...indexOn(900, 1000), name: '' } },
    ])('has no line for an index with $name', ({ index }) => {
      expect(findIndex(index)).toBeUndefined()
    })

    it('ends with its last value', () => {
      expect(findIndex(indexOn(900, 1000, 1010))).toMatchObject({ change: 0.01, until: '2026-01-07' })
    })
  })

  it('repeats the last close on a day without trading, and ends with the last trading day', () => {
    const { drawing } = drawChart({
      AAAA: [100, 100, 100, 100, 100],
      STOP: [100, null, 80, null, null],
    })
    const [, stopped] = drawing?.lines ?? []
    expect(stopped).toMatchObject({ change: -0.2, until: '2026-01-07' })
    expect(drawing?.table.rows.map(({ changes }) => changes[1])).toEqual([null, null, -0.2, 0, 0])
    expect(drawing?.lines[0]?.until).toBeNull()
  })

  it('names the companies whose earlier prices cannot be compared', () => {
    const { broken } = drawChart({ AAAA: [50, 100, 110], BBBB: [null, 200, 200] }, { BBBB: '2026-01-06' })
    expect(broken).toEqual([{ ticker: 'BBBB', brokenOn: '2026-01-06' }])
  })

  it('excludes shares that were not traded or were listed too late, with their dates', () => {
    const { drawing, omitted } = drawChart({
      AAAA: [1, 2, 3, 4, 5, 6],
      NONE: [null, null, null, null, null, null],
      LATE: [null, null, null, null, null, 7],
    })
    expect(drawing?.lines.map(({ ticker }) => ticker)).toEqual(['AAAA'])
    expect(omitted).toEqual([
      { ticker: 'NONE', from: null, to: null },
      { ticker: 'LATE', from: '2026-01-10', to: '2026-01-10' },
    ])
  })

  it('has no chart if no share was traded', () => {
    expect(drawChart({ NONE: [] }).drawing).toBeNull()
    expect(drawChart({ NONE: [null, null] }).drawing).toBeNull()
    expect(drawChart({ ONCE: [null, 5] }).drawing).toBeNull()
  })

  it('tabulates months for a long range, and quarters for a very long one', () => {
    const rising = (count: number) => Array.from({ length: count }, (_, position) => 100 + position)
    expect(drawChart({ AAAA: rising(365) }).drawing?.table).toMatchObject({ step: 'month' })
    const long = drawChart({ AAAA: rising(365 * 5) }).drawing
    expect(long?.table.step).toBe('quarter')
    expect(long?.table.rows.length).toBeLessThan(25)
  })
})
