import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { hasCode } from '../session/fault.mjs'

const turnMs = 10
const answerWithinMs = 10_000

/**
 * @typedef {object} LoadReport
 * @property {number} sent
 * @property {string[]} failures what visitors would have seen of each request that went wrong
 */

/**
 * Readers who come at a constant rate, however slowly they are answered. An answer counts only where it is the page that was
 * asked for.
 *
 * @param {object} options
 * @param {string} options.origin
 * @param {string[]} options.paths
 * @param {number} options.perSecond
 * @param {AbortSignal} options.until
 * @returns {Promise<LoadReport>}
 */
export async function steadyLoad({ origin, paths, perSecond, until }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  /** @type {string[]} */
  const failures = []
  /** @type {Promise<void>[]} */
  const underWay = []
  const startedAt = performance.now()
  while (!until.aborted) {
    const due = ((performance.now() - startedAt) / 1_000) * perSecond
    while (underWay.length < due) {
      const path = paths[underWay.length % paths.length] ?? '/'
      underWay.push(
        read(agent, origin, path).then((fault) => {
          if (fault !== null) failures.push(`${path}: ${fault}`)
        }),
      )
    }
    await delay(turnMs)
  }
  await Promise.all(underWay)
  agent.destroy()
  return { sent: underWay.length, failures }
}

/**
 * @param {Agent} agent
 * @param {string} origin
 * @param {string} path
 * @returns {Promise<string | null>} what was wrong
 */
function read(agent, origin, path) {
  return new Promise((resolve) => {
    const asked = request(
      `${origin}${path}`,
      { agent, signal: AbortSignal.timeout(answerWithinMs) },
      (answer) => {
        /** @type {Buffer[]} */
        const parts = []
        answer.on('data', (part) => parts.push(part))
        answer.on('error', (error) => resolve(error.message))
        answer.on('end', () => {
          if (answer.statusCode !== 200) resolve(`status ${answer.statusCode}`)
          else resolve(isPageOf(path, Buffer.concat(parts).toString()) ? null : 'another page')
        })
      },
    )
    asked.on('error', (error) => {
      // A server may close a connection that it has kept open just when it is used again; browsers then ask once more.
      const isClosedBetween = asked.reusedSocket && hasCode(error, 'ECONNRESET')
      if (isClosedBetween) read(agent, origin, path).then(resolve)
      else resolve(error.message)
    })
    asked.end()
  })
}

/** A page names its own address in its head. @param {string} path @param {string} html */
const isPageOf = (path, html) =>
  /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.endsWith(path) ?? false
