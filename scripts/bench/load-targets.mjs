import { spreadOf } from './percentiles.mjs'

/**
 * @typedef {import('./arrivals.mjs').Arrival} Arrival
 * @typedef {{ count: number, hits: import('./percentiles.mjs').Spread, sendersOwnP99Ms: number, made: number, shed: number, otherwiseFailed: number,
 *   faults: Record<string, number> }} Stretch
 */

/** What a page that is not kept is refused with while there is too much to do. */
export const shedFault = '503 with Retry-After'
const hitsP99Ms = 1_000
const mostRecoverySeconds = 5

/** @param {readonly Arrival[]} arrivals */
export const hitsOf = (arrivals) =>
  arrivals.filter(({ answer }) => answer === 'kept').map(({ latencyMs }) => latencyMs)

/**
 * @param {readonly Arrival[]} arrivals
 * @returns {Stretch}
 */
export function reportOf(arrivals) {
  /** @type {Record<string, number>} */
  const faults = {}
  for (const { fault } of arrivals) if (fault) faults[fault] = (faults[fault] ?? 0) + 1
  const failed = arrivals.filter(({ answer }) => answer === 'failed').length
  const shed = faults[shedFault] ?? 0
  return {
    count: arrivals.length,
    hits: spreadOf(hitsOf(arrivals)),
    sendersOwnP99Ms: spreadOf(arrivals.map(({ sentLateMs }) => sentLateMs)).p99Ms,
    made: arrivals.filter(({ answer }) => answer === 'made').length,
    shed,
    otherwiseFailed: failed - shed,
    faults,
  }
}

/**
 * How long after the crowd the first whole second comes in which every visitor is answered and hits are in time; Infinity
 * where none does.
 *
 * @param {readonly Arrival[]} arrivals since the end of the crowd, in the order of their coming
 * @param {{ perSecond: number, inTimeMs: number }} options
 */
export function secondsToRecover(arrivals, { perSecond, inTimeMs }) {
  for (let second = 0; (second + 1) * perSecond <= arrivals.length; second += 1) {
    const within = arrivals.slice(second * perSecond, (second + 1) * perSecond)
    const isAnswered = within.every(({ answer }) => answer !== 'failed')
    if (isAnswered && spreadOf(hitsOf(within)).p99Ms <= inTimeMs) return second
  }
  return Number.POSITIVE_INFINITY
}

/**
 * @param {{ stretches: readonly Stretch[], recoverySeconds: number }} figures
 * @returns {import('./steadiness-targets.mjs').Verdict[]}
 */
export function loadVerdicts({ stretches, recoverySeconds }) {
  const failed = stretches.reduce((sum, { otherwiseFailed }) => sum + otherwiseFailed, 0)
  const worstP99 = Math.max(...stretches.map(({ hits }) => hits.p99Ms))
  return [
    {
      what: 'failed, but for misses that were refused with Retry-After',
      target: '0',
      value: String(failed),
      isMet: failed === 0,
    },
    {
      what: "hits' p99, the crowd included",
      target: `≤ ${hitsP99Ms} ms`,
      value: `${worstP99} ms`,
      isMet: worstP99 <= hitsP99Ms,
    },
    {
      what: 'recovery after the crowd',
      target: `≤ ${mostRecoverySeconds} s`,
      value: `${recoverySeconds} s`,
      isMet: recoverySeconds <= mostRecoverySeconds,
    },
  ]
}
