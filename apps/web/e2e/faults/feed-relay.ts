import type { IncomingMessage, ServerResponse } from 'node:http'
import { LocalServer, passOn } from '../support/local-server.ts'

/** A way to the content service on which its change feed can be cut, held up, told twice and lost; all else goes through. */
export class FeedRelay extends LocalServer {
  protected readonly target: string
  readonly #readers = new Set<ServerResponse>()
  /** All that the feed has said, for telling it again. */
  readonly #said: Buffer[] = []
  #held: Buffer[] | null = null
  #isCut = false
  #whenHeld = Promise.withResolvers<void>()

  constructor(target: string) {
    super()
    this.target = target
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

  /** Says what a service says to whoever was away for too long: nothing that is kept may be taken for fresh. */
  outdate(): void {
    const [newest] =
      Buffer.concat(this.#said)
        .toString()
        .match(/"sequence":\d+/g)
        ?.slice(-1) ?? []
    this.#tell([Buffer.from(`event: reset\ndata: {${newest}}\n\n`)])
  }

  protected answer(request: IncomingMessage, response: ServerResponse): void {
    if (!request.url?.endsWith('/changes')) {
      passOn(this.target, request, response)
      return
    }
    if (this.#isCut) {
      response.destroy()
      return
    }
    passOn(this.target, request, response, (answer) => {
      this.#readers.add(response)
      response.on('close', () => this.#readers.delete(response))
      answer.on('data', (part: Buffer) => this.#hear(part))
      // Also where the service is killed in the middle.
      answer.on('close', () => response.end())
    })
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
