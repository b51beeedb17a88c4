import autocannon from 'autocannon'

/** @typedef {{ url: string, paths?: string[], connections: number, seconds: number }} Load */

/** Sends requests over a fixed number of connections for some seconds, in a process of its own. */
process.once('message', async (/** @type {Load} */ { url, paths, connections, seconds }) => {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    ...(paths && { requests: paths.map((path) => ({ path })) }),
  })
  process.send?.({
    requestsPerSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    failed: non2xx + errors,
  })
  process.disconnect()
})
