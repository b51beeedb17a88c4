import { setTimeout as delay } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'

/** The rate of docs/faults.md: two hundred a second. */
const EVERY_MS = 5
const paths = [
  pathTo('home', 'id'),
  pathTo('home', 'en'),
  pathTo('blog', 'id'),
  pathTo('faq', 'en'),
  pathTo('companyDetail', 'en', { slug: 'bqns' }),
]

/** Readers of pages that were seen before, who come at a steady rate whatever becomes of those before them. */
export class SteadyReaders {
  answered = 0
  broken = 0
  readonly wrong: Record<string, number> = {}
  readonly #end = new AbortController()
  readonly #underWay = new Set<Promise<void>>()
  readonly #coming: Promise<void>

  private constructor(siteUrl: string) {
    this.#coming = this.#come(siteUrl)
  }

  /** Each page has been seen before the first of them comes. */
  static async start(siteUrl: string): Promise<SteadyReaders> {
    for (const path of paths) {
      expect((await fetch(`${siteUrl}${path}`)).status, path).toBe(200)
    }
    return new SteadyReaders(siteUrl)
  }

  /** `broken`: the node was not there, which a killed one cannot be; `wrong`: other answers than a page, by path and status. */
  get counts() {
    return { answered: this.answered, broken: this.broken, wrong: this.wrong }
  }

  async stop(): Promise<void> {
    this.#end.abort()
    await this.#coming
    await Promise.all(this.#underWay)
  }

  async #come(siteUrl: string): Promise<void> {
    const startedAt = performance.now()
    for (let number = 0; !this.#end.signal.aborted; ) {
      // By the clock: a timer is late on a busy machine, and who comes is not.
      for (const due = (performance.now() - startedAt) / EVERY_MS; number < due; number += 1) {
        const reading = this.#read(siteUrl, paths[number % paths.length] ?? '').finally(() =>
          this.#underWay.delete(reading),
        )
        this.#underWay.add(reading)
      }
      await delay(EVERY_MS)
    }
  }

  async #read(siteUrl: string, path: string): Promise<void> {
    try {
      const answer = await fetch(`${siteUrl}${path}`)
      const text = await answer.text()
      this.answered += 1
      // The whole page, and that of its language.
      const isRight =
        answer.status === 200 && text.includes(`<html lang="${path.slice(1, 3)}`) && text.includes('</html>')
      if (!isRight) {
        const kind = `${path} ${answer.status}`
        this.wrong[kind] = (this.wrong[kind] ?? 0) + 1
      }
    } catch {
      // Killed, or not there yet: whoever comes next finds it again.
      this.broken += 1
    }
  }
}
