import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

export interface FixtureData {
  /** The data that a peer needs for a page, by path. */
  readonly pages: Readonly<Record<string, unknown>>
  /** The origins of the CMS and the market service by path prefix. */
  readonly services: Readonly<Record<string, string>>
}

interface Stored {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Uint8Array
}

/** Per connection or encoding, so not stored. */
const ownHeaders = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding']

/**
 * Serves the data of the compared pages from memory, so that no contender waits for a database: a peer requests one
 * document per page, a web node its usual upstream URLs, which are fetched once.
 */
const { pages, services }: FixtureData = workerData
const stored = new Map<string, Stored>()
for (const [path, page] of Object.entries(pages)) {
  const headers = { 'content-type': 'application/json' }
  stored.set(path, { status: 200, headers, body: Buffer.from(JSON.stringify(page)) })
}
let requests = 0

const server = createServer(async ({ url = '/', headers: { authorization = '' } }, response) => {
  // Shows whether a contender caches: few requests if it does, at least one per page if not.
  if (url === '/requests') return response.end(String(requests))
  requests += 1
  try {
    const { status, headers, body } = stored.get(url) ?? (await fetchFromService(url, authorization))
    response.writeHead(status, { ...headers, 'content-length': body.byteLength }).end(body)
  } catch {
    response.writeHead(503).end()
  }
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  parentPort?.postMessage(typeof address === 'object' ? address?.port : null)
})

async function fetchFromService(url: string, authorization: string): Promise<Stored> {
  const origin = Object.entries(services).find(([start]) => url.startsWith(start))?.[1]
  // Change feeds never end, and nothing changes here.
  if (origin === undefined || url.endsWith('/changes')) throw new Error(`${url} is not served`)
  const response = await fetch(`${origin}${url}`, { headers: { authorization } })
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ownHeaders.includes(name)))
  const whole = { status: response.status, headers, body: new Uint8Array(await response.arrayBuffer()) }
  if (response.ok) stored.set(url, whole)
  return whole
}
