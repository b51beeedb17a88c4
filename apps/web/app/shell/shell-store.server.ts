import type { Shell } from '@site/contracts/content/shell.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { fallbackShell } from './fallback-shell.ts'
import { KeptAnswer, type TaggedAnswer } from './kept-answer.server.ts'
import type { PageFacts } from './site-services.server.ts'

/** Menu and settings, which stand around every page: one copy a language. */
export class ShellStore {
  readonly #shells: Readonly<Record<Locale, KeptAnswer<Shell>>>

  constructor(load: (locale: Locale) => Promise<TaggedAnswer<Shell>>) {
    this.#shells = { id: new KeptAnswer(() => load('id')), en: new KeptAnswer(() => load('en')) }
  }

  async get(locale: Locale, facts: PageFacts): Promise<Shell> {
    const answer = await this.#shells[locale].get()
    if (answer === null) {
      facts.isPartial = true
      return fallbackShell(locale)
    }
    for (const tag of answer.tags) {
      facts.tags.add(tag)
    }
    return answer.data
  }

  forgetIf(tags: readonly string[]): void {
    for (const shell of Object.values(this.#shells)) {
      shell.forgetIf(tags)
    }
  }

  forget(): void {
    for (const shell of Object.values(this.#shells)) {
      shell.forget()
    }
  }
}
