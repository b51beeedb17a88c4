import { once } from 'node:events'
import { request as ask, createServer, type Server } from 'node:http'

/** A way to a service on which everything passes as it is, and what was asked is written down. */
export class WatchedService {
  readonly asked: string[] = []
  readonly #target: URL
  #server: Server | null = null

  constructor(target: string) {
    this.#target = new URL(target)
  }

  async start(): Promise<string> {
    const { hostname, port } = this.#target
    const server = createServer((request, response) => {
      const { url: path = '/', method = 'GET', headers } = request
      this.asked.push(`${method} ${path}`)
      const onward = ask({ hostname, port, path, method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        response.flushHeaders()
        answer.pipe(response)
      })
      // Either side is gone: the other learns it from its connection.
      onward.on('error', () => response.destroy())
      response.on('close', () => onward.destroy())
      request.pipe(onward)
    })
    this.#server = server
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  }

  stop(): void {
    this.#server?.closeAllConnections()
    this.#server?.close()
  }
}
