import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { withHostileTexts } from './hostile-text.ts'

/**
 * A way to a service on which every text of its answers is a hostile one: what pages, feeds and site maps would get if
 * all that editors and importers write were written by an attacker. Menu and settings among it, which no test may
 * change for all others.
 */
export class HostileService {
  readonly #server: Server

  private constructor(target: string) {
    this.#server = createServer((request, response) => {
      const gone = new AbortController()
      response.on('close', () => gone.abort())
      const headers = { authorization: request.headers.authorization ?? '' }
      fetch(`${target}${request.url}`, { headers, signal: gone.signal, redirect: 'manual' })
        .then((answer) => handOn(answer, response))
        // Either side is gone: the other learns it from its connection.
        .catch(() => response.destroy())
    })
  }

  static async before(target: string): Promise<HostileService> {
    const service = new HostileService(target)
    service.#server.listen(0, '127.0.0.1')
    await once(service.#server, 'listening')
    return service
  }

  get url(): string {
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

async function handOn(answer: Response, response: ServerResponse): Promise<void> {
  const headers = new Headers(answer.headers)
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'connection']) {
    headers.delete(name)
  }
  response.writeHead(answer.status, Object.fromEntries(headers))
  if (answer.ok && headers.get('content-type')?.startsWith('application/json')) {
    response.end(JSON.stringify(withHostileTexts(await answer.json())))
    return
  }
  // The change feed never ends.
  response.flushHeaders()
  const reader = answer.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    response.write(part.value)
  }
  response.end()
}
