import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

export interface ReceivedSpan {
  readonly service: string
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string
  readonly attributes: Readonly<Record<string, unknown>>
}

/** A fake trace collector (OTLP over HTTP). */
export class OtlpReceiver {
  readonly spans: ReceivedSpan[] = []
  readonly #server = createServer((request, response) => {
    json(request).then(
      (body) => {
        this.spans.push(...spansIn(body))
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      },
      () => response.writeHead(400).end(),
    )
  })

  /** Returns the value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

function spansIn(body: unknown): ReceivedSpan[] {
  return list(body, 'resourceSpans').flatMap((resourceSpans) => {
    const service = String(readAttributes(field(resourceSpans, 'resource'))['service.name'])
    return list(resourceSpans, 'scopeSpans')
      .flatMap((scope) => list(scope, 'spans'))
      .map((span) => ({
        service,
        name: text(span, 'name'),
        traceId: text(span, 'traceId'),
        spanId: text(span, 'spanId'),
        parentSpanId: text(span, 'parentSpanId'),
        attributes: readAttributes(span),
      }))
  })
}

function readAttributes(owner: unknown): Record<string, unknown> {
  return Object.fromEntries(
    list(owner, 'attributes').map((pair) => {
      const [value] = Object.values(Object(field(pair, 'value')))
      return [text(pair, 'key'), value]
    }),
  )
}

function field(owner: unknown, name: string): unknown {
  return typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined
}

function list(owner: unknown, name: string): unknown[] {
  const value = field(owner, name)
  return Array.isArray(value) ? value : []
}

function text(owner: unknown, name: string): string {
  const value = field(owner, name)
  return typeof value === 'string' ? value : ''
}
