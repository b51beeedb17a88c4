import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connections, missConnections } from './bench-rounds.mjs'
import { startToldServer } from './bench-server.mjs'
import { startAstro, startNext, startNginx, startNuxt, startOurs, startPlain } from './peer-servers.mjs'
import { names } from './peers-targets.mjs'
import { rawAnswer } from './raw-answer.mjs'

/** What browsers say; each server takes of it what it can. */
const browsersEncodings = 'gzip, deflate, br, zstd'

/** Ours as peers that leave compression to a proxy. */
const bareOurs = [names.missKeptBare, names.missMemoryBare]

/**
 * @typedef {import('./bench-server.mjs').BenchServer} BenchServer
 * @typedef {import('./peers-fixture.mjs').FixturePage} FixturePage
 *
 * @typedef {object} Contender
 * @property {string} what
 * @property {BenchServer} server
 * @property {FixturePage} page
 * @property {string} url
 * @property {number} connections
 * @property {string} acceptEncoding
 * @property {'for each page' | 'hardly' | null} asksData what it must do to be what it is called
 */

/**
 * @param {object} start
 * @param {BenchServer} start.hit
 * @param {import('../machine/nginx.mjs').Nginx | null} start.nginx
 * @param {FixturePage[]} start.pages
 * @param {string} start.dataUrl
 * @param {NodeJS.ProcessEnv} start.environment
 * @param {string} start.workDir
 * @param {import('./peer-servers.mjs').ServerOptions} start.options
 * @returns {Promise<Contender[]>}
 */
export async function startContenders({ hit, nginx, pages, dataUrl, environment, workDir, options }) {
  const path = pages[0]?.path ?? '/'
  const data = { dataUrl, path }
  const fromMemory = { ...environment, CONTENT_API_URL: `${dataUrl}/api`, STOCK_API_URL: `${dataUrl}/apids` }
  const finished = await Promise.all(
    pages.map(async ({ path }) => ({ path, ...(await finishedPage(`${hit.url}${path}`)) })),
  )
  // One after the other, so that each has the machine to itself while it starts.
  const missKept = await startOurs({ name: names.missKept, pageCache: 'off', environment, path }, options)
  const missMemory = await startOurs(
    { name: names.missMemory, pageCache: 'cold', environment: fromMemory, path },
    options,
  )
  const missCold = await startOurs({ name: names.missCold, pageCache: 'cold', environment, path }, options)
  const next = await startNext({ ...data, compresses: true }, options)
  const nextBare = await startNext({ ...data, compresses: false }, options)
  const nuxt = await startNuxt(data, options)
  const astro = await startAstro(data, options)
  const bare = await startToldServer({
    name: names.bare,
    file: 'render-server.mjs',
    message: { paths: pages.map((page) => page.path), environment },
    path,
    family: options.family,
  })
  const files = nginx
    ? await startNginx(nginx, { folder: join(workDir, 'nginx'), pages: finished }, options)
    : null
  /** @type {Contender[]} */
  const contenders = []
  for (const page of pages) {
    const plain = await startPlain(`${hit.url}${page.path}`, browsersEncodings, options.family)
    const kept = (/** @type {string} */ what, /** @type {BenchServer} */ server) =>
      contenders.push({
        what,
        server,
        page,
        url: `${server.url}${page.path}`,
        connections,
        acceptEncoding: browsersEncodings,
        asksData: 'hardly',
      })
    /** @type {(what: string, server: BenchServer, asksData: Contender['asksData'], start?: string) => void} */
    const made = (what, server, asksData, start = '') =>
      contenders.push({
        what,
        server,
        page,
        url: `${server.url}${start}${page.path}`,
        connections: missConnections,
        acceptEncoding: bareOurs.some((name) => name === what) ? 'identity' : browsersEncodings,
        asksData,
      })
    if (files) kept(names.nginx, files)
    kept(names.plain, plain)
    kept(names.hit, hit)
    kept(names.nextStatic, next)
    kept(names.nextStaticBare, nextBare)
    kept(names.nuxtKept, nuxt)
    kept(names.astroStatic, astro)
    made(names.bare, bare, null)
    made(names.missKept, missKept, null)
    made(names.missKeptBare, missKept, null)
    made(names.missMemory, missMemory, 'for each page')
    made(names.missMemoryBare, missMemory, 'for each page')
    made(names.missCold, missCold, null)
    made(names.nextDynamic, next, 'for each page', '/dynamic')
    made(names.nextDynamicBare, nextBare, 'for each page', '/dynamic')
    made(names.nuxtDynamic, nuxt, 'for each page', '/dynamic')
    made(names.astroDynamic, astro, 'for each page', '/dynamic')
  }
  return contenders
}

/**
 * The page when the cache has done with it what it does after the first answer.
 *
 * @param {string} url
 */
async function finishedPage(url) {
  let before = -1
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { body } = await rawAnswer(url, browsersEncodings)
    if (body.byteLength === before) break
    before = body.byteLength
    await delay(500)
  }
  const { body: html } = await rawAnswer(url, 'identity')
  const { body: brotli } = await rawAnswer(url, 'br')
  return { html: html.toString('utf8'), brotli }
}
