import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@site/operations/free-port.ts'
import type { Bench } from './bench-context.ts'
import { partNames } from './cpu-shares.ts'
import { firstArticle } from './pages.ts'
import { printTable, rounded } from './table.ts'
import { responseTimes, startUncachedNode, webUrl } from './web-node.ts'

interface Usage {
  /** CPU time of all threads, and of the main one. */
  readonly allMs: number
  readonly mainMs: number
  readonly shares: Readonly<Record<string, number>>
  readonly rssBytes: number
}

/** A web node that measures itself (profiled-node.ts). */
export async function startProfiledNode(bench: Bench, env: NodeJS.ProcessEnv) {
  const port = await freePort()
  const url = await startUncachedNode(bench, {
    ...env,
    NODE_OPTIONS: `--import=${new URL(`./profiled-node.ts?port=${port}`, import.meta.url).href}`,
  })
  const control = async (action: string): Promise<Usage> =>
    (await fetch(`http://127.0.0.1:${port}/${action}`)).json()
  return { url, control }
}

/** The CPU time of a rendered page by part, with its data in memory, and of `renderToString` of the same tree. */
export async function measureProfile(bench: Bench): Promise<void> {
  const { report } = bench.context
  const { url, control } = await startProfiledNode(bench, { PAGE_CACHE: 'off' })
  const pages = {
    list: '/id/blog',
    article: await firstArticle(webUrl(bench.site)),
    company: '/id/riset-dan-berita/daftar-informasi-perusahaan/bqns',
    market: '/id/riset-dan-berita/pasar',
    screener: '/id/riset-dan-berita/penyaring-saham',
  }
  const count = bench.isShort ? 100 : 500
  const columns: (readonly [string, Readonly<Record<string, number>>])[] = []
  for (const [page, path] of Object.entries(pages)) {
    await report.step(`Profile the ${page} page`, async () => {
      // A process gets faster during its first hundreds of requests.
      await responseTimes(`${url}${path}`, count)
      await control('start')
      await responseTimes(`${url}${path}`, count)
      const { allMs, mainMs } = await control('stop')
      await control('start-profile')
      // It blocks the loop, and a node with a late loop rejects requests.
      await delay(1_000)
      await responseTimes(`${url}${path}`, count)
      const { shares } = await control('stop')
      const { mainMs: bareMs } = await control('bare')
      await delay(1_000)
      const pageMs = mainMs / count
      const times = Object.fromEntries(partNames.map((name) => [name, pageMs * (shares[name] ?? 0)]))
      const sums = {
        'main thread': pageMs,
        'other threads': (allMs - mainMs) / count,
        renderToString: bareMs,
      }
      columns.push([page, { ...times, ...sums, 'renderToString ÷ main thread': bareMs / pageMs }])
    })
  }
  printTable(
    report,
    `CPU ms of a page | ${columns.map(([page]) => page).join(' | ')}`,
    Object.keys(columns[0]?.[1] ?? {}).map((part) => [
      part,
      ...columns.map(([, times]) => rounded(times[part] ?? Number.NaN, 2)),
    ]),
  )
}
