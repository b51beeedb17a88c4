import { Agent } from 'node:http'
import { ask, canonicalPath } from './ask.mjs'
import { comeSteadily } from './come-steadily.mjs'

/** Every so many readers one asks for a page that nobody has asked for yet, which takes a node some milliseconds to make. */
const missEvery = 10

/**
 * @typedef {object} LoadReport
 * @property {number} sent
 * @property {string[]} failures what visitors would have seen of each request that went wrong
 */

/**
 * Readers who come at a constant rate. An answer counts only where it is the page that was asked for.
 *
 * @param {object} options
 * @param {string} options.origin
 * @param {readonly string[]} options.paths
 * @param {string} options.search the address of the page of results
 * @param {number} options.perSecond
 * @param {AbortSignal} options.until
 * @returns {Promise<LoadReport>}
 */
export async function steadyLoad({ origin, paths, search, perSecond, until }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const words = crypto.randomUUID()
  const read = async (/** @type {number} */ number) => {
    const isMiss = number % missEvery === missEvery - 1
    const path = isMiss ? search : (paths[number % paths.length] ?? '/')
    const fault = await ask(`${origin}${path}${isMiss ? `?q=${words}-${number}` : ''}`, { agent }).then(
      ({ status, text }) => {
        if (status !== 200) return `status ${status}`
        return canonicalPath(text) === path ? null : 'another page'
      },
      (error) => String(error),
    )
    return fault === null ? [] : [`${path}: ${fault}`]
  }
  const faults = await comeSteadily({ perSecond, until, visit: read })
  agent.destroy()
  return { sent: faults.length, failures: faults.flat() }
}
