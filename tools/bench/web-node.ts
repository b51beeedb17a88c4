import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@site/operations/free-port.ts'
import { UserError } from '../errors.ts'
import { type Site, startService, waitUntilReady } from '../site/services.ts'
import type { Bench } from './bench-context.ts'

const warmTimeoutMs = 300_000

/** A second web node that caches neither pages nor responses; `env` sets its upstreams. Returns its URL. */
export async function startUncachedNode(
  { context: { processes, dataDir }, site }: Bench,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const port = await freePort()
  const node: Site = {
    ...site,
    dataDir: toNodeDirectory(dataDir),
    ports: { ...site.ports, web: port },
    // The same links as on the first node.
    env: { ...site.env, SITE_URL: `http://localhost:${site.ports.web}`, PAGE_CACHE: 'cold', ...env },
  }
  rmSync(join(node.dataDir, 'logs'), { recursive: true, force: true })
  mkdirSync(join(node.dataDir, 'logs'), { recursive: true })
  await waitUntilReady('web', startService('web', node, 'start', processes), node, 'start')
  return webUrl(node)
}

/** The data directory of the second node in that of the run. */
export const toNodeDirectory = (dataDir: string): string => join(dataDir, 'uncached-node')

export const webUrl = ({ ports }: Site): string => `http://127.0.0.1:${ports.web}`

/** The response times of a URL in milliseconds, one request after the other. */
export async function responseTimes(url: string, count: number): Promise<number[]> {
  const times: number[] = []
  for (let time = 0; time < count; time += 1) {
    const startedAt = performance.now()
    const response = await fetch(url)
    await response.arrayBuffer()
    if (!response.ok) throw new UserError(`${url} responds with ${response.status}.`)
    times.push(performance.now() - startedAt)
  }
  return times
}

/** A node prerenders pages for a while after its start. */
export async function untilWarm({ dataDir }: Pick<Site, 'dataDir'>): Promise<void> {
  const logFile = join(dataDir, 'logs', 'web.log')
  const deadline = performance.now() + warmTimeoutMs
  for (;;) {
    const log = readFileSync(logFile, 'utf8')
    if (log.includes('"msg":"Cache warm-up complete"')) return
    if (/"msg":"Cache warm-up (incomplete|aborted|failed)/.test(log)) {
      throw new UserError(`The page cache could not be warmed; see ${logFile}.`)
    }
    if (performance.now() > deadline) {
      throw new UserError(`The page cache is not warm after ${warmTimeoutMs / 1_000} s; see ${logFile}.`)
    }
    await delay(200)
  }
}

interface ArticleList {
  readonly total: number
  readonly pageCount: number
  readonly items: readonly { readonly slug: string }[]
  readonly categories: readonly { readonly slug: string }[]
}

/** The first page of the articles, as the web node requests it. */
export async function fetchArticles({ ports, secrets }: Site): Promise<ArticleList> {
  const response = await fetch(`http://127.0.0.1:${ports.cms}/api/site/articles?locale=id`, {
    headers: { authorization: `Bearer ${secrets.CONTENT_API_KEY}` },
  })
  if (!response.ok) throw new UserError(`The CMS responds to the list of articles with ${response.status}.`)
  return response.json()
}
