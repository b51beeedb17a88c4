import { describe, expect, it } from 'vitest'
import { parseChartView } from './parse-chart-view.server.ts'

describe('the other company of a chart', () => {
  it.each([
    { typed: 'bskl', versus: 'BSKL' },
    { typed: 'BSKL.JK', versus: 'BSKL' },
    { typed: '$bskl', versus: 'BSKL' },
    { typed: 'saham BSKL', versus: 'BSKL' },
    { typed: 'BSKL-W', versus: 'BSKL-W' },
    { typed: 'Samudra Kelola', versus: 'Samudra Kelola' },
    { typed: 'sector', versus: 'sector' },
    { typed: ' ', versus: null },
  ])('is $versus for "$typed"', ({ typed, versus }) => {
    expect(parseChartView(new URLSearchParams({ versus: typed })).versus).toBe(versus)
  })
})
