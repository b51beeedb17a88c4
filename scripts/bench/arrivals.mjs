import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../places.mjs'

/**
 * @typedef {{ url: string, perSecond: number, addresses: string[], mostConnections?: number }} Order
 * @typedef {{ answer: 'kept' | 'made' | 'failed', latencyMs: number, sentLateMs: number, fault?: string }} Arrival `kept`: out
 *   of the page cache; the latency counts from the moment at which the request was due
 * @typedef {Arrival & { isPage: boolean }} Asked `isPage`: for one of the pages that are kept; all else is a miss
 * @typedef {{ arrivals: Arrival[], senderBusy: number }} Arrived
 */

/** Every so many arrivals one asks for what nobody has asked for yet. */
const missEvery = 10
/** From 2000 on, long before the first report. */
const firstMonths = 240

/** Lists of research between two months, in both languages. */
const lists = ['/id/riset-dan-berita/laporan-riset', '/en/research-and-news/research-report']

/**
 * A page that nobody has asked for yet and that has all its data behind it: the reports between two months, far
 * apart enough that they are always the same ones.
 *
 * @param {number} number of the miss, counted from 0 over all that one node was ever asked
 */
export function neverAsked(number) {
  const list = lists[number % lists.length]
  const pair = Math.floor(number / lists.length)
  return `${list}?from=${month(2000, pair % firstMonths)}&to=${month(2030, Math.floor(pair / firstMonths))}`
}

/**
 * @param {number} year
 * @param {number} after so many months
 */
function month(year, after) {
  return `${year + Math.floor(after / 12)}-${String((after % 12) + 1).padStart(2, '0')}`
}

/**
 * The addresses of a constant rate, in the order of their arrival: the pages in turn, and every tenth time a miss.
 *
 * @param {{ count: number, pages: readonly string[], misses: (() => string) | null }} plan
 */
export function planArrivals({ count, pages, misses }) {
  let page = 0
  return Array.from({ length: count }, (_, number) => {
    if (misses !== null && number % missEvery === missEvery - 1) return misses()
    const address = pages[page % pages.length]
    if (address === undefined) throw new Error('There is no page to ask for')
    page += 1
    return address
  })
}

/**
 * What was asked for, beside what came of it.
 *
 * @param {readonly Arrival[]} arrivals
 * @param {{ addresses: readonly string[], pages: readonly string[] }} plan
 * @returns {Asked[]}
 */
export function askedOf(arrivals, { addresses, pages }) {
  const known = new Set(pages)
  return arrivals.map((arrival, number) => ({ ...arrival, isPage: known.has(addresses[number] ?? '') }))
}

/**
 * Lets the visitors come, from a process of its own.
 *
 * @param {Order} order
 * @param {import('../session/family.mjs').Family} family
 * @returns {Promise<Arrived>}
 */
export async function sendArrivals(order, family) {
  const child = fork(join(root, 'bench', 'arrivals.mjs'), { detached: true, serialization: 'advanced' })
  family.adopt(child, 'service')
  const answered = once(child, 'message')
  child.send(order)
  const [arrived] = await answered
  return arrived
}
