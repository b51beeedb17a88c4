import type { IncomingMessage, ServerResponse } from 'node:http'
import { forward } from '../support/local-server.ts'
import { FeedRelay } from './feed-relay.ts'

type Answer = (response: ServerResponse, request: IncomingMessage, target: string) => void

const answers = {
  'never answers': () => {},
  'fails with 500': (response) => {
    response.writeHead(500, { 'content-type': 'application/json' })
    response.end('{"title":"Something broke"}')
  },
  'answers with HTML': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><title>Welcome to nginx</title>')
  },
  'loses its answers': (response, request, target) => {
    forward(target, request, response, () => response.destroy())
  },
} as const satisfies Readonly<Record<string, Answer>>

/** Failures of a service that still accepts connections. */
export type ServiceFault = keyof typeof answers

/** A proxy that can break the responses of a service; the change feed passes through. */
export class FaultyService extends FeedRelay {
  fault: ServiceFault | null = null
  /** The requests affected by the fault. */
  only = /^/
  /** The number of affected requests. */
  met = 0
  /** The number of affected requests without a response. */
  open = 0

  protected override answer(request: IncomingMessage, response: ServerResponse): void {
    const { url = '' } = request
    if (this.fault === null || url.endsWith('/changes') || !this.only.test(url)) {
      super.answer(request, response)
      return
    }
    this.met += 1
    this.open += 1
    response.on('close', () => {
      this.open -= 1
    })
    const answer: Answer = answers[this.fault]
    answer(response, request, this.target)
  }
}
