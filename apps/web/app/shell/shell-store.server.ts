import type { MenuPlace, Shell, ShellAnswer } from '@site/contracts/content/shell.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { PageTime } from '#app/upstream/page-time.server.ts'
import { fallbackShell } from './fallback-shell.ts'
import { KeptAnswer, type TaggedAnswer } from './kept-answer.server.ts'
import type { PageFacts } from './page-facts.ts'

const ENDED_MS = 2_000

export interface KeptShell {
  readonly shell: Shell
  /** Which pages the menu names, and which of them are open. */
  readonly menuPlaces: readonly MenuPlace[]
}

type LoadShell = (locale: Locale) => Promise<TaggedAnswer<ShellAnswer>>

/** Menu and settings, which stand around every page: one copy a language. */
export class ShellStore {
  readonly #shells: Readonly<Record<Locale, KeptAnswer<KeptShell>>>

  constructor(load: LoadShell, loadLast?: LoadShell) {
    const keptBy = (ask: LoadShell) => async (locale: Locale) => {
      const { data, tags } = await ask(locale)
      const { menuPlaces, menuChangesAt, ...shell } = data
      const endsAt = menuChangesAt === null ? null : Date.parse(menuChangesAt)
      return { data: { shell, menuPlaces }, tags, endsAt }
    }
    const loadKept = keptBy(load)
    const loadLastKept = loadLast && keptBy(loadLast)
    const kept = (locale: Locale) =>
      new KeptAnswer(() => loadKept(locale), loadLastKept && (() => loadLastKept(locale)))
    this.#shells = { id: kept('id'), en: kept('en') }
  }

  async get(locale: Locale, facts: PageFacts, time: PageTime | null = null): Promise<KeptShell> {
    const answer = await this.#shells[locale].get(time)
    // There may be a newer one by now.
    facts.isPartial ||= time?.isOver ?? false
    if (answer === null) {
      facts.isPartial = true
      return { shell: fallbackShell(locale), menuPlaces: [] }
    }
    for (const tag of answer.tags) {
      facts.tags.add(tag)
    }
    facts.endsAt = Math.min(facts.endsAt, endOf(answer, Date.now()))
    return answer.data
  }

  forgetIf(tags: readonly string[]): void {
    for (const shell of Object.values(this.#shells)) {
      shell.forgetIf(tags)
    }
  }

  purge(): void {
    for (const shell of Object.values(this.#shells)) {
      shell.purge()
    }
  }

  forget(): void {
    for (const shell of Object.values(this.#shells)) {
      shell.forget()
    }
  }
}

/** Until when pages with this menu are right. One that has ended and cannot be renewed yet still saves some makings. */
function endOf({ endsAt }: TaggedAnswer<KeptShell>, now: number): number {
  const end = endsAt ?? Number.POSITIVE_INFINITY
  return end > now ? end : now + ENDED_MS
}
