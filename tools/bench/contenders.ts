import type { ComparedPage } from './pages.ts'
import { type PeerBench, startNginx, startPeer } from './peer-servers.ts'
import { rawResponse } from './raw-response.ts'
import type { Target } from './sender.ts'
import { startUncachedNode, webUrl } from './web-node.ts'
import { startWorkerServer } from './worker-server.ts'

/** The encodings that browsers accept; each server uses those it supports. */
const browserEncodings = 'gzip, deflate, br, zstd'
const connections = { hit: 50, miss: 8 }

/** The contenders' names in the tables and in bench/results/peers.json. */
export const names = {
  ours: 'this site',
  oursBare: 'this site, not compressed',
  plain: 'plain node:http, same bytes',
  plainBare: 'plain node:http, not compressed',
  nginx: 'nginx, finished file',
  next: 'Next.js',
  nextBare: 'Next.js, compress: false',
  nuxt: 'Nuxt',
  astro: 'Astro',
} as const

export interface Contender extends Omit<Target, 'seconds'> {
  readonly name: string
  readonly page: ComparedPage
  /** Whether it sends a cached page or renders one per request. */
  readonly cache: 'hit' | 'miss'
}

/** Starts all servers, one after the other so that they do not compete for the CPU. */
export async function startContenders(bench: PeerBench): Promise<readonly Contender[]> {
  const { dataUrl, pages, site } = bench
  const data = { CONTENT_API_URL: `${dataUrl}/api`, STOCK_API_URL: `${dataUrl}/apids` }
  const uncached = await startUncachedNode(bench, data)
  const next = await startPeer('next', bench)
  // Nuxt and Astro leave compression to a proxy; this is Next.js behind one.
  const nextBare = await startPeer('next', bench, { COMPRESS: 'off' })
  const nuxt = await startPeer('nuxt', bench)
  const astro = await startPeer('astro', bench)
  const nginx = await startNginx(bench)

  const contenders: Contender[] = []
  for (const page of pages) {
    const add = (
      cache: Contender['cache'],
      name: string,
      start: string,
      acceptEncoding = browserEncodings,
    ) => {
      const url = `${start}${page.path}`
      contenders.push({ name, page, cache, url, connections: connections[cache], acceptEncoding })
    }
    if (nginx !== null) add('hit', names.nginx, nginx)
    const ours = webUrl(site)
    add('hit', names.plain, await startPlainCopy(`${ours}${page.path}`, browserEncodings))
    add('hit', names.ours, ours)
    add('hit', names.plainBare, await startPlainCopy(`${ours}${page.path}`, 'identity'), 'identity')
    add('hit', names.oursBare, ours, 'identity')
    add('hit', names.next, next)
    add('hit', names.nextBare, nextBare)
    add('hit', names.nuxt, nuxt)
    add('hit', names.astro, astro)
    add('miss', names.ours, uncached)
    add('miss', names.oursBare, uncached, 'identity')
    add('miss', names.next, `${next}/dynamic`)
    add('miss', names.nextBare, `${nextBare}/dynamic`)
    add('miss', names.nuxt, `${nuxt}/dynamic`)
    add('miss', names.astro, `${astro}/dynamic`)
  }
  return contenders
}

async function startPlainCopy(url: string, acceptEncoding: string): Promise<string> {
  const { headers, body } = await rawResponse(url, acceptEncoding)
  const { connection, 'keep-alive': _, 'transfer-encoding': __, date, ...own } = headers
  const page = { headers: { ...own, 'content-length': body.byteLength }, body }
  return startWorkerServer(new URL('./plain-server.ts', import.meta.url), page)
}
