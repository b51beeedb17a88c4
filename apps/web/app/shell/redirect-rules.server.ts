import type { RedirectList } from '@site/contracts/content/shell.ts'
import { KeptAnswer, type TaggedAnswer } from './kept-answer.server.ts'
import type { PageFacts } from './site-services.server.ts'

/** Every page depends on the rules: one that is added later may lead away from it. */
const REDIRECTS_TAG = 'list:redirects'

export interface Redirect {
  readonly to: string
  readonly status: 301 | 302
}

/** The editors' redirects from exact old paths. */
export class RedirectRules {
  readonly #rules: KeptAnswer<ReadonlyMap<string, Redirect>>

  constructor(load: () => Promise<TaggedAnswer<RedirectList>>) {
    this.#rules = new KeptAnswer(async () => {
      const { data, tags } = await load()
      return { data: new Map(data.redirects.map(({ from, to, status }) => [from, { to, status }])), tags }
    })
  }

  async find(path: string, facts: PageFacts): Promise<Redirect | null> {
    facts.tags.add(REDIRECTS_TAG)
    const answer = await this.#rules.get()
    return answer?.data.get(path) ?? null
  }

  forgetIf(tags: readonly string[]): void {
    if (tags.includes(REDIRECTS_TAG)) {
      this.#rules.forget()
    }
  }

  forget(): void {
    this.#rules.forget()
  }
}
