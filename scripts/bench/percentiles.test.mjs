import { describe, expect, it } from 'vitest'
import { spreadOf } from './percentiles.mjs'

describe('percentiles', () => {
  it('are values that were measured, in any order', () => {
    const thousand = Array.from({ length: 1000 }, (_, number) => 1000 - number)
    expect(spreadOf(thousand)).toEqual({ count: 1000, p50Ms: 500, p99Ms: 990, p999Ms: 999, worstMs: 1000 })
  })

  it('of few are the worst', () => {
    expect(spreadOf([3, 1, 2])).toEqual({ count: 3, p50Ms: 2, p99Ms: 3, p999Ms: 3, worstMs: 3 })
  })

  it('of nothing are no numbers', () => {
    expect(spreadOf([])).toEqual({ count: 0, p50Ms: NaN, p99Ms: NaN, p999Ms: NaN, worstMs: NaN })
  })
})
