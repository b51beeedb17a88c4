import type { RedirectList } from '@site/contracts/content/shell.ts'
import { isServiceUnavailable } from '#app/upstream/upstream-error.ts'
import type { PageFacts } from './site-services.server.ts'

/** How long the editors' redirects are used unasked while the change feed says nothing of them. */
const FRESH_MS = 60_000

/** Every page depends on the rules: one added later may lead away from it. */
const REDIRECTS_TAG = 'list:redirects'

/** The editors' redirects from exact old paths. When they cannot be had, those last known stand. */
export class RedirectRules {
  readonly #load: (addTags: (tags: readonly string[]) => void) => Promise<RedirectList>
  #rules: ReadonlyMap<string, { readonly to: string; readonly status: 301 | 302 }> = new Map()
  #freshUntil = 0

  constructor(load: (addTags: (tags: readonly string[]) => void) => Promise<RedirectList>) {
    this.#load = load
  }

  async find(path: string, facts: PageFacts) {
    facts.tags.add(REDIRECTS_TAG)
    if (this.#freshUntil <= performance.now()) {
      await this.#refresh()
    }
    return this.#rules.get(path) ?? null
  }

  async #refresh(): Promise<void> {
    try {
      const { redirects } = await this.#load(() => {})
      this.#rules = new Map(redirects.map(({ from, to, status }) => [from, { to, status }]))
      this.#freshUntil = performance.now() + FRESH_MS
    } catch (error) {
      if (!isServiceUnavailable(error)) {
        throw error
      }
      // Asked again soon, but not for every page while the service is away.
      this.#freshUntil = performance.now() + FRESH_MS / 10
    }
  }

  forget(tags: readonly string[]): void {
    if (tags.includes(REDIRECTS_TAG)) {
      this.#freshUntil = 0
    }
  }
}
