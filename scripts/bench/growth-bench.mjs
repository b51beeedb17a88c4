import { join } from 'node:path'
import { root } from '../places.mjs'
import { freePort } from '../session/ports.mjs'
import { portionsOf } from '../site/portions.mjs'
import { articleCounts } from './bench-rounds.mjs'
import { articlesOf, signIn } from './editor.mjs'
import { startOurs } from './peer-servers.mjs'
import { residentMegabytes } from './process-cost.mjs'
import { publishToVisible } from './publish-to-visible.mjs'

const timesEach = 15
const publications = 15

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
 * @param {import('../session/session.mjs').Session} session
 * @returns {Promise<{ articles: number[], measured: GrowthMeasurement[], memory: (number | null)[] }>}
 */
export async function measureGrowth(session) {
  const { startTestSite } = await import('../test/browser-tests.mjs')
  const { runScript } = await import('../site/contents.mjs')
  const { serviceEnvironment } = await import('../site/services.mjs')
  const { report, family } = session
  const { site } = await startTestSite(session)
  const environment = serviceEnvironment('web', site)
  const options = { logDir: join(root, '.data', 'bench', 'logs'), family }
  const startNode = (/** @type {'on' | 'cold'} */ pageCache) =>
    startOurs({ name: `the web node (${pageCache})`, pageCache, environment, path: '/id/blog' }, options)
  const cold = await startNode('cold')
  /** @type {Map<string, { growth: Growth, ms: number[] }>} */
  const found = new Map()
  /** @type {number[]} */
  const articles = []
  const memory = []
  for (const size of articleCounts) {
    await report.step(`Add articles until there are ${size}`, async () => {
      const more = size - (await articlesOf(site)).total
      if (more <= 0) return
      for (const args of portionsOf(['--posts', String(more)])) {
        await runScript({ site, family }, 'cms', 'seed', args)
      }
    })
    articles.push((await articlesOf(site)).total)
    const start = await report.step('Start the content service once more', () => startUp(site, family))
    const web = await report.step('Start a web node once more', () => startNode('on'))
    await web.stop()
    await report.step(`Measure with ${size} articles`, async () => {
      // A process gets quicker by its first hundreds of requests; otherwise that would count for the later sizes.
      if (found.size === 0) for (let time = 0; time < 3; time += 1) await measurePages(site, cold.url)
      const published = await publish(site)
      for (const [what, { growth, ms }] of Object.entries({
        ...(await measurePages(site, cold.url)),
        'start of the content service': { growth: /** @type {const} */ ('page'), ms: start },
        'start of a web node, to its first page': { growth: /** @type {const} */ ('page'), ms: web.startMs },
        'publish → visible': { growth: /** @type {const} */ ('page'), ms: published.visible },
        'publish → saved, of that': { growth: /** @type {const} */ ('page'), ms: published.saved },
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
 * @param {import('../site/services.mjs').Site} site
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
    // Full from 2,000 articles on, so it grows no further.
    ['first part of the site map', 'linear', maps.slice(0, 1)],
    // Of what was published in two days, which is more of more articles here.
    ['site map for news', 'linear', ['/sitemaps/news.xml']],
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
 * @param {import('../site/services.mjs').Site} site
 * @param {import('../session/family.mjs').Family} family
 */
async function startUp(site, family) {
  const { startService, untilReady } = await import('../site/services.mjs')
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
 * From an editor's click to the page at the node that visitors ask, which keeps its pages; what of that is the
 * saving, and what comes after it.
 *
 * @param {import('../site/services.mjs').Site} site
 */
async function publish(site) {
  const editor = await signIn(site)
  const [article] = (await articlesOf(site)).items
  if (!article) throw new Error('There is no article')
  const page = `http://127.0.0.1:${site.ports.web}/id/blog/${article.slug}`
  await fetch(page).then((response) => response.arrayBuffer())
  /** @type {number[]} */
  const saving = []
  const timed = {
    /** @param {import('./editor.mjs').Article} one @param {string} summary */
    async publish(one, summary) {
      const started = performance.now()
      await editor.publish(one, summary)
      saving.push(performance.now() - started)
    },
  }
  // The first one warms up.
  const times = publications + 1
  const { shown = [] } = await publishToVisible({ editor: timed, article, times, pages: { shown: page } })
  const visible = saving.map((ms, number) => ms + (shown[number] ?? 0))
  return { visible: middleOf(visible.slice(1)), saved: middleOf(saving.slice(1)) }
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
  return middleOf(all)
}

/** @param {readonly number[]} all */
function middleOf(all) {
  const sorted = all.toSorted((one, other) => one - other)
  return Number((sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1))
}
