import type { IncomingMessage, ServerResponse } from 'node:http'
import { LocalServer, passOnAltered } from '../local-server.ts'
import { withHostileTexts } from './hostile-text.ts'

/**
 * A way to a service on which every text of its answers is a hostile one: what pages, feeds and site maps would get if
 * all that editors and importers write were written by an attacker. Menu and settings among it, which no test may
 * change for all others.
 */
export class HostileService extends LocalServer {
  readonly #target: string

  constructor(target: string) {
    super()
    this.#target = target
  }

  protected answer(request: IncomingMessage, response: ServerResponse): void {
    passOnAltered(this.#target, request, response, (answer) => withHostileTexts(answer))
  }
}
