import { describe, expect, it } from 'vitest'
import { loadVerdicts, reportOf, secondsToRecover, shedFault } from './load-targets.mjs'

/** @typedef {import('./arrivals.mjs').Asked} Asked */

/** @param {number} latencyMs @returns {Asked} */
const hit = (latencyMs) => ({ answer: 'kept', latencyMs, sentLateMs: 0, isPage: true })
/** @param {string} fault @param {boolean} [isPage] @returns {Asked} */
const failed = (fault, isPage = false) => ({ answer: 'failed', latencyMs: 5, sentLateMs: 0, fault, isPage })

describe('secondsToRecover', () => {
  /** `.` is a good second, `l` has late hits, in `s` somebody is sent away. @type {Record<string, Asked[]>} */
  const seconds = { '.': [hit(1), hit(2)], l: [hit(900), hit(2)], s: [hit(3), failed(shedFault)] }
  const calm = '.'.repeat(30)

  it.each([
    { name: 'is nothing where all is as before at once', course: '...', expected: 0 },
    {
      name: 'passes seconds with late hits, and such in which somebody was sent away',
      course: 'ls.',
      expected: 2,
    },
    { name: 'is not over with the first good second', course: `.${'l'.repeat(100)}.`, expected: 101 },
    { name: 'never comes where hits stay late', course: '.ll', expected: Number.POSITIVE_INFINITY },
    { name: 'never comes where nobody came', course: '', expected: Number.POSITIVE_INFINITY },
    { name: 'does not wait for a lone bad second long after', course: `l${calm}l${calm}l`, expected: 1 },
    { name: 'waits for one soon after', course: `..l${calm}`, expected: 3 },
    { name: 'waits for two that are near each other', course: `${calm}l..s${calm}`, expected: 34 },
  ])('$name', ({ course, expected }) => {
    const arrivals = [...course].flatMap((second) => seconds[second] ?? [])
    expect(secondsToRecover(arrivals, { perSecond: 2, inTimeMs: 100 })).toBe(expected)
  })
})

describe('loadVerdicts', () => {
  const isMet = (/** @type {Asked[]} */ arrivals, recoverySeconds = 0) =>
    loadVerdicts({ stretches: [reportOf(arrivals)], recoverySeconds }).map((verdict) => verdict.isMet)

  it('allow that misses are refused with Retry-After', () => {
    expect(isMet([hit(1), failed(shedFault)])).toEqual([true, true, true])
  })

  it('do not allow that of a page which is kept', () => {
    const refused = failed(shedFault, true)
    expect(isMet([hit(1), ...Array.from({ length: 999 }, () => refused)])).toEqual([false, true, true])
    expect(reportOf([refused, failed(shedFault)])).toMatchObject({
      shed: 1,
      otherwiseFailed: 1,
      faults: { [`${shedFault}, a kept page`]: 1 },
    })
  })

  it('allow no other failure, no late hit and no slow recovery', () => {
    expect(isMet([hit(1), failed('503')])).toEqual([false, true, true])
    expect(isMet([hit(1_001)])).toEqual([true, false, true])
    expect(isMet([{ ...hit(1_001), answer: 'made' }])).toEqual([true, false, true])
    expect(isMet([hit(1)], 6)).toEqual([true, true, false])
  })
})
