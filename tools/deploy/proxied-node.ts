import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type RequestOptions,
  request,
} from 'node:http'
import { request as requestTls } from 'node:https'
import { text } from 'node:stream/consumers'

const servePage: RequestListener = (_incoming, response) => response.end('page')

/** A fake process behind a proxy, with configurable responses. */
export class ProxiedNode {
  respond = servePage
  requests: { line: string; headers: IncomingHttpHeaders }[] = []
  readonly port: number
  readonly #server = createServer((incoming, response) => {
    this.requests.push({ line: `${incoming.method} ${incoming.url}`, headers: incoming.headers })
    this.respond(incoming, response)
  })

  constructor(port: number) {
    this.port = port
  }

  async restart(): Promise<void> {
    await this.stop()
    this.respond = servePage
    this.requests = []
    this.#server.listen(this.port, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}

export interface Response {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

type Options = RequestOptions & { body?: string; servername?: string }

/** One request on a new connection, with headers that `fetch` forbids; over TLS if `servername` is set. */
export function send(port: number, path: string, { body, ...options }: Options = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    const settings = { port, host: '127.0.0.1', path, agent: false, rejectUnauthorized: false, ...options }
    const sent = options.servername === undefined ? request(settings) : requestTls(settings)
    sent.on('error', reject)
    sent.on('response', (response) => {
      text(response).then(
        (all) => resolve({ status: response.statusCode, headers: response.headers, body: all }),
        reject,
      )
    })
    sent.end(body)
  })
}

/** Headers that a client could forge. */
export const forgedHeaders = {
  'x-forwarded-for': '203.0.113.9',
  'x-request-id': 'chosen-by-a-visitor',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
}

/** On every response that a proxy generates itself. */
export const ownHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
}

export const internalPaths = [
  '/admin',
  '/admin/login',
  '/api/users',
  '/apids/companies',
  '/metrics',
  '/readyz',
]
