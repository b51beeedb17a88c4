import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from '@site/operations/local-server.fixture.ts'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type VendorCallOptions, VendorCalls } from './vendor-calls.ts'

type Answer = (
  request: { path: string; query: URLSearchParams; headers: IncomingMessage['headers'] },
  response: ServerResponse,
) => void

/** A vendor's server, whose answers a test sets by path; others are 404. */
export function vendorServer() {
  const answers = new Map<string, Answer>()
  const requests: string[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://vendor')
    const query = new URLSearchParams(
      [...searchParams].filter(([name]) => name !== 'api_token' && name !== 'fmt'),
    )
    requests.push(query.size === 0 ? pathname : `${pathname}?${query}`)
    const answer = answers.get(pathname)
    if (answer) answer({ path: pathname, query: searchParams, headers: request.headers }, response)
    else response.writeHead(404).end('Not Found')
  })
  let url = ''
  beforeAll(async () => {
    url = await listenLocally(server)
  })
  afterEach(() => {
    answers.clear()
    requests.length = 0
  })
  afterAll(() => void server.close())
  return {
    get url() {
      return url
    },
    /** Calls that are retried at once and are not counted. */
    calls: (options: Partial<VendorCallOptions> = {}) =>
      new VendorCalls({
        name: 'Vendor',
        baseUrl: url,
        key: 'key',
        keyIn: { parameter: 'api_token' },
        spend: async () => {},
        leaveOut: () => {},
        firstDelayMs: 1,
        ...options,
      }),
    /** Paths with their query, without key and format. */
    requests,
    respond(path: string, answer: Answer) {
      answers.set(path, answer)
    },
    json(path: string, body: object) {
      answers.set(path, (_, response) => sendJson(response, body))
    },
    /** JSON by the query. */
    jsonBy(path: string, createBody: (query: URLSearchParams) => object) {
      answers.set(path, ({ query }, response) => sendJson(response, createBody(query)))
    },
  }
}

function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
