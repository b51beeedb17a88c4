import { setTimeout as delay } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'

/** The rate of docs/faults.md: two hundred a second. */
const EVERY_MS = 5
/** As long as a person waits; a page seen before is there at once. */
const ANSWERS_WITHIN_MS = 10_000
const paths = [
  pathTo('home', 'id'),
  pathTo('home', 'en'),
  pathTo('blog', 'id'),
  pathTo('faq', 'en'),
  pathTo('companyDetail', 'en', { slug: 'bqns' }),
]

interface Site {
  readonly url: string
  /** Whoever comes then cannot be answered. */
  readonly isNodeAway: boolean
}

/** Readers of pages that were seen before, who come at a steady rate whatever becomes of those before them. */
export class SteadyReaders {
  answered = 0
  broken = 0
  readonly wrong: Record<string, number> = {}
  readonly #end = new AbortController()
  readonly #underWay = new Set<Promise<void>>()
  readonly #site: Site
  readonly #coming: Promise<void>

  private constructor(site: Site) {
    this.#site = site
    this.#coming = this.#come()
  }

  /** Each page has been seen before the first of them comes. */
  static async start(site: Site): Promise<SteadyReaders> {
    for (const path of paths) {
      expect((await fetch(`${site.url}${path}`)).status, path).toBe(200)
    }
    return new SteadyReaders(site)
  }

  /** `broken`: the node was not there; `wrong`: anything else than the whole page in time, by path and what came instead. */
  get counts() {
    return { answered: this.answered, broken: this.broken, wrong: this.wrong }
  }

  async stop(): Promise<void> {
    this.#end.abort()
    await this.#coming
    await Promise.all(this.#underWay)
  }

  async #come(): Promise<void> {
    const startedAt = performance.now()
    for (let number = 0; !this.#end.signal.aborted; ) {
      // By the clock: a timer is late on a busy machine, and who comes is not.
      for (const due = (performance.now() - startedAt) / EVERY_MS; number < due; number += 1) {
        const reading = this.#read(paths[number % paths.length] ?? '').finally(() =>
          this.#underWay.delete(reading),
        )
        this.#underWay.add(reading)
      }
      await delay(EVERY_MS)
    }
  }

  async #read(path: string): Promise<void> {
    const wasAway = this.#site.isNodeAway
    try {
      const answer = await fetch(`${this.#site.url}${path}`, {
        signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      })
      const text = await answer.text()
      this.answered += 1
      // The whole page, and that of its language.
      const isRight =
        answer.status === 200 && text.includes(`<html lang="${path.slice(1, 3)}`) && text.includes('</html>')
      if (!isRight) {
        this.#count(`${path} ${answer.status}`)
      }
    } catch (error) {
      if (wasAway || this.#site.isNodeAway) {
        this.broken += 1
      } else {
        this.#count(`${path} ${error}`)
      }
    }
  }

  #count(kind: string): void {
    this.wrong[kind] = (this.wrong[kind] ?? 0) + 1
  }
}
