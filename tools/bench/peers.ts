import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { UserError } from '../errors.ts'
import { findChromium } from '../machine/chromium.ts'
import { resolveServiceHost } from '../site/services.ts'
import type { Bench } from './bench-context.ts'
import { type Contender, names, startContenders } from './contenders.ts'
import { resultsDir } from './figures.ts'
import type { FixtureData } from './fixture-server.ts'
import { type ComparedPage, checkPage, readPages, type Sizes } from './pages.ts'
import { buildPeer, peerNames, peerVersion } from './peer-servers.ts'
import { rawResponse } from './raw-response.ts'
import { findSender, type Measurement, type Sender } from './sender.ts'
import { machine, printTable, printVerdicts, rounded, type Verdict } from './table.ts'
import { webUrl } from './web-node.ts'
import { startWorkerServer } from './worker-server.ts'

const warmUpSeconds = 1

type Checked = Contender & { readonly sizes: Sizes }

interface Row extends Measurement, Sizes {
  readonly page: ComparedPage['name']
  readonly cache: Contender['cache']
  readonly name: string
  readonly connections: number
  /** Half of the difference between the slowest and the fastest round, in percent of the median. */
  readonly spread: number
}

/** The same two pages from this site, from plain servers and from other frameworks (bench/peers/README.md). */
export async function measurePeers(bench: Bench): Promise<void> {
  const { report } = bench.context
  const [rounds, seconds] = bench.isShort ? [1, 1] : [3, 4]
  const sender = await findSender(bench)
  const { contenders, dataUrl } = await checkedContenders(bench)
  const before = machine()
  const rows = await report.step(`Measure ${contenders.length} contenders in turn`, () =>
    measureRows(contenders, { sender, dataUrl, rounds, seconds }),
  )
  const targets = verdicts(rows)
  const versions = Object.fromEntries(peerNames.map((name) => [name, peerVersion(name)]))
  const run = { date: new Date(), machine: before, generator: sender.name, rounds, seconds, versions }
  const file = join(bench.isShort ? bench.context.dataDir : resultsDir, 'peers.json')
  writeFileSync(file, `${JSON.stringify({ ...run, rows, targets }, null, 2)}\n`)
  report.line(`\n  ${before}; ${rounds} interleaved rounds of ${seconds} s, medians; load by ${sender.name}`)
  printTable(
    report,
    'page | cache | what | connections | requests/s | spread | p50 ms | p99 ms | document kB | sent kB | failed',
    rows.map((row) => [
      ...[row.page, row.cache, row.name, row.connections, Math.round(row.requestsPerSecond)],
      ...[`±${row.spread} %`, rounded(row.p50Ms), rounded(row.p99Ms), rounded(row.documentBytes / 1_000)],
      ...[`${rounded(row.sentBytes / 1_000)} ${row.encoding}`, row.failed],
    ]),
  )
  printVerdicts(report, targets)
}

/** Starts everything and checks that all contenders send the same pages. */
async function checkedContenders(bench: Bench) {
  const { context, site } = bench
  const { report, processes, dataDir } = context
  const executablePath = await findChromium({ logDir: join(dataDir, 'logs'), processes })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const reader = await browser.newPage()
    const pages = await report.step('Read our pages as data', () => readPages(webUrl(site), reader))
    const data: FixtureData = {
      pages: Object.fromEntries(pages.map((page) => [page.path, page.data])),
      services: {
        '/apids': `http://${resolveServiceHost('market', site.env)}:${site.ports.market}`,
        '/api': `http://${resolveServiceHost('cms', site.env)}:${site.ports.cms}`,
      },
    }
    const dataUrl = await startWorkerServer(new URL('./fixture-server.ts', import.meta.url), data)
    const peerBench = { ...bench, pages, dataUrl }
    for (const name of peerNames) {
      await report.step(`Install and build ${name} ${peerVersion(name)}`, () => buildPeer(name, peerBench))
    }
    const started = await report.step('Start all servers', () => startContenders(peerBench))
    const contenders: Checked[] = []
    await report.step('Compare the pages', async () => {
      for (const one of started) contenders.push({ ...one, sizes: await checkPage(one, reader) })
    })
    return { contenders, dataUrl }
  } finally {
    await browser.close()
  }
}

