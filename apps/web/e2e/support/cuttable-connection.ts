import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A TCP proxy that a test can cut, as if the service were killed, restore, and slow down. */
export class CuttableConnection {
  readonly #target: { readonly host: string; readonly port: number }
  readonly #sockets = new Set<Socket>()
  #server: Server | null = null
  #port = 0
  #delayMs = 0

  constructor(targetUrl: string) {
    const { hostname, port } = new URL(targetUrl)
    this.#target = { host: hostname, port: Number(port) }
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Delays each request from now on. */
  delay(delayMs: number): void {
    this.#delayMs = delayMs
  }

  async restore(): Promise<void> {
    const server = createServer((client) => {
      const service = connect(this.#target)
      for (const socket of [client, service]) {
        this.#sockets.add(socket)
        socket.on('error', () => socket.destroy())
        socket.on('close', () => {
          this.#sockets.delete(socket)
          client.destroy()
          service.destroy()
        })
      }
      client.on('data', (question) => {
        setTimeout(() => service.writable && service.write(question), this.#delayMs)
      })
      service.pipe(client)
    })
    server.listen(this.#port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    this.#port = typeof address === 'object' && address !== null ? address.port : 0
    this.#server = server
  }

  async cut(): Promise<void> {
    const server = this.#server
    this.#server = null
    if (server) {
      const closed = once(server, 'close')
      server.close()
      for (const socket of this.#sockets) {
        socket.destroy()
      }
      await closed
    }
  }
}
