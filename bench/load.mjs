import autocannon from 'autocannon'

/** Sends requests over a fixed number of connections for some seconds, in a process of its own. */
process.once('message', async (/** @type {{ url: string, connections: number, seconds: number }} */ load) => {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: load.url,
    connections: load.connections,
    duration: load.seconds,
    headers: { 'accept-encoding': 'br' },
  })
  process.send?.({
    requestsPerSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    failed: non2xx + errors,
  })
  process.disconnect()
})