/** Interleaved rounds, so that other load on the machine affects all equally; the median round counts. */
async function measureRows(
  contenders: readonly Checked[],
  { sender, dataUrl, rounds, seconds }: { sender: Sender; dataUrl: string; rounds: number; seconds: number },
): Promise<readonly Row[]> {
  const turns = contenders.map((contender) => ({ contender, all: [] as Measurement[] }))
  for (const contender of contenders) await warmUp(contender, sender, dataUrl)
  for (let round = 0; round < rounds; round += 1) {
    for (const { contender, all } of turns) all.push(await sender.send({ ...contender, seconds }))
  }
  return turns.map(({ contender, all }) => summarizeMeasurements(contender, all))
}

/** Throws if a contender renders what it should cache, or the reverse, to detect ineffective settings. */
async function warmUp(contender: Contender, sender: Sender, dataUrl: string): Promise<void> {
  const { name, page, cache, connections } = contender
  const dataRequests = async () => Number((await rawResponse(`${dataUrl}/requests`, 'identity')).body)
  const before = await dataRequests()
  const { requests } = await sender.send({ ...contender, seconds: warmUpSeconds })
  const made = (await dataRequests()) - before
  if (cache === 'hit' ? made <= Math.max(connections, requests / 10) : made >= requests) return
  const ratio = `${made} requests for data for ${requests} pages (${page.name})`
  throw new UserError(`${name} caused ${ratio}, which is no cache ${cache}.`)
}

function summarizeMeasurements(contender: Checked, all: readonly Measurement[]): Row {
  const { page, cache, name, connections, sizes } = contender
  const sorted = all.toSorted((one, other) => one.requestsPerSecond - other.requestsPerSecond)
  const [slowest, median, fastest] = [0, Math.floor(all.length / 2), all.length - 1].map((at) => sorted[at])
  if (!slowest || !median || !fastest) throw new Error(`${name} was never measured`)
  const width = (fastest.requestsPerSecond - slowest.requestsPerSecond) / 2
  const spread = Math.round((width / median.requestsPerSecond) * 100)
  const failed = all.reduce((sum, round) => sum + round.failed, 0)
  return { page: page.name, cache, name, connections, ...median, spread, failed, ...sizes }
}

function verdicts(rows: readonly Row[]): readonly Verdict[] {
  const ratio = (page: Row['page'], cache: Row['cache'], ours: string, theirs: string, target: number) => {
    const compared = rows.filter((row) => row.page === page && row.cache === cache)
    const [one, other] = [ours, theirs].map((name) => compared.find((row) => row.name === name))
    const verdict = { what: `${page}, ${cache}: ${ours} ÷ ${theirs}`, target: `≥ ${target}` }
    if (!one || !other) return { ...verdict, value: 'not measured', isMet: null }
    // Error responses are fast.
    const failed = one.failed + other.failed
    if (failed > 0) return { ...verdict, value: `${failed} requests failed`, isMet: null }
    const times = one.requestsPerSecond / other.requestsPerSecond
    return { ...verdict, value: times.toFixed(2), isMet: times >= target }
  }
  return [
    ratio('article', 'hit', names.ours, names.plain, 0.9),
    ratio('article', 'hit', names.oursBare, names.plainBare, 0.5),
    ratio('article', 'hit', names.ours, names.nginx, 0.65),
    ratio('article', 'hit', names.ours, names.next, 20),
    ratio('article', 'hit', names.ours, names.nextBare, 20),
    ratio('listing', 'miss', names.ours, names.next, 2),
    ratio('listing', 'miss', names.oursBare, names.nextBare, 2),
    ratio('listing', 'miss', names.oursBare, names.nuxt, 1.5),
  ]
}
