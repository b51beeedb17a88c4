import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import type { Bench } from './bench-context.ts'
import { firstArticle } from './pages.ts'
import { startProfiledNode } from './profile.ts'
import { atMost, printTable, printVerdicts, rounded } from './table.ts'
import { toNodeDirectory, untilWarm, webUrl } from './web-node.ts'

const maxRestMb = 205
const maxSumMb = 700
const maxGrowthMb = 0
/** The most expensive kind of hit, compared with the cheapest. */
const maxCostRatio = 100
const megabyte = 1024 ** 2

const br = { 'accept-encoding': 'br' }
/** Requests that the page cache or the memory answers, by what they differ in. */
const kinds = (path: string, etag: string) => ({
  Brotli: { path, headers: br },
  gzip: { path, headers: { 'accept-encoding': 'gzip' } },
  'no coding': { path, headers: {} },
  HEAD: { path, headers: br, method: 'HEAD' },
  unchanged: { path, headers: { ...br, 'if-none-match': etag } },
  'another query': { path: `${path}?utm_source=a`, headers: br },
  data: { path: `${path}.data`, headers: br },
  'data, no coding': { path: `${path}.data`, headers: {} },
  'no such page': { path: `${path}-a`, headers: br },
  'built file': { path: '/icon.svg', headers: {} },
})
type Kind = Parameters<typeof request>[1]

/** What one node weighs at rest and after many hits, what all services weigh, and what each kind of hit costs. */
export async function measureNode(bench: Bench): Promise<void> {
  const { context, site, isShort } = bench
  const sumMb = readTreeMb(process.pid)
  const path = await firstArticle(webUrl(site))
  const { url, control } = await startProfiledNode(bench, { PAGE_CACHE: 'on' })
  await context.report.step('Wait until the node is warm', () =>
    untilWarm({ dataDir: toNodeDirectory(context.dataDir) }),
  )
  const etag = (await fetch(`${url}${path}`, { headers: br })).headers.get('etag') ?? ''
  const count = isShort ? 1_000 : 10_000
  const costs: (readonly [string, number])[] = []
  for (const [kind, options] of Object.entries(kinds(path, etag))) {
    await context.report.step(`${count} requests: ${kind}`, async () => {
      // A process gets faster during its first hundreds of requests.
      await sendAll(url, options, count / 10)
      await control('start')
      await sendAll(url, options, count)
      costs.push([kind, ((await control('stop')).allMs / count) * 1_000])
    })
  }
  const before = (await control('memory')).rssBytes / megabyte
  await context.report.step(`${count} requests`, () => sendAll(url, { path, headers: br }, count))
  const after = (await control('memory')).rssBytes / megabyte
  printTable(
    context.report,
    'hit | CPU µs',
    costs.map(([kind, us]) => [kind, Math.round(us)]),
  )
  const all = costs.map(([, us]) => us)
  printVerdicts(context.report, [
    atMost(
      'the most expensive hit, times the cheapest',
      Math.max(...all) / Math.min(...all),
      maxCostRatio,
      '',
    ),
    atMost('a node', before, maxRestMb, 'MB'),
    atMost(`its growth over ${count} more requests`, rounded(after - before, 0), maxGrowthMb, 'MB'),
    atMost('all services, database and mail catcher', sumMb, maxSumMb, 'MB'),
  ])
}

/** Sends requests over a few connections, each after the response to the one before. */
async function sendAll(url: string, options: Kind, count: number): Promise<void> {
  let left = count
  const sendInTurn = async () => {
    while (left-- > 0) {
      await new Promise<void>((resolve, reject) => {
        request(url, options, (response) => response.resume().on('end', resolve))
          .on('error', reject)
          .end()
      })
    }
  }
  await Promise.all(Array.from({ length: 8 }, sendInTurn))
}

/** The memory of all descendants of a process, with shared pages divided among their users. */
function readTreeMb(pid: number): number {
  const parents = readdirSync('/proc').flatMap((id) => {
    const parent = /^PPid:\t(\d+)/m.exec(readProcess(id, 'status'))?.[1]
    return parent === undefined ? [] : [[Number(id), Number(parent)] as const]
  })
  const sumOver = (ancestor: number): number =>
    parents
      .filter(([, parent]) => parent === ancestor)
      .reduce((sum, [id]) => sum + readPssKb(id) + sumOver(id), 0)
  return sumOver(pid) / 1_024
}

const readPssKb = (id: number): number =>
  Number(/^Pss: +(\d+)/m.exec(readProcess(String(id), 'smaps_rollup'))?.[1] ?? 0)

/** Empty for a process that has ended, and for other entries. */
function readProcess(id: string, file: string): string {
  try {
    return /^\d+$/.test(id) ? readFileSync(`/proc/${id}/${file}`, 'utf8') : ''
  } catch {
    return ''
  }
}
