import type { IncomingMessage, ServerResponse } from 'node:http'
import { forward, LocalServer } from '../support/local-server.ts'

/** A proxy to the CMS that can cut, delay, replay and reset its change feed; everything else passes through. */
export class FeedRelay extends LocalServer {
  protected readonly target: string
  readonly #readers = new Set<ServerResponse>()
  /** All events, for replay. */
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

  /** Holds back all events from now on. */
  hold(): void {
    this.#held = []
    this.#whenHeld = Promise.withResolvers()
  }

  /** Waits until a change event is held back. */
  async untilHeld(): Promise<void> {
    await this.#whenHeld.promise
  }

  letGo(): void {
    const held = this.#held ?? []
    this.#held = null
    this.#tell(held)
  }

  /** Replays all events from the first hello on. */
  repeat(): void {
    this.#tell([...this.#said])
  }

  /** Sends a reset, like a service whose missed events are no longer stored. */
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
      forward(this.target, request, response)
      return
    }
    if (this.#isCut) {
      response.destroy()
      return
    }
    forward(this.target, request, response, (answer) => {
      this.#readers.add(response)
      response.on('close', () => this.#readers.delete(response))
      answer.on('data', (part: Buffer) => this.#hear(part))
      // Also when the service is killed meanwhile.
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
