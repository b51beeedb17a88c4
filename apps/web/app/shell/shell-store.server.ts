import type { Shell } from '@site/contracts/content/shell.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { isServiceUnavailable } from '#app/upstream/upstream-error.ts'
import { fallbackShell } from './fallback-shell.ts'
import type { PageFacts } from './site-services.server.ts'

/** How long menu and settings are used unasked while the change feed says nothing of them. */
const FRESH_MS = 60_000

interface Kept {
  readonly shell: Shell
  readonly tags: readonly string[]
  freshUntil: number
}

/** Menu and settings stand around every page: one copy a language is kept, and the last one is never thrown away. */
export class ShellStore {
  readonly #kept = new Map<Locale, Kept>()
  readonly #load: (locale: Locale, addTags: (tags: readonly string[]) => void) => Promise<Shell>

  constructor(load: (locale: Locale, addTags: (tags: readonly string[]) => void) => Promise<Shell>) {
    this.#load = load
  }

  async get(locale: Locale, facts: PageFacts): Promise<Shell> {
    const kept = this.#kept.get(locale)
    if (kept && kept.freshUntil > performance.now()) {
      return noted(kept, facts)
    }
    try {
      const tags: string[] = []
      const shell = await this.#load(locale, (more) => tags.push(...more))
      const fresh = { shell, tags, freshUntil: performance.now() + FRESH_MS }
      this.#kept.set(locale, fresh)
      return noted(fresh, facts)
    } catch (error) {
      if (!isServiceUnavailable(error)) {
        throw error
      }
      if (kept) {
        return noted(kept, facts)
      }
      facts.isPartial = true
      return fallbackShell(locale)
    }
  }

  forget(tags: readonly string[]): void {
    for (const kept of this.#kept.values()) {
      if (kept.tags.some((tag) => tags.includes(tag))) {
        kept.freshUntil = 0
      }
    }
  }
}

function noted(kept: Kept, facts: PageFacts): Shell {
  for (const tag of kept.tags) {
    facts.tags.add(tag)
  }
  return kept.shell
}
