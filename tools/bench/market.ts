import { join } from 'node:path'
import { baseDay } from '../../apps/market/demo/demo-dates.ts'
import { query } from '../database/query.ts'
import { runScript } from '../site/fill.ts'
import type { Bench } from './bench-context.ts'
import { atMost, median, percentile, printTable, printVerdicts, rounded } from './table.ts'
import { responseTimes, startUncachedNode } from './web-node.ts'

const companies = 1_000
const years = 2
const renderP95Ms = 60
const paths = {
  company: '/id/riset-dan-berita/daftar-informasi-perusahaan/bqns',
  market: '/id/riset-dan-berita/pasar',
  screener: '/id/riset-dan-berita/penyaring-saham',
}

/** Renders a company and the pages of the whole market, with their data in the memory of the web node. */
export async function measureMarket(bench: Bench): Promise<void> {
  const { context, site, isShort } = bench
  const { report, processes, dataDir } = context
  await report.step(`Import ${companies} companies`, async () => {
    const folder = join(dataDir, 'generated-market')
    const size = ['--companies', String(companies), '--years', String(years)]
    await runScript({ site, processes }, 'market', 'generate', [...size, folder])
    // The generated prices end on the base day, and the day of the page is the latest one.
    await query(site.database.marketUrl, 'delete from prices where day > $1', [baseDay])
    for (const part of ['companies', 'history', 'day']) {
      await runScript({ site, processes }, 'market', 'import', [join(folder, part)])
    }
  })
  // The first response after an import computes the figures of all companies, which a page may not wait for.
  for (const path of ['market-day', 'snapshot', 'screener']) {
    await responseTimes(`http://127.0.0.1:${site.ports.market}/apids/${path}`, 1)
  }
  const url = await startUncachedNode(bench, { PAGE_CACHE: 'off' })
  const count = isShort ? 50 : 200
  const measured: [string, number[]][] = []
  for (const [page, path] of Object.entries(paths)) {
    const times = await report.step(`Measure the ${page} page`, async () => {
      // A process gets faster during its first hundreds of requests.
      await responseTimes(`${url}${path}`, count)
      return responseTimes(`${url}${path}`, count)
    })
    measured.push([page, times])
  }
  printTable(
    report,
    `ms with ${companies} companies | p50 | p95`,
    measured.map(([page, times]) => [page, rounded(median(times)), rounded(percentile(times, 0.95))]),
  )
  printVerdicts(
    report,
    measured.map(([page, times]) =>
      atMost(`the ${page} page's p95`, percentile(times, 0.95), renderP95Ms, 'ms'),
    ),
  )
}
