import { setTimeout as delay } from 'node:timers/promises'
import { serviceTitles, untilEnd } from './services.mjs'

const mostEnds = 5
const withinMs = 60_000
const pauseMs = 500

/**
 * Starts a service again whenever it ends by itself: the others answer from what they keep meanwhile. One that ends
 * again and again has a fault that starting does not mend.
 *
 * @param {import('./services.mjs').Service} service its process is the one that runs
 * @param {object} options
 * @param {() => import('./services.mjs').Service} options.start
 * @param {Pick<import('../session/report.mjs').Report, 'line'>} options.report
 * @param {() => boolean} options.isEnding whether everything is being ended anyway
 * @returns {Promise<import('../session/fault.mjs').Fault>} when it is given up
 */
export async function keepRunning(service, { start, report, isEnding }) {
  const ends = countEnds()
  while (true) {
    const fault = await untilEnd(service)
    if (isEnding() || ends.isOneTooMany()) return fault
    report.line(`  The ${serviceTitles[service.name]} has ended by itself and is started again.`)
    await delay(pauseMs)
    if (isEnding()) return fault
    service.process = start().process
  }
}

/** Says of each end whether there have been too many of them within a minute. */
export function countEnds() {
  /** @type {number[]} */
  const ends = []
  return {
    isOneTooMany() {
      const now = Date.now()
      ends.push(now)
      return ends.filter((end) => now - end < withinMs).length > mostEnds
    },
  }
}
