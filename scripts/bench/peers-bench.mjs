import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem, type } from 'node:os'
import { dirname, join } from 'node:path'
import { findChromium } from '../machine/chromium.mjs'
import { findNginx } from '../machine/nginx.mjs'
import { root } from '../places.mjs'
import { rounds, secondsARound } from './bench-rounds.mjs'
import { findSender } from './bench-sender.mjs'
import { startToldServer } from './bench-server.mjs'
import { firstLoadOf } from './first-load-scripts.mjs'
import { buildPeer, peers, peerVersion } from './peer-builds.mjs'
import { startOurs } from './peer-servers.mjs'
import { startContenders } from './peers-contenders.mjs'
import { checkPage, readFixture } from './peers-fixture.mjs'
import { measureRows } from './peers-load.mjs'
import { names, verdicts } from './peers-targets.mjs'
import { untilWarm } from './until-warm.mjs'

const peerNames = /** @type {const} */ (['next', 'nuxt', 'astro'])
const keptFile = join(root, 'bench', 'results', 'peers.json')

/**
 * @typedef {import('./peers-contenders.mjs').Contender} Contender
 * @typedef {import('./peers-load.mjs').Checked} Checked
 * @typedef {import('./peers-fixture.mjs').FixturePage} FixturePage
 *
 * @typedef {object} PeersMeasurement
 * @property {ReturnType<typeof describeMachine>} machine
 * @property {string} generator
 * @property {number} rounds
 * @property {number} secondsARound
 * @property {Record<string, string>} versions
 * @property {import('./peers-load.mjs').PeerRow[]} rows
 * @property {{ what: string, startMs: number, restMegabytes: number | null, peakMegabytes: number | null, loadedMegabytes: number | null }[]} servers
 * @property {(import('./peers-targets.mjs').Scripts & { listing: import('./first-load-scripts.mjs').FirstLoad })[]} scripts
 * @property {import('./peers-targets.mjs').Verdict[]} targets
 */

/**
 * The same listing page and the same article from this site, from sites made with other frameworks, and from the plainest
 * servers there are; what is fair about it stands in bench/peers/README.md.
 *
 * @param {import('../session/session.mjs').Session} session
 * @param {import('../site/services.mjs').Site} site
 * @param {boolean} isKept whether the figures go to bench/results
 * @returns {Promise<PeersMeasurement>}
 */
export async function measurePeers(session, site, isKept) {
  const { report, family } = session
  const workDir = join(root, '.data', 'bench')
  const logDir = join(workDir, 'logs')
  const options = { logDir, family }
  const { serviceEnvironment } = await import('../site/services.mjs')
  const environment = serviceEnvironment('web', site)
  const machine = describeMachine()
  const executablePath = await findChromium(options)
  const nginx = await report.step('Find nginx', async (note) => {
    const found = await findNginx({ ...options, folder: join(workDir, 'nginx') })
    note(found ? found.version : 'not installed')
    return found
  })
  const { send, generator } = await findSender(session, workDir)
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const reader = await browser.newPage()
    await reader.addScriptTag({ path: join(root, 'bench', 'read-page.js') })
    const hit = await startOurs({ name: names.hit, pageCache: 'on', environment, path: '/id/blog' }, options)
    const pages = await report.step('Take the pages of the site as data', () => readFixture(hit.url, reader))
    const [listing, article] = pages
    if (!listing || !article) throw new Error('There are two pages to compare')
    const data = await startToldServer({
      name: 'The data server',
      file: 'data-server.mjs',
      message: {
        pages: Object.fromEntries(pages.map((page) => [page.path, page.data])),
        behind: {
          '/apids': new URL(environment.STOCK_API_URL ?? '').origin,
          '/api': new URL(environment.CONTENT_API_URL ?? '').origin,
        },
      },
      path: listing.path,
      family,
    })
    for (const name of peerNames) {
      await report.step(`Install and build ${peers[name].title}`, async (note) => {
        await buildPeer(name, { dataUrl: data.url, articlePath: article.path, logDir, family })
        note(peerVersion(name))
      })
    }
    const contenders = await report.step('Start all servers', () =>
      startContenders({ hit, nginx, pages, dataUrl: data.url, environment, workDir, options }),
    )
    const checked = await report.step('Compare the pages', (note) => {
      note(`${contenders.length} of the same contents and size`)
      return checkAll(contenders, reader)
    })
    const scripts = await report.step('Measure the scripts of a first visit', () =>
      measureScripts(browser, checked),
    )
    const servers = [...new Set(contenders.map(({ server }) => server))]
    await report.step('Wait until the pages of the site map are warm', () => untilWarm(hit))
    const { rows, memory: watched } = await report.step(
      `Measure ${contenders.length} contenders in turn`,
      () => measureRows(checked, data.url, send),
    )
    const memory = await Promise.all(
      [...watched].map(async ([{ name, startMs }, watch]) => {
        const { restMegabytes, peakMegabytes } = watch
        return { what: name, startMs, restMegabytes, peakMegabytes, loadedMegabytes: await watch.settled() }
      }),
    )
    const measured = {
      machine,
      generator,
      rounds,
      secondsARound,
      versions: {
        ...Object.fromEntries(peerNames.map((name) => [name, peerVersion(name)])),
        nginx: nginx?.version ?? 'not installed',
      },
      rows,
      servers: memory,
      scripts,
      targets: verdicts({ rows, scripts, memory }),
    }
    const file = isKept ? keptFile : join(workDir, 'peers.json')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`)
    await Promise.all([data, ...servers].map((server) => server.stop()))
    return measured
  } finally {
    await browser.close()
  }
}

/**
 * @param {Contender[]} contenders
 * @param {import('@playwright/test').Page} reader
 */
async function checkAll(contenders, reader) {
  /** @type {Checked[]} */
  const checked = []
  for (const contender of contenders) {
    checked.push({ contender, sizes: await checkPage({ ...contender, reader }) })
  }
  return checked
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Checked[]} checked
 */
async function measureScripts(browser, checked) {
  const shown = {
    ours: names.hit,
    'Next.js': names.nextStatic,
    Nuxt: names.nuxtKept,
    Astro: names.astroStatic,
  }
  const of = (/** @type {string} */ name, /** @type {FixturePage['name']} */ page) => {
    const found = checked.find(({ contender }) => contender.what === name && contender.page.name === page)
    if (!found) throw new Error(`${name} has no ${page}`)
    const { contender, sizes } = found
    return firstLoadOf(browser, { url: contender.url, inlineScript: sizes.inlineScript })
  }
  // Bytes are counted, no time: all at once.
  return Promise.all(
    Object.entries(shown).map(async ([what, name]) => {
      const [listing, article] = await Promise.all([of(name, 'listing'), of(name, 'article')])
      return { what, listing, article }
    }),
  )
}

function describeMachine() {
  return {
    date: new Date().toISOString(),
    processors: cpus().length,
    model: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGigabytes: Math.round(totalmem() / 1024 ** 3),
    kernel: `${type()} ${release()}`,
    node: process.version,
    // What else the machine did when the bench began, in processes wanting a processor.
    loadBefore: Math.round((loadavg()[0] ?? 0) * 100) / 100,
  }
}
