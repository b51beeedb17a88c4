import { describe, expect, it } from 'vitest'
import { ringSegments } from './ownership-ring.ts'

describe('ringSegments', () => {
  it('starts each segment at the end of the previous one', () => {
    expect(ringSegments([54.2, 7.85, 37.95])).toEqual([
      { dash: '53.6 46.4', offset: 25 },
      { dash: '7.25 92.75', offset: -29.2 },
      { dash: '37.35 62.65', offset: -37.05 },
    ])
  })

  it('draws nothing for a holding that is thinner than the gap', () => {
    expect(ringSegments([0.1])).toEqual([{ dash: '0 100', offset: 25 }])
  })
})
