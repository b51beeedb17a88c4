import { Agent, get } from 'node:http'
import { Worker } from 'node:worker_threads'

/** More than ever wait at once while the site answers within seconds, unless a crowd comes. */
const usualConnections = 256
const deadlineMs = 10_000
const leadMs = 200

/**
 * Visitors who come at a steady rate, whether those before them have been answered or not: what holds the site up for a
 * moment is then felt by all who come meanwhile. In a process of its own.
 */
process.once('message', async (/** @type {import('../scripts/bench/arrivals.mjs').Order} */ order) => {
  const { url, perSecond, addresses, mostConnections = usualConnections } = order
  const before = process.cpuUsage()
  const agent = new Agent({ keepAlive: true, maxSockets: mostConnections, maxFreeSockets: mostConnections })
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
    clock.on('message', (/** @type {number} */ dueAtEpochMs) => {
      arrivals.push(ask(agent, `${url}${addresses[arrivals.length]}`, dueAtEpochMs - performance.timeOrigin))
      if (arrivals.length === addresses.length) resolve(null)
    })
  })
  const all = await Promise.all(arrivals)
  const { user, system } = process.cpuUsage(before)
  const seconds = addresses.length / perSecond
  process.send?.({ arrivals: all, senderBusy: (user + system) / 1e6 / seconds }, () => process.disconnect())
  agent.destroy()
})

/**
 * @param {Agent} agent
 * @param {string} address
 * @param {number} dueAt by this process's clock
 * @param {number} [sentAt]
 * @returns {Promise<import('../scripts/bench/arrivals.mjs').Arrival>}
 */
function ask(agent, address, dueAt, sentAt = performance.now()) {
  return new Promise((resolve) => {
    /**
     * @param {import('../scripts/bench/arrivals.mjs').Arrival['answer']} answer
     * @param {string} [fault]
     */
    const settle = (answer, fault) => {
      const latencyMs = performance.now() - dueAt
      resolve({ answer, latencyMs, sentLateMs: sentAt - dueAt, ...(fault && { fault }) })
    }
    const options = { agent, timeout: deadlineMs, headers: { 'accept-encoding': 'br' } }
    const request = get(address, options, (response) => {
      const isKept = response.headers['cache-status']?.startsWith('site; hit') === true
      response.resume()
      response.on('end', () => {
        if (response.statusCode === 200) settle(isKept ? 'kept' : 'made')
        else
          settle(
            'failed',
            `${response.statusCode}${response.headers['retry-after'] ? ' with Retry-After' : ''}`,
          )
      })
    })
    request.on('timeout', () => request.destroy(new Error('no answer in time')))
    request.on('error', ({ message }) => {
      // The site has just ended a connection that was idle; browsers ask once more over a new one, too.
      if (request.reusedSocket && message === 'read ECONNRESET') resolve(ask(agent, address, dueAt, sentAt))
      else settle('failed', message)
    })
  })
}
