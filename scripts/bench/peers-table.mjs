import { inKilobytes, names } from './peers-targets.mjs'

/** @param {number | null} share */
export const percentOf = (share) => (share === null ? 'unknown' : `${Math.round(share * 100)} %`)

/**
 * @param {import('../session/report.mjs').Report} report
 * @param {import('./peers-bench.mjs').PeersMeasurement} measured
 */
export function printPeers(
  { line },
  { machine, generator, rounds, secondsARound, versions, rows, servers, scripts, targets },
) {
  const { processors, model, memoryGigabytes, kernel, node } = machine
  line(`\n  ${processors} × ${model}, ${memoryGigabytes} GB, ${kernel}, Node ${node}`)
  line(
    `  ${rounds} interleaved rounds of ${secondsARound} s, medians; one process each; load by ${generator}\n`,
  )
  line(
    '  | page | what | connections | requests/s | spread | p50 ms | p99 ms | CPU s / 1,000 | generator busy | markup of ours | document kB | sent kB | failed |',
  )
  line('  |---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|---:|')
  for (const row of rows) {
    const { page, what, connections, requestsPerSecond, spread, p50Ms, p99Ms, failed } = row
    const sent = `${inKilobytes(row.sentBytes)} ${row.encoding}`
    line(
      `  | ${page} | ${what} | ${connections} | ${Math.round(requestsPerSecond)} | ±${spread} % | ${p50Ms} | ${p99Ms} | ${row.cpuSecondsAThousand ?? 'unknown'} | ${percentOf(row.generatorBusy)} | ${row.ofOurMarkup} | ${inKilobytes(row.documentBytes)} | ${sent} | ${failed} |`,
    )
  }
  if (versions.nginx === 'not installed') line(`  | listing, article | ${names.nginx} | not installed |`)
  line('\n  | server | start to first page | memory at rest MB | at most under load MB | after the load MB |')
  line('  |---|---:|---:|---:|---:|')
  for (const { what, startMs, restMegabytes, peakMegabytes, loadedMegabytes } of servers) {
    line(
      `  | ${what} | ${startMs} ms | ${restMegabytes ?? 'unknown'} | ${peakMegabytes ?? 'unknown'} | ${loadedMegabytes ?? 'unknown'} |`,
    )
  }
  line(
    '\n  | first visit, scripts in gzip | page | in the page | files by load | files that ran | with those fetched ahead | on data-saver |',
  )
  line('  |---|---|---:|---:|---:|---:|---:|')
  for (const { what, ...pages } of scripts) {
    for (const [page, { inlineBytes, byLoadBytes, ranBytes, inAllBytes, saveDataBytes }] of Object.entries(
      pages,
    )) {
      const figures = [inlineBytes, byLoadBytes, ranBytes, inAllBytes, saveDataBytes]
        .map(inKilobytes)
        .join(' | ')
      line(`  | ${what} | ${page} | ${figures} |`)
    }
  }
  line('\n  | target | | measured | by CPU time | met |')
  line('  |---|---|---:|---:|---|')
  for (const { what, target, value, byCpu, isMet } of targets) {
    line(
      `  | ${what} | ${target} | ${value} | ${byCpu} | ${isMet === null ? 'undecided' : isMet ? 'yes' : 'no'} |`,
    )
  }
}
