import { printVerdicts } from './verdicts.mjs'

/**
 * @param {import('../session/report.mjs').Report} report
 * @param {string} machine
 * @param {import('./steadiness-bench.mjs').SteadinessMeasurement} measured
 */
export function printSteadiness(
  { line },
  machine,
  { perSecond, stretches, flood, visible, before, after, soak, targets },
) {
  line(`\n  ${machine}; ${perSecond} visitors a second, timed from when each was due; one web node\n`)
  line(
    '  | while | hits | p50 ms | p99 ms | p99.9 ms | sender late, p99 ms | made anew: p50 / p99 | misses: p50 / p99 | failed |',
  )
  line('  |---|---:|---:|---:|---:|---:|---:|---:|---:|')
  for (const { what, hits, sendersOwnP99Ms, made, misses, failed, faults } of stretches) {
    const figures = `${hits.p50Ms} | ${hits.p99Ms} | ${hits.p999Ms} | ${sendersOwnP99Ms}`
    line(
      `  | ${what} | ${hits.count} | ${figures} | ${pair(made)} | ${pair(misses)} | ${failed ? JSON.stringify(faults) : 0} |`,
    )
  }
  const parts = Object.keys(stretches[0]?.ofOneProcessor ?? {})
  line(`\n  | share of one processor | ${parts.join(' | ')} | machine idle |`)
  line(`  |---|${parts.map(() => '---:|').join('')}---:|`)
  for (const { what, ofOneProcessor, idleShare } of stretches) {
    const shares = parts.map((part) => percent(ofOneProcessor[part] ?? 0)).join(' | ')
    line(`  | ${what} | ${shares} | ${percent(idleShare)} |`)
  }
  line(`\n  pictures asked for in the flood, by status: ${JSON.stringify(flood.byStatus)}`)
  for (const [page, { count, p50Ms, p99Ms, worstMs }] of Object.entries(visible)) {
    line(
      `  publish → visible in the ${page}, ${count} times: p50 ${p50Ms} ms, p99 ${p99Ms} ms, worst ${worstMs} ms`,
    )
  }
  const weights = [
    ['before', before],
    ['after the load', after],
    ['soak, once settled', soak.first],
    ['soak, at its end', soak.last],
  ]
  line('\n  | web node | memory MB | of it kept pages MB | open files |')
  line('  |---|---:|---:|---:|')
  for (const [what, { megabytes, keptMegabytes, files }] of /** @type {[string, typeof before][]} */ (
    weights
  )) {
    line(`  | ${what} | ${Math.round(megabytes)} | ${Math.round(keptMegabytes)} | ${files} |`)
  }
  printVerdicts(line, targets)
}

/** @param {import('./percentiles.mjs').Spread} spread */
const pair = ({ count, p50Ms, p99Ms }) => (count === 0 ? '–' : `${count}: ${p50Ms} / ${p99Ms}`)

/** @param {number} share */
const percent = (share) => `${Math.round(share * 100)} %`
