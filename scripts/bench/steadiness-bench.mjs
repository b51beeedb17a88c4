import { setTimeout as delay } from 'node:timers/promises'
import { Fault } from '../session/fault.mjs'
import { wholeNumber } from './bench-rounds.mjs'
import { articlesOf, signIn } from './editor.mjs'
import { spreadOf } from './percentiles.mjs'
import { everyPicture, floodWithPictures } from './picture-flood.mjs'
import { partsOf, weigh } from './process-watch.mjs'
import { publishEachSecond, publishToVisible } from './publish-to-visible.mjs'
import { judgeSoak, sample } from './soak.mjs'
import { visitorsOf } from './steadiness-load.mjs'
import { steadinessVerdicts } from './steadiness-targets.mjs'
import { untilWarm } from './until-warm.mjs'

const perSecond = wholeNumber('BENCH_ARRIVALS', 300)
const seconds = wholeNumber('BENCH_STRETCH_SECONDS', 15)
const soakMinutes = wholeNumber('BENCH_SOAK_MINUTES', 10)
const publications = 100
const floodConnections = 40
/** The flood is under way before the first visitor comes, and ends after the last. */
const floodLeadSeconds = 1

/** @typedef {Awaited<ReturnType<typeof measureSteadiness>>} SteadinessMeasurement */

/**
 * How even one node stays while it makes pages, follows publications and makes pictures, on a site of its own.
 *
 * @param {import('../session/session.mjs').Session} session
 */
export async function measureSteadiness(session) {
  const { startTestSite } = await import('../test/browser-tests.mjs')
  const { report, family } = session
  if (process.platform !== 'linux') throw new Fault('The steadiness can be measured on Linux alone.')
  const { site, services } = await startTestSite(session)
  const url = `http://127.0.0.1:${site.ports.web}`
  const parts = partsOf({ services, dataDir: site.dataDir })
  const editor = await signIn(site)
  const [newest, read, ...others] = (await articlesOf(site)).items
  if (!newest || !read) throw new Error('There are no two articles')
  const pages = ['/id', '/id/blog', `/id/blog/${read.slug}`, '/id/tentang-kami', company]
  const come = visitorsOf({ url, perSecond, pages, parts, family })
  const weighNode = async () => ({ ...weigh(parts.web), keptMegabytes: await keptMegabytes(url) })
  /** @param {() => Promise<unknown>} visits */
  const whilePublishing = async (visits) => {
    const ending = new AbortController()
    const published = publishEachSecond(editor, [newest, ...others], ending.signal)
    await visits().finally(() => ending.abort())
    return published
  }

  await report.step('Wait until the node has warmed up', () =>
    untilWarm(services.find(({ name }) => name === 'web')),
  )
  await come({ what: 'first visitors', seconds: 5 })
  const before = await weighNode()
  const quiet = await report.step('Quiet', () => come({ what: 'quiet', seconds }))
  const busy = await report.step('A tenth misses, a publication each second', async (note) => {
    const visits = come({ what: 'misses and publishing', seconds, hasMisses: true })
    note(`${await whilePublishing(() => visits)} publications`)
    return visits
  })
  const again = await report.step('Quiet once more', () => come({ what: 'quiet once more', seconds }))
  const { flooded, flood } = await report.step('A flood of pictures', async () => {
    const pictures = everyPicture(await editor.pictureFiles())
    const flooding = floodWithPictures(
      { url, connections: floodConnections, seconds: seconds + 2 * floodLeadSeconds, pictures },
      family,
    )
    await delay(floodLeadSeconds * 1000)
    return { flooded: await come({ what: 'flood of pictures', seconds }), flood: await flooding }
  })
  const visible = await report.step(`Publish ${publications} times`, async () => {
    const shown = { article: `${url}/id/blog/${newest.slug}`, list: `${url}/id/blog` }
    const ms = await publishToVisible({ editor, article: newest, times: publications, pages: shown })
    return Object.fromEntries(Object.entries(ms).map(([page, all]) => [page, spreadOf(all)]))
  })
  const after = await weighNode()
  const { soaked, samples } = await report.step(`Go on for ${soakMinutes} min`, async () => {
    const ending = new AbortController()
    const sampling = sample(weighNode, ending.signal)
    const visits = come({ what: 'soak', seconds: soakMinutes * 60, hasMisses: true })
    await whilePublishing(() => visits).finally(() => ending.abort())
    return { soaked: await visits, samples: await sampling }
  })
  const soak = judgeSoak(samples)
  const stretches = [quiet, busy, again, flooded, soaked].map(({ stretch }) => stretch)
  const targets = steadinessVerdicts({
    failedPages: stretches.reduce((sum, { failedPages }) => sum + failedPages, 0),
    quietP99Ms: spreadOf([...quiet.hits, ...again.hits]).p99Ms,
    busyP99Ms: busy.stretch.hits.p99Ms,
    floodedP99Ms: flooded.stretch.hits.p99Ms,
    visible,
    memory: { beforeMegabytes: before.megabytes, afterMegabytes: after.megabytes },
    soak,
  })
  return { perSecond, pages, stretches, flood, visible, before, after, soak, samples, targets }
}

const company = '/id/riset-dan-berita/daftar-informasi-perusahaan/bqns'

/**
 * What the page cache holds, in all forms of its pages.
 *
 * @param {string} url
 */
async function keptMegabytes(url) {
  const { cache } = /** @type {{ cache: { bytes: number } }} */ (await (await fetch(`${url}/readyz`)).json())
  return cache.bytes / 1024 ** 2
}
