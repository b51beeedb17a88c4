import { Worker } from 'node:worker_threads'
import { Visits } from './visits.mjs'

/** More than ever wait at once while the site answers within seconds, unless a crowd comes. */
const usualConnections = 256
const leadMs = 200

/**
 * Visitors who come at a steady rate, whether those before them have been answered or not: what holds the site up for a
 * moment is then felt by all who come meanwhile. In a process of its own.
 */
process.once('message', async (/** @type {import('../scripts/bench/arrivals.mjs').Order} */ order) => {
  const { url, perSecond, addresses, mostConnections = usualConnections } = order
  const before = process.cpuUsage()
  const visits = new Visits(new URL(url), mostConnections)
  const clock = new Worker(new URL('arrival-clock.mjs', import.meta.url), {
    workerData: {
      perSecond,
      count: addresses.length,
      startsAtEpochMs: performance.timeOrigin + performance.now() + leadMs,
    },
  })
  /** @type {Promise<import('../scripts/bench/arrivals.mjs').Arrival>[]} */
  const arrivals = []
  await new Promise((resolve) => {
    clock.on('message', (/** @type {number[]} */ dueAtEpochMs) => {
      for (const due of dueAtEpochMs) {
        arrivals.push(visits.ask(addresses[arrivals.length] ?? '/', due - performance.timeOrigin))
      }
      if (arrivals.length === addresses.length) resolve(null)
    })
  })
  const all = await Promise.all(arrivals)
  const { user, system } = process.cpuUsage(before)
  const seconds = addresses.length / perSecond
  process.send?.({ arrivals: all, senderBusy: (user + system) / 1e6 / seconds }, () => process.disconnect())
  visits.end()
})
