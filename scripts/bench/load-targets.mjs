import { spreadOf } from './percentiles.mjs'
import { atMost } from './verdicts.mjs'

/**
 * @typedef {import('./arrivals.mjs').Asked} Asked
 * @typedef {{ count: number, hits: import('./percentiles.mjs').Spread, sendersOwnP99Ms: number, made: number, shed: number, otherwiseFailed: number,
 *   faults: Record<string, number> }} Stretch
 */

/** What a page that is not kept is refused with while there is too much to do. */
export const shedFault = '503 with Retry-After'
const hitsP99Ms = 1_000
const mostRecoverySeconds = 5
/** A crowd that is over so long has left no queue: a single bad second then is the machine's own. */
const calmSeconds = 30

/** Of the pages that are kept, also where one was made anew: its visitor waited. @param {readonly Asked[]} arrivals */
export const hitsOf = (arrivals) =>
  arrivals.filter(({ isPage, answer }) => isPage && answer !== 'failed').map(({ latencyMs }) => latencyMs)

/**
 * `faults` without the misses that were refused as they may be. A page that is kept has to be answered.
 *
 * @param {readonly Asked[]} arrivals
 * @returns {Stretch}
 */
export function reportOf(arrivals) {
  /** @type {Record<string, number>} */
  const faults = {}
  const failed = arrivals.filter(({ answer }) => answer === 'failed')
  const notShed = failed.filter(({ isPage, fault }) => isPage || fault !== shedFault)
  for (const { isPage, fault } of notShed) {
    const what = `${fault}${isPage ? ', a kept page' : ''}`
    faults[what] = (faults[what] ?? 0) + 1
  }
  return {
    count: arrivals.length,
    hits: spreadOf(hitsOf(arrivals)),
    sendersOwnP99Ms: spreadOf(arrivals.map(({ sentLateMs }) => sentLateMs)).p99Ms,
    made: arrivals.filter(({ isPage, answer }) => !isPage && answer === 'made').length,
    shed: failed.length - notShed.length,
    otherwiseFailed: notShed.length,
    faults,
  }
}

/**
 * How many seconds after the crowd the last bad one is over: one in which somebody is sent away or hits are late. Infinity
 * where that is the last of all. Later than `calmSeconds`, one bad second with as many good ones on either side does not
 * count; two near each other do, whenever they come.
 *
 * @param {readonly Asked[]} arrivals since the end of the crowd, in the order of their coming
 * @param {{ perSecond: number, inTimeMs: number }} options
 */
export function secondsToRecover(arrivals, { perSecond, inTimeMs }) {
  const seconds = Math.floor(arrivals.length / perSecond)
  const bad = Array.from({ length: seconds }, (_, second) => second).filter((second) => {
    const within = arrivals.slice(second * perSecond, (second + 1) * perSecond)
    const isAnswered = within.every(({ answer }) => answer !== 'failed')
    return !isAnswered || !(spreadOf(hitsOf(within)).p99Ms <= inTimeMs)
  })
  const lastBad = bad.findLast(
    (second) =>
      second < calmSeconds ||
      bad.some((other) => other !== second && Math.abs(other - second) <= calmSeconds),
  )
  if (seconds === 0 || lastBad === seconds - 1) return Number.POSITIVE_INFINITY
  return lastBad === undefined ? 0 : lastBad + 1
}

/**
 * @param {{ stretches: readonly Stretch[], recoverySeconds: number }} figures
 * @returns {import('./verdicts.mjs').Verdict[]}
 */
export function loadVerdicts({ stretches, recoverySeconds }) {
  const failed = stretches.reduce((sum, { otherwiseFailed }) => sum + otherwiseFailed, 0)
  const worstP99 = Math.max(...stretches.map(({ hits }) => hits.p99Ms))
  return [
    atMost('failed, but for misses that were refused with Retry-After', failed, 0, 'visitors'),
    atMost("hits' p99, the crowd included", worstP99, hitsP99Ms, 'ms'),
    atMost('recovery after the crowd', recoverySeconds, mostRecoverySeconds, 's'),
  ]
}
