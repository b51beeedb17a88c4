import { printVerdicts } from './verdicts.mjs'

/**
 * @param {import('../session/report.mjs').Report} report
 * @param {string} machine
 * @param {import('./load-bench.mjs').LoadMeasurement} measured
 */
export function printLoad({ line }, machine, measured) {
  const { capacity, perSecond, minutes, crowdTimes, crowdSeconds, stretches, targets } = measured
  line(`\n  ${machine}; one node can do ${capacity} visitors a second, a tenth of them misses`)
  line(
    `  ${perSecond} a second for ${minutes} min, ${crowdTimes} × as many for ${crowdSeconds} s in the middle\n`,
  )
  line(
    '  | | visitors | hits p50 ms | p99 ms | p99.9 ms | sender late, p99 ms | misses made | refused with Retry-After | failed |',
  )
  line('  |---|---:|---:|---:|---:|---:|---:|---:|---:|')
  for (const [what, stretch] of Object.entries(stretches)) {
    const { count, hits, sendersOwnP99Ms, made, shed, otherwiseFailed, faults } = stretch
    const failed = otherwiseFailed === 0 ? '0' : JSON.stringify(faults)
    line(
      `  | ${what} | ${count} | ${hits.p50Ms} | ${hits.p99Ms} | ${hits.p999Ms} | ${sendersOwnP99Ms} | ${made} | ${shed} | ${failed} |`,
    )
  }
  printVerdicts(line, targets)
}
