import { describe, expect, it } from 'vitest'
import { drawIndexChart } from './index-chart.server.ts'

const series = (...values: readonly (readonly [string, number])[]) => ({
  code: 'W40',
  name: 'Wirasana 40',
  from: values[0]?.[0] ?? '2026-11-27',
  to: values.at(-1)?.[0] ?? '2026-11-27',
  points: values.map(([date, value]) => ({ date, value })),
})

const year = series(
  ['2026-08-03', 1178.2],
  ['2026-09-01', 1337.4],
  ['2026-10-01', 1134.1],
  ['2026-11-02', 1250],
  ['2026-11-27', 1297.73],
)

describe('drawIndexChart', () => {
  it('draws each value at its date with straight lines', () => {
    expect(drawIndexChart('id', year)?.line).toBe('M9 739l495 -530l513 677l547 -386l427 -159')
  })

  it('names the highest and the lowest day, the last value and the start', () => {
    const chart = drawIndexChart('id', year)
    expect(chart).toMatchObject({
      marks: [
        { text: '1.337 · 1 Sep', anchor: 'middle', dy: '-0.6rem' },
        { text: '1.134 · 1 Okt', anchor: 'middle', dy: '1.1rem' },
      ],
      tag: [{ text: '1.298' }],
    })
    expect(chart?.label).toBe(
      'Wirasana 40 bergerak dari 1.178,20 pada 3 Agustus 2026 menjadi 1.297,73 pada 27 November 2026; terendah 1.134,10 pada 1 Oktober 2026, tertinggi 1.337,40 pada 1 September 2026.',
    )
  })

  it('leaves out a value of the scale that the tag would cover', () => {
    const chart = drawIndexChart('en', series(['2026-11-26', 1100], ['2026-11-27', 1199]))
    expect(chart?.tag[0]?.text).toBe('1,199')
    expect(chart?.ticks.map(({ text }) => text)).not.toContain('1,200')
  })

  it.each([
    { name: 'first', first: 1300, last: 1250, anchor: 'start' },
    { name: 'last', first: 1250, last: 1300, anchor: 'end' },
  ])('keeps the text of a highest value on the $name day within the drawing', ({ first, last, anchor }) => {
    const shown = series(['2026-10-01', first], ['2026-10-15', 1200], ['2026-11-27', last])
    expect(drawIndexChart('id', shown)?.marks[0]?.anchor).toBe(anchor)
  })

  it('draws a level index', () => {
    const chart = drawIndexChart('id', series(['2026-11-26', 1000], ['2026-11-27', 1000]))
    expect(chart?.start).toBe(chart?.end.y)
    expect(JSON.stringify(chart)).not.toMatch(/NaN|Infinity|null/)
  })

  it.each([
    { name: 'once for a level index', values: [1000, 1000], texts: ['1.000 · 1 Nov'] },
    {
      name: 'twice if only the last day differs',
      values: [1000, 1000, 1001],
      texts: ['1.001 · 3 Nov', '1.000 · 1 Nov'],
    },
    {
      name: 'twice if the texts round to one value',
      values: [1000.1, 1000.2],
      texts: ['1.000 · 2 Nov', '1.000 · 1 Nov'],
    },
    {
      name: 'at the first of several highest and lowest days',
      values: [1000, 1001, 1000, 1001],
      texts: ['1.001 · 2 Nov', '1.000 · 1 Nov'],
    },
  ])('marks an extreme $name', ({ values, texts }) => {
    const points = values.map((value, index) => [`2026-11-0${index + 1}`, value] as const)
    expect(drawIndexChart('id', series(...points))?.marks.map(({ text }) => text)).toEqual(texts)
  })

  it.each([
    { name: 'no value', points: [] },
    { name: 'one value', points: [{ date: '2026-11-27', value: 1297.73 }] },
  ])('is null for $name', ({ points }) => {
    expect(drawIndexChart('id', { ...year, points })).toBeNull()
  })

  it('is null without an index', () => {
    expect(drawIndexChart('id', { ...year, name: null })).toBeNull()
  })
})
