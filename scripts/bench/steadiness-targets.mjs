import { atMost } from './verdicts.mjs'

/**
 * @typedef {import('./verdicts.mjs').Verdict} Verdict
 *
 * @typedef {object} Figures what the targets are about
 * @property {number} failedPages whose latencies are in no other figure
 * @property {number} quietP99Ms
 * @property {number} busyP99Ms
 * @property {number} floodedP99Ms
 * @property {Record<string, import('./percentiles.mjs').Spread>} visible
 * @property {{ beforeMegabytes: number, afterMegabytes: number }} memory
 * @property {import('./soak.mjs').Soaked} soak
 */

/**
 * @param {Figures} figures
 * @returns {Verdict[]}
 */
export function steadinessVerdicts({
  failedPages,
  quietP99Ms,
  busyP99Ms,
  floodedP99Ms,
  visible,
  memory,
  soak,
}) {
  return [
    atMost('pages that failed, misses apart', failedPages, 0, 'visitors'),
    atMost("hits' p99 with misses and publishing ÷ quiet", busyP99Ms / quietP99Ms, 5, '×'),
    atMost("hits' p99 under a flood of pictures ÷ quiet", floodedP99Ms / quietP99Ms, 2, '×'),
    ...Object.entries(visible).map(([page, { p99Ms }]) =>
      atMost(`publish → visible in the ${page}, p99`, p99Ms, 500, 'ms'),
    ),
    atMost('memory after the load ÷ before', memory.afterMegabytes / memory.beforeMegabytes, 1.2, '×'),
    flat('memory in the soak', soak.memory, 'MB'),
    flat('open files in the soak', soak.files, 'files'),
  ]
}

/**
 * @param {string} what
 * @param {import('./soak.mjs').Trend} trend
 * @param {string} unit
 * @returns {Verdict}
 */
function flat(what, { perMinute, error, limit, trend }, unit) {
  const target = `≤ ${limit} ${unit}/min, or not told apart from 0, ± ${limit} at the most`
  const value = `${perMinute} ± ${error} ${unit}/min: ${trend}`
  return { what, target, value, isMet: trend === 'flat' }
}
