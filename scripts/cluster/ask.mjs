import { request } from 'node:http'
import { textOf } from '../bench/raw-answer.mjs'
import { hasCode } from '../session/fault.mjs'

const answerWithinMs = 10_000

/**
 * @typedef {import('node:http').RequestOptions & { body?: string | undefined }} Asked
 * @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, text: string }} Answer
 */

/**
 * One request over HTTP as it is written: `fetch` neither sends every header nor comes from another address of this machine.
 *
 * @param {string} url
 * @param {Asked} [asked]
 * @returns {Promise<Answer>}
 */
export function ask(url, { body, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(answerWithinMs)
    const sent = request(url, { agent: false, signal, ...options }, async (answer) => {
      try {
        const { statusCode: status = 0, headers } = answer
        const raw = Buffer.concat(await answer.toArray())
        resolve({ status, headers, text: raw.length > 0 ? textOf({ status, headers, body: raw }) : '' })
      } catch (error) {
        reject(error)
      }
    })
    sent.on('error', (error) => {
      // A server may close a connection that it has kept open just when it is used again; browsers then ask once more.
      const isClosedBetween = sent.reusedSocket && hasCode(error, 'ECONNRESET') && body === undefined
      if (isClosedBetween) ask(url, { body, ...options }).then(resolve, reject)
      else reject(error)
    })
    sent.end(body)
  })
}

/** The language that a page says it is in. @param {string} html */
export const languageOf = (html) => /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? null

/** A page names its own address in its head. @param {string} html */
export const canonicalPath = (html) => {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
  return address === undefined ? null : new URL(address).pathname
}
