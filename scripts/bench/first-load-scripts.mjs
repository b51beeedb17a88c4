import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

/** Some frameworks, ours among them, start when the browser has nothing else to do. */
const quietMs = 4_000

/**
 * The scripts that a page's first visit brings, in bytes of gzip, without a touch of the visitor.
 *
 * @typedef {object} FirstLoad
 * @property {number} inlineBytes in the page itself, data for taking it over included
 * @property {number} byLoadBytes files by the time of the load event
 * @property {number} ranBytes files that have run some seconds later: what the page itself needs
 * @property {number} inAllBytes files some seconds later, with what was fetched ahead for other pages
 * @property {number} saveDataBytes files some seconds later, for a visitor who saves data
 */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, inlineScript: string }} page
 * @returns {Promise<FirstLoad>}
 */
export async function firstLoadOf(browser, { url, inlineScript }) {
  const [usual, saving] = await Promise.all([visit(browser, url, false), visit(browser, url, true)])
  return {
    inlineBytes: inlineScript.trim() === '' ? 0 : gzipSync(inlineScript).byteLength,
    byLoadBytes: usual.byLoad,
    ranBytes: usual.ran,
    inAllBytes: usual.inAll,
    saveDataBytes: saving.inAll,
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {boolean} savesData
 */
async function visit(browser, url, savesData) {
  const context = await browser.newContext()
  try {
    if (savesData) {
      await context.addInitScript(
        'Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } })',
      )
    }
    const tab = await context.newPage()
    /** @type {Promise<{ url: string, bytes: number }>[]} */
    const scripts = []
    const note = (/** @type {import('@playwright/test').Response} */ response) => {
      if (response.request().resourceType() !== 'script' || !response.ok()) return
      const url = response.url()
      const file = response.body().then((body) => ({ url, bytes: gzipSync(body).byteLength }))
      // Awaited below, unless the visit fails before, which says more.
      file.catch(() => {})
      scripts.push(file)
    }
    tab.on('response', note)
    await tab.coverage.startJSCoverage()
    await tab.goto(url, { waitUntil: 'load' })
    const byLoad = bytesOf(await Promise.all(scripts))
    await delay(quietMs)
    tab.off('response', note)
    const inAll = await Promise.all(scripts)
    const coverage = await tab.coverage.stopJSCoverage()
    const run = new Set(coverage.filter(hasRun).map((file) => file.url))
    return { byLoad, inAll: bytesOf(inAll), ran: bytesOf(inAll.filter((file) => run.has(file.url))) }
  } finally {
    await context.close()
  }
}

/**
 * A file that was only fetched ahead is known to the browser too, but its outermost function was never called.
 *
 * @param {{ functions: { ranges: { startOffset: number, count: number }[] }[] }} file
 */
const hasRun = ({ functions }) =>
  functions.some(({ ranges: [outermost] }) => outermost?.startOffset === 0 && outermost.count > 0)

/** @param {{ bytes: number }[]} files */
const bytesOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0)
