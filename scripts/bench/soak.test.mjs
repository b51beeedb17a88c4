import { describe, expect, it } from 'vitest'
import { judgeSoak } from './soak.mjs'

/**
 * @param {number} minutes
 * @param {(minutes: number) => number} megabytes
 */
const samples = (minutes, megabytes) =>
  Array.from({ length: minutes * 12 + 1 }, (_, number) => {
    const at = number / 12
    return { minutes: at, megabytes: megabytes(at), files: 40, keptMegabytes: 64 }
  })

describe('a soak', () => {
  it('does not count the two minutes in which the cache fills', () => {
    const { settlingMinutes, memory, files } = judgeSoak(samples(10, (at) => Math.min(at, 2) * 50))
    expect(settlingMinutes).toBe(2)
    expect(memory).toEqual({ perMinute: 0, error: 0, limit: 1, trend: 'flat' })
    expect(files.trend).toBe('flat')
  })

  it('shows what grows afterwards', () => {
    const { memory } = judgeSoak(samples(10, (at) => 150 + 3 * at))
    expect(memory).toEqual({ perMinute: 3, error: 0, limit: 1, trend: 'grows' })
  })

  it('says nothing of memory that jumps about by more than it may grow', () => {
    const { memory } = judgeSoak(samples(10, (at) => 150 + 60 * (Math.round(at * 12) % 2)))
    expect(memory.trend).toBe('too noisy')
  })

  it('leaves two thirds of a short one to be judged', () => {
    expect(judgeSoak(samples(3, () => 150)).settlingMinutes).toBe(1)
  })
})
