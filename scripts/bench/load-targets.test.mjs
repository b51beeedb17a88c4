import { describe, expect, it } from 'vitest'
import { loadVerdicts, reportOf, secondsToRecover, shedFault } from './load-targets.mjs'

/** @typedef {import('./arrivals.mjs').Arrival} Arrival */

/** @param {number} latencyMs @returns {Arrival} */
const hit = (latencyMs) => ({ answer: 'kept', latencyMs, sentLateMs: 0 })
/** @param {string} fault @returns {Arrival} */
const failed = (fault) => ({ answer: 'failed', latencyMs: 5, sentLateMs: 0, fault })
const options = { perSecond: 2, inTimeMs: 100 }

describe('secondsToRecover', () => {
  it('is nothing where the first second is as before', () => {
    expect(secondsToRecover([hit(1), hit(2)], options)).toBe(0)
  })

  it('passes seconds with late hits, and such in which somebody was sent away', () => {
    const arrivals = [hit(900), hit(2), hit(3), failed(shedFault), hit(1), hit(2)]
    expect(secondsToRecover(arrivals, options)).toBe(2)
  })

  it('never comes where hits stay late', () => {
    expect(secondsToRecover([hit(900), hit(900)], options)).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('loadVerdicts', () => {
  const isMet = (/** @type {Arrival[]} */ arrivals, recoverySeconds = 0) =>
    loadVerdicts({ stretches: [reportOf(arrivals)], recoverySeconds }).map((verdict) => verdict.isMet)

  it('allow that misses are refused with Retry-After', () => {
    expect(isMet([hit(1), failed(shedFault)])).toEqual([true, true, true])
  })

  it('allow no other failure, no late hit and no slow recovery', () => {
    expect(isMet([hit(1), failed('503')])).toEqual([false, true, true])
    expect(isMet([hit(1_001)])).toEqual([true, false, true])
    expect(isMet([hit(1)], 6)).toEqual([true, true, false])
  })
})
