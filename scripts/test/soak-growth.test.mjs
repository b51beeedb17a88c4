import { describe, expect, it } from 'vitest'
import { growthInWords, growthOf, leaksIn } from './soak-growth.mjs'

/** Six samples a minute of a heap that is collected each third sample. @param {Partial<import('./soak-growth.mjs').Weight> & { anHour?: number, hours?: number, filesAnHour?: number }} of */
function life({ service = 'cms', startedAt = 1000, anHour = 0, filesAnHour = 0, hours = 2 }) {
  return Array.from({ length: hours * 360 }, (_, number) => {
    const minutes = number / 6
    return {
      service,
      minutes,
      startedAt: startedAt + (number % 2) * 0.001,
      heapMegabytes: 200 + (number % 3) * 40 + (anHour * minutes) / 60,
      residentMegabytes: 400 + (number % 3) * 40,
      openFiles: 50 + Math.round((filesAnHour * minutes) / 60),
    }
  })
}

describe('growthOf', () => {
  it('sees through a heap that is filled and collected all the time', () => {
    const { cms } = growthOf(life({ anHour: 0.2 }))
    expect(cms?.heap?.anHour).toBeCloseTo(0.2, 1)
    expect(cms?.heap?.trend).toBe('flat')
    expect(leaksIn({ ...(cms && { cms }) })).toEqual([])
  })

  it('finds a leak of memory, and one of files', () => {
    expect(
      leaksIn(growthOf([...life({ anHour: 30 }), ...life({ service: 'market', filesAnHour: 12 })])),
    ).toEqual([
      expect.stringMatching(/^cms keeps 30\.\d ± 0\.\d MB more an hour$/),
      expect.stringMatching(/^market keeps 1[12]\.\d ± 0\.\d files more open an hour$/),
    ])
  })

  it('leaves out the first minutes, which fill caches', () => {
    const filling = life({}).map((one) => ({
      ...one,
      heapMegabytes: one.heapMegabytes + 10 * Math.min(one.minutes, 14),
    }))
    expect(growthOf(filling).cms?.heap?.trend).toBe('flat')
  })

  it('judges no process that was killed before it could be judged', () => {
    const killed = [
      life({ service: 'web', hours: 0.3 }),
      life({ service: 'web', startedAt: 3000, hours: 0.2 }),
    ].flat()
    const growth = growthOf(killed)
    expect(growth.web).toMatchObject({
      processes: 2,
      mostMegabytes: 480,
      mostFiles: 50,
      heap: null,
      files: null,
    })
    expect(leaksIn(growth)).toEqual([])
    expect(growthInWords(growth)).toBe('web at most 480 MB and 50 files in 2 processes')
  })
})
