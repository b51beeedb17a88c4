import { setTimeout as delay } from 'node:timers/promises'

const turnMs = 10

/**
 * Visitors who come at a constant rate, however slowly those before them are answered. Ends when all are.
 *
 * @template Outcome
 * @param {object} options
 * @param {number} options.perSecond
 * @param {number} [options.count] so many at the most
 * @param {AbortSignal} [options.until]
 * @param {(number: number) => Promise<Outcome>} options.visit
 * @returns {Promise<Outcome[]>}
 */
export async function comeSteadily({ perSecond, count = Number.POSITIVE_INFINITY, until, visit }) {
  /** @type {Promise<Outcome>[]} */
  const underWay = []
  const startedAt = performance.now()
  while (!until?.aborted && underWay.length < count) {
    const due = Math.min(((performance.now() - startedAt) / 1_000) * perSecond, count)
    while (underWay.length < due) underWay.push(visit(underWay.length))
    await delay(turnMs)
  }
  return Promise.all(underWay)
}
