import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { load } from './bench-load.mjs'
import { connections, missConnections, rounds, secondsARound } from './bench-rounds.mjs'
import { root } from './places.mjs'
import { freePort } from './ports.mjs'
import { residentMegabytes } from './process-cost.mjs'

/** What is measured; the addresses are those of the demo content. */
const pages = [
  { name: 'listing page', path: '/id/blog' },
  { name: 'detail page', path: '' },
  { name: 'company page', path: '/id/riset-dan-berita/daftar-informasi-perusahaan/bqns' },
]

/** @typedef {import('./bench-load.mjs').Measurement} Measurement */

/**
 * @param {import('./session.mjs').Session} session
 * @param {Awaited<ReturnType<typeof import('./browser-tests.mjs').startTestSite>>} started
 */
export async function measurePages({ report, family }, { site, services }) {
  const { serviceEnvironment } = await import('./services.mjs')
  const cachedUrl = `http://127.0.0.1:${site.ports.web}`
  const environment = serviceEnvironment('web', site)
  const uncached = await startUncachedNode('off', environment, family)
  const cold = await startUncachedNode('cold', environment, family)
  await report.step('Find a detail page', async () => {
    const html = await (await fetch(`${cachedUrl}/id/blog`)).text()
    const detail = /href="(\/id\/blog\/(?!editor-board)[a-z0-9-]+)"/.exec(html)?.[1]
    if (!detail) throw new Error('/id/blog has no link to an article')
    pages[1] = { name: 'detail page', path: detail }
  })
  const web = services.find(({ name }) => name === 'web')
  /** @type {Record<string, Record<string, Measurement>>} */
  const results = {}
  for (const { name, path } of pages) {
    results[name] = await report.step(`Measure the ${name} (${path})`, () =>
      measurePage({ path, cachedUrl, uncachedUrl: uncached.url, coldUrl: cold.url, family }),
    )
  }
  const memory = {
    'web after the load (MB)': residentMegabytes(web?.process.pid),
    'web without cache (MB)': residentMegabytes(uncached.pid),
  }
  return { results, memory }
}

/**
 * Interleaved rounds, so that what else the machine does falls on all alike; the median round counts.
 *
 * @param {{ path: string, cachedUrl: string, uncachedUrl: string, coldUrl: string, family: import('./family.mjs').Family }} options
 */
async function measurePage({ path, cachedUrl, uncachedUrl, coldUrl, family }) {
  const plain = await startPlainServer(`${cachedUrl}${path}`, family)
  const contenders = [
    { name: 'plain node:http', url: `${plain.url}${path}`, connections },
    { name: 'cache hit', url: `${cachedUrl}${path}`, connections },
    { name: 'miss, answers kept', url: `${uncachedUrl}${path}`, connections: missConnections },
    { name: 'miss, nothing kept', url: `${coldUrl}${path}`, connections: missConnections },
  ]
  /** @type {Map<string, Measurement[]>} */
  const measured = new Map(contenders.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of contenders) {
      measured.get(contender.name)?.push(await load({ ...contender, seconds: secondsARound }, family))
    }
  }
  plain.stop()
  return Object.fromEntries([...measured].map(([name, all]) => [name, median(all)]))
}

/**
 * @param {string} url the page whose bytes are sent
 * @param {import('./family.mjs').Family} family
 */
async function startPlainServer(url, family) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const html = await response.text()
  const { brotliCompressSync } = await import('node:zlib')
  const headers = Object.fromEntries(
    [...response.headers].filter(
      ([name]) => !/^(content-length|connection|keep-alive|date|transfer-encoding)$/.test(name),
    ),
  )
  const body = brotliCompressSync(html)
  const child = fork(join(root, 'bench', 'plain-server.mjs'), { detached: true })
  family.adopt(child, 'service')
  child.send({
    body: body.toString('base64'),
    headers: { ...headers, 'content-encoding': 'br', 'content-length': String(body.byteLength) },
  })
  const [{ port }] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, stop: () => child.disconnect() }
}

/**
 * A web node that makes every page anew, behind the same services; `cold` also asks them for everything anew.
 *
 * @param {'off' | 'cold'} pageCache
 * @param {NodeJS.ProcessEnv} env
 * @param {import('./family.mjs').Family} family
 */
export async function startUncachedNode(pageCache, env, family) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = fork(join(root, 'apps', 'web', 'server', 'server.ts'), {
    cwd: join(root, 'apps', 'web'),
    env: { ...env, WEB_PORT: String(port), PAGE_CACHE: pageCache, LOG_LEVEL: 'silent' },
    detached: true,
  })
  family.adopt(child, 'service')
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return { url, pid: child.pid }
    await delay(100)
  }
  throw new Error('The node without cache did not get ready')
}

/** @param {Measurement[]} all */
function median(all) {
  const sorted = [...all].sort((one, other) => one.requestsPerSecond - other.requestsPerSecond)
  return /** @type {Measurement} */ (sorted[Math.floor(sorted.length / 2)])
}
