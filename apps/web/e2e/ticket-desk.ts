import { once } from 'node:events'
import { request as ask, createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import type { TicketState } from '@site/contracts/content/forms.ts'

type Standing = TicketState['state'] | 'unknown' | 'gone'

/** The content service, but for tickets: those come by mail, and stand here as the test says. */
export class TicketDesk {
  readonly ticket = `17.${'t'.repeat(43)}`
  state: Standing = 'confirmed'
  /** What was posted to cancel. */
  readonly cancelled: unknown[] = []
  readonly #server: Server

  private constructor(contentUrl: string) {
    this.#server = createServer(async (request, response) => {
      const { url = '', method, headers } = request
      if (!/\/site\/registration-(tickets|cancellations)/.test(url)) {
        const onward = ask(`${contentUrl}${url}`, { method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        })
        onward.on('error', () => response.destroy())
        response.on('close', () => onward.destroy())
        request.pipe(onward)
        return
      }
      const posted = method === 'POST' ? await json(request) : null
      if (this.state === 'gone') {
        response.destroy()
        return
      }
      if (posted !== null) {
        this.cancelled.push(posted)
        this.state = 'cancelled'
      }
      response.writeHead(this.state === 'unknown' ? 404 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ state: this.state }))
    })
  }

  static async open(contentUrl: string): Promise<TicketDesk> {
    const desk = new TicketDesk(contentUrl)
    desk.#server.listen(0, '127.0.0.1')
    await once(desk.#server, 'listening')
    return desk
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
