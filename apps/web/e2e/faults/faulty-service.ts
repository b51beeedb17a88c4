import type { IncomingMessage, ServerResponse } from 'node:http'
import { passOn } from '../local-server.ts'
import { FeedRelay } from './feed-relay.ts'

/** What a service can do wrong while its connections stand. */
export const serviceFaults = [
  'accepts and says nothing',
  'drips a byte a second',
  'fails with 500',
  'asks to wait with 429',
  'answers with HTML',
  'breaks off in the middle',
  'answers in another shape',
  'answers with an empty object',
  'does what it is asked and loses its answers',
] as const
export type ServiceFault = (typeof serviceFaults)[number]

const DRIP_MS = 1_000

type Answer = (response: ServerResponse, request: IncomingMessage, target: string) => void

const json = { 'content-type': 'application/json' }

const answers: Readonly<Record<ServiceFault, Answer>> = {
  'accepts and says nothing': () => {},
  'drips a byte a second': (response) => {
    response.writeHead(200, json)
    response.write('[')
    const timer = setInterval(() => response.write(' '), DRIP_MS)
    response.on('close', () => clearInterval(timer))
  },
  'fails with 500': (response) => {
    response.writeHead(500, json)
    response.end('{"title":"Something broke"}')
  },
  'asks to wait with 429': (response) => {
    response.writeHead(429, { ...json, 'retry-after': '30' })
    response.end('{"title":"Too many requests"}')
  },
  'answers with HTML': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><title>Welcome to nginx</title>')
  },
  'breaks off in the middle': (response) => {
    response.writeHead(200, { ...json, 'content-length': '5000' })
    response.write('{"items":[{"title":"Sete', () => response.destroy())
  },
  'answers in another shape': (response) => {
    response.writeHead(200, json)
    response.end('{"items":[{"title":null,"price":"NaN"}],"data":1e308,"total":-1}')
  },
  'answers with an empty object': (response) => {
    response.writeHead(200, json)
    response.end('{}')
  },
  'does what it is asked and loses its answers': (response, request, target) => {
    passOn(target, request, response, () => response.destroy())
  },
}

/** A way to a service on which its answers go wrong as a test says; the change feed says what a test makes it say. */
export class FaultyService extends FeedRelay {
  fault: ServiceFault | null = null
  /** Which questions meet it. */
  only = /^/
  /** How many questions have met a fault. */
  met = 0
  /** How many of these are still waiting for their answer. */
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
    answers[this.fault](response, request, this.target)
  }
}
