import { describe, expect, it } from 'vitest'
import { growthInWords, growthOf, leaksIn } from './soak-growth.mjs'

/** @typedef {import('./soak-growth.mjs').Weight} Weight */

/**
 * Six samples a minute of a heap that fills and is collected at each third sample.
 *
 * @param {{ service?: string, startedAt?: number, hours?: number, heap?: (minutes: number) => number, files?: (minutes: number) => number }} of
 * @returns {Weight[]}
 */
function life({ service = 'cms', startedAt = 1000, hours = 2, heap = () => 200, files = () => 50 }) {
  return Array.from({ length: hours * 360 }, (_, number) => {
    const minutes = number / 6
    return {
      service,
      minutes,
      // As each reading reckons it anew.
      startedAt: startedAt + (number % 2) * 0.001,
      heapMegabytes: heap(minutes) + (number % 3) * 40,
      residentMegabytes: 400 + (number % 3) * 40,
      openFiles: Math.round(files(minutes)),
    }
  })
}

const soak = { minutes: 120, lasting: ['cms'] }

describe('growthOf', () => {
  it('sees through a heap that is filled and collected all the time', () => {
    const growth = growthOf(life({ heap: (minutes) => 200 + minutes / 300 }))
    expect(growth.cms?.heap?.anHour).toBeCloseTo(0.2, 1)
    expect(leaksIn(growth, soak)).toEqual([])
  })

  it('finds a leak of memory, and one of files', () => {
    const weights = [
      ...life({ heap: (minutes) => 200 + minutes / 2 }),
      ...life({ service: 'market', files: (minutes) => 50 + minutes / 5 }),
    ]
    expect(leaksIn(growthOf(weights), soak)).toEqual([
      expect.stringMatching(/^cms keeps 30\.\d ± 0\.\d MB more an hour$/),
      expect.stringMatching(/^market keeps 1[12]\.\d ± 0\.\d files more open an hour$/),
    ])
  })

  it.each([
    { name: 'caches that fill at first', heap: (/** @type {number} */ at) => 200 + 10 * Math.min(at, 14) },
    { name: 'a cache that fills later', heap: (/** @type {number} */ at) => (at < 70 ? 200 : 205) },
    { name: 'one more connection', files: (/** @type {number} */ at) => (at < 40 ? 50 : 52) },
  ])('takes no step for a leak: $name', (steps) => {
    expect(leaksIn(growthOf(life(steps)), soak)).toEqual([])
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
    expect(leaksIn(growth, soak)).toEqual([])
    expect(growthInWords(growth)).toContain('web at most 480 MB and 50 files, 2 processes, none judged')
  })
})

describe('leaksIn', () => {
  it('does not take what nobody saw for what does not grow', () => {
    const unseen = ['nobody saw what cms takes for 60 minutes']
    expect(leaksIn(growthOf([]), soak)).toEqual(unseen)
    const twoHoursApart = life({}).filter(({ minutes }) => minutes < 20 || minutes > 110)
    expect(leaksIn(growthOf(twoHoursApart), soak)).toEqual(unseen)
    expect(leaksIn(growthOf(life({ hours: 0.5 })), { ...soak, minutes: 30 })).toEqual([])
  })
})
