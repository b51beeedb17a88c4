import type { IncomingMessage, ServerResponse } from 'node:http'
import { forward, LocalServer } from './local-server.ts'

/** A transparent proxy to a service that records requests. */
export class WatchedService extends LocalServer {
  readonly asked: string[] = []
  readonly #target: string

  constructor(target: string) {
    super()
    this.#target = target
  }

  protected answer(request: IncomingMessage, response: ServerResponse): void {
    this.asked.push(`${request.method} ${request.url}`)
    forward(this.#target, request, response)
  }
}
