import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A way to the content service on which its change feed can be cut, held up and told twice; all else goes through. */
export class FeedRelay {
  readonly #target: string
  readonly #server = createServer((request, response) => this.#answer(request, response))
  readonly #readers = new Set<ServerResponse>()
  /** All that the feed has said, for telling it again. */
  readonly #said: Buffer[] = []
  #held: Buffer[] | null = null
  #isCut = false
  #whenHeld = Promise.withResolvers<void>()

  private constructor(target: string) {
    this.#target = target
  }

  static async open(target: string): Promise<FeedRelay> {
    const relay = new FeedRelay(target)
    relay.#server.listen(0, '127.0.0.1')
    await once(relay.#server, 'listening')
    return relay
  }

  get url(): string {
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  }

  cut(): void {
    this.#isCut = true
    for (const reader of this.#readers) {
      reader.destroy()
    }
  }

  restore(): void {
    this.#isCut = false
  }

  /** From now on nothing that is said arrives. */
  hold(): void {
    this.#held = []
    this.#whenHeld = Promise.withResolvers()
  }

  /** Until a change is held up. */
  async untilHeld(): Promise<void> {
    await this.#whenHeld.promise
  }

  letGo(): void {
    const held = this.#held ?? []
    this.#held = null
    this.#tell(held)
  }

  /** Says all of it again, from the first greeting on. */
  repeat(): void {
    this.#tell([...this.#said])
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { url = '', method, headers } = request
    const isFeed = url.endsWith('/changes')
    if (isFeed && this.#isCut) {
      response.destroy()
      return
    }
    const onward = ask(`${this.#target}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      response.flushHeaders()
      if (!isFeed) {
        answer.pipe(response)
        return
      }
      this.#readers.add(response)
      answer.on('data', (part: Buffer) => this.#hear(part))
      answer.on('end', () => response.end())
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => {
      this.#readers.delete(response)
      onward.destroy()
    })
    request.pipe(onward)
  }

  #hear(part: Buffer): void {
    this.#said.push(part)
    if (this.#held === null) {
      this.#tell([part])
      return
    }
    this.#held.push(part)
    if (part.includes('event: change')) {
      this.#whenHeld.resolve()
    }
  }

  #tell(parts: readonly Buffer[]): void {
    for (const reader of this.#readers) {
      for (const part of parts) {
        reader.write(part)
      }
    }
  }
}
