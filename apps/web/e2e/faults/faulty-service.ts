import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What a service can do wrong while its connections stand. */
export type ServiceFault =
  | 'accepts and says nothing'
  | 'drips a byte a second'
  | 'fails with 500'
  | 'asks to wait with 429'
  | 'answers with HTML'
  | 'breaks off in the middle'
  | 'answers in another shape'
  | 'answers with an empty object'

const DRIP_MS = 1_000

type Answer = (response: ServerResponse) => void

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
}

/** A way to a service on which its answers go wrong as a test says; the change feed is left as it is. */
export class FaultyService {
  fault: ServiceFault | null = null
  /** How many questions have met a fault. */
  met = 0
  /** How many of these are still waiting for their answer. */
  open = 0
  readonly #target: string
  readonly #server = createServer((request, response) => this.#answer(request, response))

  private constructor(target: string) {
    this.#target = target
  }

  static async open(target: string): Promise<FaultyService> {
    const service = new FaultyService(target)
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

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { url = '', method, headers } = request
    if (this.fault !== null && !url.endsWith('/changes')) {
      this.met += 1
      this.open += 1
      response.on('close', () => {
        this.open -= 1
      })
      answers[this.fault](response)
      return
    }
    const onward = ask(`${this.#target}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      response.flushHeaders()
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  }
}
