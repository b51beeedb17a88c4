import { join } from 'node:path'
import { root } from '../places.mjs'
import { connections, missConnections, rounds, secondsARound } from './bench-rounds.mjs'
import { findSender } from './bench-sender.mjs'
import { startOurs, startPlain } from './peer-servers.mjs'
import { residentMegabytes } from './process-cost.mjs'

const acceptEncoding = 'br'

/** What is measured; the addresses are those of the demo content. */
const pages = [
  { name: 'listing page', path: '/id/blog' },
  { name: 'detail page', path: '' },
  { name: 'company page', path: '/id/riset-dan-berita/daftar-informasi-perusahaan/bqns' },
]

/** @typedef {import('./bench-load.mjs').Measurement} Measurement */

/**
 * @param {import('../session/session.mjs').Session} session
 * @param {Awaited<ReturnType<typeof import('../test/browser-tests.mjs').startTestSite>>} started
 */
export async function measurePages(session, { site, services }) {
  const { report, family } = session
  const { serviceEnvironment } = await import('../site/services.mjs')
  const cachedUrl = `http://127.0.0.1:${site.ports.web}`
  const environment = serviceEnvironment('web', site)
  const workDir = join(root, '.data', 'bench')
  const options = { logDir: join(workDir, 'logs'), family }
  const { send, generator } = await findSender(session, workDir)
  const path = '/id/blog'
  const uncached = await startOurs(
    { name: 'miss, answers kept', pageCache: 'off', environment, path },
    options,
  )
  const cold = await startOurs({ name: 'miss, nothing kept', pageCache: 'cold', environment, path }, options)
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
      measurePage({ path, cachedUrl, uncachedUrl: uncached.url, coldUrl: cold.url, family, send }),
    )
  }
  const memory = {
    'web after the load (MB)': residentMegabytes(web?.process.pid),
    'web without cache (MB)': residentMegabytes(uncached.pid),
  }
  return { results, memory, generator }
}

/**
 * Interleaved rounds, so that what else the machine does falls on all alike; the median round counts.
 *
 * @param {{ path: string, cachedUrl: string, uncachedUrl: string, coldUrl: string,
 *   family: import('../session/family.mjs').Family, send: import('./peers-load.mjs').Sender }} options
 */
async function measurePage({ path, cachedUrl, uncachedUrl, coldUrl, family, send }) {
  const plain = await startPlain(`${cachedUrl}${path}`, acceptEncoding, family)
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
      measured.get(contender.name)?.push(await send({ ...contender, seconds: secondsARound, acceptEncoding }))
    }
  }
  await plain.stop()
  return Object.fromEntries([...measured].map(([name, all]) => [name, median(all)]))
}

/** @param {Measurement[]} all */
function median(all) {
  const sorted = [...all].sort((one, other) => one.requestsPerSecond - other.requestsPerSecond)
  return /** @type {Measurement} */ (sorted[Math.floor(sorted.length / 2)])
}
