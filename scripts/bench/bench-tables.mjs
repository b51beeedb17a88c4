import { keystrokeLimitMs, slowdown } from './keystroke-bench.mjs'
import { percentOf } from './peers-table.mjs'

/**
 * @param {import('../session/report.mjs').Report} report
 * @param {string} machine
 * @param {import('./calculators-bench.mjs').CalculatorMeasurement[]} calculators
 */
export function printCalculators({ line }, machine, calculators) {
  line(`\n  ${machine}\n`)
  line('  | calculators, one core | a second | at least | met | × plain loop |')
  line('  |---|---:|---:|---|---:|')
  for (const { what, perSecond, limit, againstPlainLoop } of calculators) {
    const met = limit === null ? '' : perSecond >= limit ? 'yes' : 'no'
    line(`  | ${what} | ${perSecond} | ${limit ?? ''} | ${met} | ${againstPlainLoop} |`)
  }
}

/**
 * @param {import('../session/report.mjs').Report} report
 * @param {{ title: string, percent: number }[]} shares
 */
export function printProfile({ line }, shares) {
  line('\n  | a page made anew: whose code ran | % |')
  line('  |---|---:|')
  for (const { title, percent } of shares) line(`  | ${title} | ${percent} |`)
}

/**
 * @param {import('../session/report.mjs').Report} report
 * @param {import('./search-bench.mjs').SearchMeasurement[]} search
 */
export function printSearch({ line }, search) {
  line('\n  | search over 50,000 documents | phrases | p50 ms | p95 ms | p99 ms | slowest |')
  line('  |---|---:|---:|---:|---:|---|')
  for (const { what, phrases, p50Ms, p95Ms, p99Ms, slowest } of search) {
    line(`  | ${what} | ${phrases} | ${p50Ms} | ${p95Ms} | ${p99Ms} | ${slowest} |`)
  }
}

/**
 * @param {import('../session/report.mjs').Report} report
 * @param {string} machine
 * @param {import('./market-bench.mjs').MarketMeasurement} market
 */
export function printMarket({ line }, machine, { imports, answers, memory }) {
  line(`\n  ${machine}\n`)
  line('  | import | rows | seconds | rows/s | importer CPU s | peak MB |')
  line('  |---|---:|---:|---:|---:|---:|')
  for (const { what, rows, seconds, rowsPerSecond, cpuSeconds, peakMegabytes } of imports) {
    line(
      `  | ${what} | ${rows} | ${seconds} | ${rowsPerSecond} | ${cpuSeconds} | ${peakMegabytes ?? 'unknown'} |`,
    )
  }
  line('\n  | answer | requests/s | p50 ms | p99 ms | failed |')
  line('  |---|---:|---:|---:|---:|')
  for (const { what, requestsPerSecond, p50Ms, p99Ms, failed } of answers) {
    line(`  | ${what} | ${Math.round(requestsPerSecond)} | ${p50Ms} | ${p99Ms} | ${failed} |`)
  }
  line()
  for (const [what, megabytes] of Object.entries(memory)) line(`  ${what}: ${megabytes ?? 'unknown'}`)
}

/**
 * @param {import('../session/report.mjs').Report} report
 * @param {import('./keystroke-bench.mjs').KeystrokeMeasurement[]} keystrokes
 */
export function printKeystrokes({ line }, keystrokes) {
  line(
    `\n  | work for a keystroke, processor ${slowdown} × slower | keystrokes | drawn within ${keystrokeLimitMs} ms | answered, median ms | drawn, median ms | drawn, worst ms |`,
  )
  line('  |---|---:|---:|---:|---:|---:|')
  for (const { what, keystrokes: count, withinLimit, answeredMs, medianMs, worstMs } of keystrokes) {
    line(`  | ${what} | ${count} | ${withinLimit} | ${answeredMs} | ${medianMs} | ${worstMs} |`)
  }
}

/**
 * @param {import('../session/report.mjs').Report} report
 * @param {string} machine
 * @param {{ results: Record<string, Record<string, import('./bench-load.mjs').Measurement>>,
 *   memory: Record<string, number | null>, rounds: number, secondsARound: number, generator: string }} measured
 */
export function printPages({ line }, machine, { results, memory, rounds, secondsARound, generator }) {
  line(`\n  ${machine}; ${rounds} interleaved rounds of ${secondsARound} s, medians; load by ${generator}\n`)
  line('  | page | what | requests/s | p50 ms | p99 ms | of plain | generator busy | failed |')
  line('  |---|---|---:|---:|---:|---:|---:|---:|')
  for (const [page, contenders] of Object.entries(results)) {
    const plain = contenders['plain node:http']?.requestsPerSecond ?? 0
    for (const [what, { requestsPerSecond, p50Ms, p99Ms, failed, generatorBusy }] of Object.entries(
      contenders,
    )) {
      const ratio = (requestsPerSecond / plain).toFixed(3)
      line(
        `  | ${page} | ${what} | ${Math.round(requestsPerSecond)} | ${p50Ms} | ${p99Ms} | ${ratio} | ${percentOf(generatorBusy)} | ${failed} |`,
      )
    }
  }
  line()
  for (const [what, megabytes] of Object.entries(memory)) line(`  ${what}: ${megabytes ?? 'unknown'}`)
}

/** What the last size may cost at most, as a multiple of the first. */
const mostGrowth = 1.5

/**
 * Pages may not grow; the search with the logarithm of the articles, the site map with their number.
 *
 * @param {import('./growth-bench.mjs').Growth} growth
 * @param {number} first how many articles there are at first
 * @param {number} last
 */
function mostRatio(growth, first, last) {
  if (growth === 'page') return mostGrowth
  return mostGrowth * (growth === 'linear' ? last / first : Math.log(last) / Math.log(Math.max(2, first)))
}

/**
 * @param {import('../session/report.mjs').Report} report
 * @param {string} machine
 * @param {Awaited<ReturnType<typeof import('./growth-bench.mjs').measureGrowth>>} grown
 */
export function printGrowth({ line }, machine, { articles, measured, memory }) {
  line(`\n  ${machine}; nothing kept, medians of 15\n`)
  line(`  | ms with so many articles | ${articles.join(' | ')} | largest to smallest | at most | met |`)
  line(`  |---|${articles.map(() => '---:|').join('')}---:|---:|---|`)
  for (const { what, growth, ms, ratio } of measured) {
    const most = mostRatio(growth, articles[0] ?? 1, articles.at(-1) ?? 1)
    const limit = growth === 'page' ? `${most}` : `${most.toFixed(1)} (${growth})`
    line(`  | ${what} | ${ms.join(' | ')} | ${ratio} | ${limit} | ${ratio <= most ? 'yes' : 'no'} |`)
  }
  line(
    `  | memory of the web node after it (MB) | ${memory.map((megabytes) => megabytes ?? '?').join(' | ')} | | | |`,
  )
}
