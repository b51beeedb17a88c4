import { askedOf, neverAsked, planArrivals, sendArrivals } from './arrivals.mjs'
import { spreadOf } from './percentiles.mjs'
import { account, sharesBetween } from './process-watch.mjs'

/**
 * @typedef {object} Stretch some seconds of visitors at a steady rate, while something else went on
 * @property {string} what
 * @property {number} seconds
 * @property {import('./percentiles.mjs').Spread} hits pages out of the page cache
 * @property {number} sendersOwnP99Ms by how much the sender itself was late, which the other figures contain
 * @property {import('./percentiles.mjs').Spread} made pages that a publication had made stale
 * @property {import('./percentiles.mjs').Spread} misses
 * @property {number} failed
 * @property {number} failedPages of them those that are not misses
 * @property {Record<string, number>} faults what failed, by status or reason
 * @property {Record<string, number>} ofOneProcessor what each part of the site took
 * @property {number} idleShare of the machine
 */

/**
 * Visitors of one site. Each miss of a run has another address.
 *
 * @param {object} options
 * @param {string} options.url
 * @param {number} options.perSecond
 * @param {readonly string[]} options.pages
 * @param {import('./process-watch.mjs').Parts} options.parts
 * @param {import('../session/family.mjs').Family} options.family
 */
export function visitorsOf({ url, perSecond, pages, parts, family }) {
  let missed = 0
  const miss = () => neverAsked(missed++)

  /**
   * @param {object} plan
   * @param {string} plan.what
   * @param {number} plan.seconds
   * @param {boolean} [plan.hasMisses]
   * @returns {Promise<{ stretch: Stretch, hits: number[] }>}
   */
  return async function come({ what, seconds, hasMisses = false }) {
    const count = Math.round(seconds * perSecond)
    const addresses = planArrivals({ count, pages, misses: hasMisses ? miss : null })
    const before = account(parts)
    const { arrivals, senderBusy } = await sendArrivals({ url, perSecond, addresses }, family)
    const { ofOneProcessor, idleShare } = sharesBetween(before, account(parts))
    const asked = askedOf(arrivals, { addresses, pages })
    const latencies = (/** @type {(one: import('./arrivals.mjs').Asked) => boolean} */ belongs) =>
      asked.filter(belongs).map(({ latencyMs }) => latencyMs)
    const hits = latencies(({ isPage, answer }) => isPage && answer === 'kept')
    const stretch = {
      what,
      seconds,
      hits: spreadOf(hits),
      sendersOwnP99Ms: spreadOf(asked.map(({ sentLateMs }) => sentLateMs)).p99Ms,
      made: spreadOf(latencies(({ isPage, answer }) => isPage && answer === 'made')),
      misses: spreadOf(latencies(({ isPage, answer }) => !isPage && answer !== 'failed')),
      failed: latencies(({ answer }) => answer === 'failed').length,
      failedPages: latencies(({ isPage, answer }) => isPage && answer === 'failed').length,
      faults: countsOf(asked.flatMap(({ fault }) => fault ?? [])),
      ofOneProcessor: { ...ofOneProcessor, 'visitors (the sender)': Math.round(senderBusy * 100) / 100 },
      idleShare,
    }
    return { stretch, hits }
  }
}

/** @param {string[]} faults */
function countsOf(faults) {
  /** @type {Record<string, number>} */
  const counts = {}
  for (const fault of faults) counts[fault] = (counts[fault] ?? 0) + 1
  return counts
}
