import type { IncomingMessage, ServerResponse } from 'node:http'
import { LocalServer, passOn } from './local-server.ts'

/** A way to a service on which everything passes as it is, and what was asked is written down. */
export class WatchedService extends LocalServer {
  readonly asked: string[] = []
  readonly #target: string

  constructor(target: string) {
    super()
    this.#target = target
  }

  protected answer(request: IncomingMessage, response: ServerResponse): void {
    this.asked.push(`${request.method} ${request.url}`)
    passOn(this.#target, request, response)
  }
}
