import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { TicketState } from '@site/contracts/content/forms.ts'
import { forward, LocalServer } from './local-server.ts'

type TicketStatus = TicketState['state'] | 'unknown' | 'gone'

/** A proxy to the CMS with fake registration tokens, which are normally sent by email. */
export class TicketDesk extends LocalServer {
  readonly ticket = `17.${'t'.repeat(43)}`
  state: TicketStatus = 'confirmed'
  /** The bodies of cancellation requests. */
  readonly cancelled: unknown[] = []
  /** The bodies of confirmation requests. */
  readonly confirmed: unknown[] = []
  readonly #contentUrl: string

  constructor(contentUrl: string) {
    super()
    this.#contentUrl = contentUrl
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '', method } = request
    if (!/\/site\/registration-(tickets|cancellations|confirmations)/.test(url)) {
      forward(this.#contentUrl, request, response)
      return
    }
    const posted = method === 'POST' ? await json(request) : null
    if (this.state === 'gone') {
      response.destroy()
      return
    }
    if (posted !== null && url.includes('registration-cancellations')) {
      this.cancelled.push(posted)
      this.state = 'cancelled'
    }
    if (posted !== null && url.includes('registration-confirmations')) {
      this.confirmed.push(posted)
      this.state = this.state === 'held' ? 'confirmed' : this.state
    }
    response.writeHead(this.state === 'unknown' ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ state: this.state }))
  }
}
