import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

export interface FixtureData {
  /** What a peer needs for a page, by the page's path. */
  readonly pages: Readonly<Record<string, unknown>>
  /** The origins of the CMS and the market service by the first part of their paths. */
  readonly services: Readonly<Record<string, string>>
}

interface Stored {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Uint8Array
}

/** Of one connection or one encoding, not of what is stored. */
const ownHeaders = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding']

/**
 * The data of the compared pages from memory, so that no contender waits for a database: a peer requests one document
 * per page, a node of ours what it would request from its services, which is fetched from them once.
 */
const { pages, services }: FixtureData = workerData
const stored = new Map<string, Stored>()
for (const [path, page] of Object.entries(pages)) {
  const headers = { 'content-type': 'application/json' }
  stored.set(path, { status: 200, headers, body: Buffer.from(JSON.stringify(page)) })
}
let requests = 0

const server = createServer(async ({ url = '/', headers: { authorization = '' } }, response) => {
  // A contender that caches pages causes few requests, one that renders each page at least as many as pages.
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
  // A change feed never ends, and nothing changes here.
  if (origin === undefined || url.endsWith('/changes')) throw new Error(`${url} is not served`)
  const response = await fetch(`${origin}${url}`, { headers: { authorization } })
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ownHeaders.includes(name)))
  const whole = { status: response.status, headers, body: new Uint8Array(await response.arrayBuffer()) }
  if (response.ok) stored.set(url, whole)
  return whole
}
