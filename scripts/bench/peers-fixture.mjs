import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../places.mjs'
import { Fault } from '../session/fault.mjs'
import { rawAnswer, textOf } from './raw-answer.mjs'

/** How much a peer's markup may be larger or smaller than ours. */
const sizeTolerance = 0.1

/**
 * What must be the same in the same page, whoever has rendered it.
 *
 * @typedef {object} PageContents
 * @property {string} text
 * @property {string[]} head
 * @property {string[]} links
 * @property {string[]} pictures
 * @property {string} structuredData
 * @property {number} markupBytes without what a framework adds to take the page over in the browser
 * @property {string} inlineScript
 *
 * @typedef {{ name: 'listing' | 'article', path: string, data: unknown, contents: PageContents }} FixturePage
 */

/**
 * The pages of the running site that peers render too, as data for them and as what theirs are compared with. Both are
 * left in bench/peers/fixture for reading.
 *
 * @param {string} siteUrl
 * @param {import('@playwright/test').Page} reader an empty page with bench/read-page.js
 * @returns {Promise<FixturePage[]>}
 */
export async function readFixture(siteUrl, reader) {
  const listing = await readPage({ name: 'listing', path: '/id/blog', siteUrl, reader })
  const { href } = /** @type {{ first: { href: string } }} */ (listing.data).first
  const pages = [listing, await readPage({ name: 'article', path: href, siteUrl, reader })]
  return pages
}

/**
 * @param {{ name: FixturePage['name'], path: string, siteUrl: string, reader: import('@playwright/test').Page }} page
 * @returns {Promise<FixturePage>}
 */
async function readPage({ name, path, siteUrl, reader }) {
  const html = textOf(await rawAnswer(`${siteUrl}${path}`, 'gzip'))
  const read = name === 'listing' ? 'readListing' : 'readArticle'
  try {
    const data = await reader.evaluate(`${read}(${JSON.stringify(html)})`)
    const folder = join(root, 'bench', 'peers', 'fixture')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(data, null, 2))
    writeFileSync(join(folder, `${name}.html`), html)
    return { name, path, data, contents: await contentsOf(html, reader) }
  } catch (error) {
    throw new Fault(`${path} cannot be read as data for the peers: ${sentenceOf(error)}.`)
  }
}

/**
 * A page as a peer has rendered it, with its size. Fails when it is not the same page: other texts, links or pictures,
 * or markup of another size.
 *
 * @param {{ what: string, url: string, acceptEncoding: string, page: FixturePage, reader: import('@playwright/test').Page }} peer
 */
export async function checkPage({ what, url, acceptEncoding, page: { name, contents: ours }, reader }) {
  const answer = await rawAnswer(url, acceptEncoding)
  if (answer.status !== 200) throw new Fault(`${what} answers ${url} with ${answer.status}.`)
  const html = textOf(answer)
  const theirs = await contentsOf(html, reader).catch((error) => {
    throw new Fault(`The ${name} of ${what} is no such page: ${sentenceOf(error)}.`)
  })
  for (const part of /** @type {const} */ (['text', 'head', 'links', 'pictures', 'structuredData'])) {
    const difference = firstDifference(ours[part], theirs[part])
    if (difference) throw new Fault(`The ${name} of ${what} has another ${part} than ours: ${difference}.`)
  }
  const ratio = theirs.markupBytes / ours.markupBytes
  if (Math.abs(ratio - 1) > sizeTolerance) {
    throw new Fault(`The markup of the ${name} of ${what} is ${ratio.toFixed(2)} × as large as ours.`)
  }
  return {
    markupBytes: theirs.markupBytes,
    ofOurMarkup: Math.round(ratio * 1000) / 1000,
    documentBytes: Buffer.byteLength(html),
    sentBytes: answer.body.byteLength,
    encoding: answer.headers['content-encoding'] ?? 'none',
    inlineScript: theirs.inlineScript,
  }
}

/**
 * @param {string} html
 * @param {import('@playwright/test').Page} reader
 * @returns {Promise<PageContents>}
 */
const contentsOf = (html, reader) => reader.evaluate(`contentsOf(${JSON.stringify(html)})`)

/**
 * @param {string | string[]} ours
 * @param {string | string[]} theirs
 */
function firstDifference(ours, theirs) {
  const index = [...ours].findIndex((part, position) => part !== theirs[position])
  if (index < 0 && ours.length === theirs.length) return null
  const at = index < 0 ? ours.length : index
  const shown = (/** @type {string | string[]} */ all) =>
    typeof all === 'string' ? all.slice(Math.max(0, at - 20), at + 40) : (all[at] ?? 'nothing')
  return `"${shown(theirs)}" instead of "${shown(ours)}"`
}

/** @param {unknown} error */
const sentenceOf = (error) => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
