import autocannon from 'autocannon'

/** @typedef {{ url: string, paths?: string[], connections: number, seconds: number, acceptEncoding: string }} Load */

/** Sends requests over a fixed number of connections for some seconds, in a process of its own. */
process.once('message', async (/** @type {Load} */ { url, paths, connections, seconds, acceptEncoding }) => {
  const before = process.cpuUsage()
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': acceptEncoding },
    ...(paths && { requests: paths.map((path) => ({ path })) }),
  })
  process.send?.({
    requests: requests.total,
    requestsPerSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    failed: non2xx + errors,
    generatorBusy: busyShare(process.cpuUsage(before), seconds),
  })
  process.disconnect()
})

/**
 * How much of one processor this took: near 1, the load's sender is what ends, and not who is asked.
 *
 * @param {NodeJS.CpuUsage} usage
 * @param {number} seconds
 */
const busyShare = ({ user, system }, seconds) => Math.round(((user + system) / 1e6 / seconds) * 100) / 100
