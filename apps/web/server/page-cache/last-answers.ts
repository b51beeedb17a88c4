import * as v from 'valibot'
import type { SiteServicesOptions } from '#app/shell/site-services.server.ts'
import type { PageStore } from './page-store.ts'

type Kept = NonNullable<SiteServicesOptions['lastAnswers']>
type RawAnswer = Parameters<Kept['set']>[1]

const AnswerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ text: v.nullable(v.string()), tags: v.array(v.string()) }),
)

/** What the services said last of the few things that no page should be without: menu, settings, redirects. */
export class LastAnswers implements Kept {
  readonly #known = new Map<string, string>()
  readonly #store: Pick<PageStore, 'answer' | 'noteAnswer'> | null

  /** Null: they last as long as the process. */
  constructor(store: Pick<PageStore, 'answer' | 'noteAnswer'> | null) {
    this.#store = store
  }

  get(question: string): RawAnswer | null {
    const answer = v.safeParse(AnswerSchema, this.#known.get(question) ?? this.#store?.answer(question))
    return answer.success ? answer.output : null
  }

  set(question: string, { text, tags }: RawAnswer): void {
    const noted = JSON.stringify({ text, tags })
    if (this.#known.get(question) !== noted) {
      this.#known.set(question, noted)
      this.#store?.noteAnswer(question, noted)
    }
  }

  /** The stored ones go when the store is purged. */
  clear(): void {
    this.#known.clear()
  }
}
