import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'

type Alteration = (answer: Record<string, unknown>) => Record<string, unknown>

/**
 * A way to the content service on which some of its answers are changed, for what a test must not change for all
 * others: redirects and the menu stand around every page.
 */
export class AlteredService {
  readonly #target: string
  readonly #alterations: Readonly<Record<string, Alteration>>
  #server: Server | null = null
  #url = ''

  /** `alterations` by the path below /api/site/. */
  constructor(target: string, alterations: Readonly<Record<string, Alteration>>) {
    this.#target = target
    this.#alterations = alterations
  }

  get url(): string {
    return this.#url
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      const gone = new AbortController()
      response.on('close', () => gone.abort())
      const headers = { authorization: request.headers.authorization ?? '' }
      this.#answer(request.url ?? '/', headers, gone.signal)
        .then((answer) => send(answer, response))
        // Either side is gone: the other learns it from its connection.
        .catch(() => response.destroy())
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    this.#url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
    this.#server = server
  }

  async #answer(path: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
    const answer = await fetch(`${this.#target}${path}`, { headers, signal })
    const alter = this.#alterations[new URL(path, this.#target).pathname.replace('/api/site/', '')]
    return alter ? Response.json(alter(await answer.json()), { headers: answer.headers }) : answer
  }

  stop(): void {
    this.#server?.closeAllConnections()
    this.#server?.close()
  }
}

/** As it comes: the change feed never ends. */
async function send(answer: Response, response: ServerResponse): Promise<void> {
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  headers.delete('content-encoding')
  response.writeHead(answer.status, Object.fromEntries(headers))
  response.flushHeaders()
  const reader = answer.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    response.write(part.value)
  }
  response.end()
}
