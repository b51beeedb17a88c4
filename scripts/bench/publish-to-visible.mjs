import { setTimeout as delay } from 'node:timers/promises'

const visibleWithinMs = 10_000
const askEveryMs = 5

/**
 * Times from the end of an editor's request to the page that shows the new text, one publication after the other.
 *
 * @param {object} options
 * @param {Pick<import('./editor.mjs').Editor, 'publish'>} options.editor
 * @param {import('./editor.mjs').Article} options.article
 * @param {number} options.times
 * @param {Record<string, string>} options.pages addresses that show the article's summary, by what they are
 * @returns {Promise<Record<string, number[]>>} milliseconds by page
 */
export async function publishToVisible({ editor, article, times, pages }) {
  const names = Object.keys(pages)
  /** @type {Record<string, number[]>} */
  const found = Object.fromEntries(names.map((name) => [name, []]))
  for (let number = 1; number <= times; number += 1) {
    const summary = `Terbit ke-${number} pada ${Date.now()}`
    await editor.publish(article, summary)
    const savedAt = performance.now()
    await Promise.all(
      Object.entries(pages).map(async ([name, page]) => {
        found[name]?.push(await untilShown(page, summary, savedAt))
      }),
    )
  }
  return found
}

/**
 * @param {string} page
 * @param {string} text
 * @param {number} since
 * @returns {Promise<number>} milliseconds
 */
async function untilShown(page, text, since) {
  while (performance.now() - since < visibleWithinMs) {
    const response = await fetch(page)
    if ((await response.text()).includes(text)) return performance.now() - since
    await delay(askEveryMs)
  }
  throw new Error(`"${text}" is not visible at ${page}`)
}

/**
 * Publishes one article after the other, one a second, until it is told to end.
 *
 * @param {import('./editor.mjs').Editor} editor
 * @param {readonly import('./editor.mjs').Article[]} articles
 * @param {AbortSignal} ending
 * @returns {Promise<number>} how many were published
 */
export async function publishEachSecond(editor, articles, ending) {
  let published = 0
  while (!ending.aborted) {
    const article = articles[published % articles.length]
    if (!article) throw new Error('There is nothing to publish')
    const nextAt = performance.now() + 1000
    await editor.publish(article, `Terbit pada ${Date.now()}`)
    published += 1
    await delay(Math.max(0, nextAt - performance.now()))
  }
  return published
}
