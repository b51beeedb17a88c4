import { describe, expect, it } from 'vitest'
import { growthInWords, growthOf, leaksIn } from './leaks.mjs'

/** @typedef {import('./leaks.mjs').Weight} Weight */

/**
 * Two samples a minute of what a process keeps, two of three while something is asked of it.
 *
 * @param {{ service?: string, startedAt?: number, hours?: number, heap?: (minutes: number) => number, files?: (minutes: number) => number }} of
 * @returns {Weight[]}
 */
function life({ service = 'cms', startedAt = 1000, hours = 2, heap = () => 200, files = () => 50 }) {
  return Array.from({ length: hours * 120 }, (_, number) => {
    const minutes = number / 2
    return {
      service,
      minutes,
      startedAt,
      heapMegabytes: heap(minutes) + (number % 3) * 40,
      residentMegabytes: 400 + (number % 3) * 40,
      openFiles: Math.round(files(minutes)),
    }
  })
}

const lasting = { cms: 120 }

describe('growthOf', () => {
  it('sees through what requests hold for a moment', () => {
    const growth = growthOf(life({ heap: (minutes) => 200 + minutes / 300 }))
    expect(growth.cms?.heap?.anHour).toBeCloseTo(0.2, 1)
    expect(leaksIn(growth, lasting)).toEqual([])
  })

  it('finds a leak of memory, and one of files', () => {
    const weights = [
      ...life({ heap: (minutes) => 200 + minutes / 2 }),
      ...life({ service: 'market', files: (minutes) => 50 + minutes / 5 }),
    ]
    expect(leaksIn(growthOf(weights), lasting)).toEqual([
      expect.stringMatching(/^cms keeps 30\.\d ± 0\.\d MB more an hour$/),
      expect.stringMatching(/^market keeps 1[12]\.\d ± 0\.\d files more open an hour$/),
    ])
  })

  it.each([
    { name: 'caches that fill at first', heap: (/** @type {number} */ at) => 200 + 10 * Math.min(at, 14) },
    { name: 'a cache that fills later', heap: (/** @type {number} */ at) => (at < 70 ? 200 : 205) },
    { name: 'one more connection', files: (/** @type {number} */ at) => (at < 40 ? 50 : 52) },
  ])('takes no step for a leak: $name', (steps) => {
    expect(leaksIn(growthOf(life(steps)), lasting)).toEqual([])
  })

  it('says so where it swings too much for anybody to tell', () => {
    const swings = life({ heap: (minutes) => 200 + 20 * Math.sin(minutes) })
    expect(leaksIn(growthOf(swings), lasting)).toEqual([
      expect.stringMatching(/^nobody can tell whether cms grows: -?\d\.\d ± [1-9]\.\d MB\/h$/),
    ])
  })

  it('is not misled by a last window of a few samples', () => {
    const late = life({})
      .slice(0, 1)
      .map((weight) => ({ ...weight, minutes: 120.1, heapMegabytes: 290 }))
    expect(growthOf([...life({}), ...late]).cms?.heap?.anHour).toBeCloseTo(0, 1)
  })

  it('judges no process that was killed early, and says so', () => {
    const killed = [
      ...life({ service: 'web', hours: 0.3 }),
      ...life({ service: 'web', startedAt: 3000, hours: 0.2 }),
    ]
    const growth = growthOf([...killed, ...life({})])
    expect(growth.web).toMatchObject({ processes: 2, mostMegabytes: 480, mostFiles: 50, heap: null })
    expect(leaksIn(growth, lasting)).toEqual([])
    expect(growthInWords(growth)).toContain('web at most 480 MB and 50 files, 2 processes, none judged')
  })
})

describe('leaksIn', () => {
  it('does not take what nobody saw for what does not grow', () => {
    const unseen = ['nobody saw what cms takes for 60 minutes']
    expect(leaksIn(growthOf([]), lasting)).toEqual(unseen)
    const twoHoursApart = life({}).filter(({ minutes }) => minutes < 20 || minutes > 110)
    expect(leaksIn(growthOf(twoHoursApart), lasting)).toEqual(unseen)
    expect(leaksIn(growthOf(life({ hours: 0.5 })), { cms: 30 })).toEqual([])
  })
})
