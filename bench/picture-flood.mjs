import { Agent, get } from 'node:http'

/** Longer than a picture may take, so that it is the site that says no. */
const deadlineMs = 30_000

/**
 * Readers who each ask for one picture after the other for some seconds, in a process of its own.
 */
process.once('message', async (/** @type {import('../scripts/bench/picture-flood.mjs').Order} */ order) => {
  const { url, connections, seconds, pictures } = order
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const endsAt = performance.now() + seconds * 1000
  /** @type {Record<string, number>} */
  const byStatus = {}
  let next = 0
  const reader = async () => {
    while (performance.now() < endsAt) {
      const picture = pictures[next]
      if (picture === undefined) return
      next += 1
      const status = await ask(agent, `${url}${picture.path}`, picture.accept)
      byStatus[status] = (byStatus[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, reader))
  process.send?.({ byStatus, hasAskedForAll: next >= pictures.length }, () => process.disconnect())
  agent.destroy()
})

/**
 * @param {Agent} agent
 * @param {string} address
 * @param {string} accept
 * @returns {Promise<number | string>}
 */
function ask(agent, address, accept) {
  return new Promise((resolve) => {
    const request = get(address, { agent, timeout: deadlineMs, headers: { accept } }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 'none'))
    })
    request.on('timeout', () => request.destroy(new Error('no answer in time')))
    request.on('error', () => resolve('broken'))
  })
}
