import { setTimeout as delay } from 'node:timers/promises'
import { articlesOf, signIn } from './editor.mjs'
import { startUncachedNode } from './pages-bench.mjs'
import { freePort } from './ports.mjs'
import { residentMegabytes } from './process-cost.mjs'

/** How many articles there are, from few to as many as decades bring. `BENCH_ARTICLES` ("100,5000") makes it fewer. */
const sizes = (process.env.BENCH_ARTICLES ?? '100,5000,50000').split(',').map(Number)
const timesEach = 15
const publications = 15
const mostAtOnce = 10_000
const visibleWithinMs = 10_000

/**
 * What may grow: pages not at all, the search with the logarithm, the site map with the documents.
 *
 * @typedef {'page' | 'logarithmic' | 'linear'} Growth
 * @typedef {{ what: string, growth: Growth, ms: number[], ratio: number }} GrowthMeasurement `ms` by the sizes
 */

/**
 * The site on a database of its own, which grows from measurement to measurement. Pages are made anew for each
 * request by a node that keeps neither them nor the services' answers.
 *
 * @param {import('./session.mjs').Session} session
 * @returns {Promise<{ articles: number[], measured: GrowthMeasurement[], memory: (number | null)[] }>}
 */
export async function measureGrowth(session) {
  const { startTestSite } = await import('./browser-tests.mjs')
  const { runScript } = await import('./contents.mjs')
  const { serviceEnvironment } = await import('./services.mjs')
  const { report, family } = session
  const { site } = await startTestSite(session)
  const cold = await startUncachedNode('cold', serviceEnvironment('web', site), family)
  /** @type {Map<string, { growth: Growth, ms: number[] }>} */
  const found = new Map()
  /** @type {number[]} */
  const articles = []
  const memory = []
  for (const size of sizes) {
    await report.step(`Add articles until there are ${size}`, async () => {
      for (let more = await missing(site, size); more > 0; more = await missing(site, size)) {
        await runScript({ site, family }, 'cms', 'seed', ['--posts', String(more)])
      }
    })
    articles.push((await articlesOf(site)).total)
    const start = await report.step('Start the content service once more', () => startUp(site, family))
    await report.step(`Measure with ${size} articles`, async () => {
      for (const [what, { growth, ms }] of Object.entries({
        ...(await measurePages(site, cold.url)),
        'start of the content service': { growth: /** @type {const} */ ('page'), ms: start },
        'publish → visible': { growth: /** @type {const} */ ('page'), ms: await publish(site) },
      })) {
        const known = found.get(what) ?? { growth, ms: [] }
        known.ms.push(ms)
        found.set(what, known)
      }
    })
    memory.push(residentMegabytes(cold.pid))
  }
  const measured = [...found].map(([what, { growth, ms }]) => ({
    what,
    growth,
    ms,
    ratio: Number(((ms.at(-1) ?? 0) / (ms[0] ?? 1)).toFixed(2)),
  }))
  return { articles, measured, memory }
}

/**
 * How many articles to add next: no more than are written within the deadline of a script.
 *
 * @param {import('./services.mjs').Site} site
 * @param {number} size
 */
const missing = async (site, size) => Math.min(mostAtOnce, size - (await articlesOf(site)).total)

/**
 * @param {import('./services.mjs').Site} site
 * @param {string} url of the node that keeps nothing
 * @returns {Promise<Record<string, { growth: Growth, ms: number }>>}
 */
async function measurePages(site, url) {
  const { pageCount, items, categories } = await articlesOf(site)
  const maps = [...(await (await fetch(`${url}/sitemap.xml`)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => path.startsWith('/sitemaps/id-articles'))
  /** @type {[string, Growth, string[]][]} */
  const pages = [
    ['list, first page', 'page', ['/id/blog']],
    ['list, a page in the middle', 'page', [`/id/blog?page=${Math.ceil(pageCount / 2)}`]],
    // The last but one is full at every size.
    ['list, the last full page', 'page', [`/id/blog?page=${pageCount - 1}`]],
    ['a category', 'page', [`/id/blog?category=${categories[0]?.slug}`]],
    ['an article', 'page', [`/id/blog/${items.at(-1)?.slug}`]],
    ['home page', 'page', ['/id']],
    ['search', 'logarithmic', ['/id/search-result?q=saham']],
    ['index of the site maps', 'linear', ['/sitemap.xml']],
    ['largest part of the site map', 'linear', maps.slice(0, 1)],
    ['all parts of the site map', 'linear', maps],
  ]
  /** @type {Record<string, { growth: Growth, ms: number }>} */
  const measured = {}
  for (const [what, growth, paths] of pages) {
    measured[what] = { growth, ms: await median(timesEach, () => request(url, paths)) }
  }
  return measured
}

/**
 * @param {string} url
 * @param {readonly string[]} paths
 */
async function request(url, paths) {
  const started = performance.now()
  for (const path of paths) {
    const response = await fetch(`${url}${path}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} is answered with ${response.status}`)
  }
  return performance.now() - started
}

/**
 * Until a second process of the content service, beside the first, answers for a list.
 *
 * @param {import('./services.mjs').Site} site
 * @param {import('./family.mjs').Family} family
 */
async function startUp(site, family) {
  const { startService, untilReady } = await import('./services.mjs')
  const ports = { ...site.ports, cms: await freePort() }
  const started = performance.now()
  const service = startService('cms', { ...site, ports }, 'start', family)
  await untilReady(service, ports.cms)
  await articlesOf({ ...site, ports })
  const ms = performance.now() - started
  const { process: child } = service
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
  return Math.round(ms)
}

/**
 * From the end of an editor's request to the page at the node that visitors ask, which keeps its pages.
 *
 * @param {import('./services.mjs').Site} site
 */
async function publish(site) {
  const editor = await signIn(site)
  const [article] = (await articlesOf(site)).items
  if (!article) throw new Error('There is no article')
  const page = `http://127.0.0.1:${site.ports.web}/id/blog/${article.slug}`
  await fetch(page).then((response) => response.arrayBuffer())
  let number = 0
  return median(publications, async () => {
    number += 1
    const summary = `Terbit ke-${number} pada ${Date.now()}`
    await editor.publish(article, summary)
    const started = performance.now()
    while (performance.now() - started < visibleWithinMs) {
      const html = await (await fetch(page)).text()
      if (html.includes(summary)) return performance.now() - started
      await delay(5)
    }
    throw new Error(`"${summary}" is not visible at ${page}`)
  })
}

/**
 * @param {number} times
 * @param {() => Promise<number>} measure
 */
async function median(times, measure) {
  // The first one warms up.
  await measure()
  const all = []
  for (let time = 0; time < times; time += 1) all.push(await measure())
  all.sort((one, other) => one - other)
  return Number((all[Math.floor(times / 2)] ?? 0).toFixed(1))
}
