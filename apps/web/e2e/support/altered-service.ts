import type { IncomingMessage, ServerResponse } from 'node:http'
import { forwardAltered, LocalServer } from './local-server.ts'

type Alteration = (answer: Record<string, unknown>) => unknown

/** A proxy to the CMS that changes some responses which affect every page, such as redirects and the menu. */
export class AlteredService extends LocalServer {
  readonly #target: string
  readonly #alterations: Readonly<Record<string, Alteration>>

  /** `alterations` by the path below /api/site/. */
  constructor(target: string, alterations: Readonly<Record<string, Alteration>>) {
    super()
    this.#target = target
    this.#alterations = alterations
  }

  protected answer(request: IncomingMessage, response: ServerResponse): void {
    forwardAltered(this.#target, request, response, (answer, path) => {
      const alter = this.#alterations[path.replace('/api/site/', '')]
      return alter ? alter(answer) : answer
    })
  }
}
