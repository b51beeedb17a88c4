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

/** Where the last answers lie for the next process; `store` is null while there is no such place. */
export interface AnswerShelf {
  readonly store: Pick<PageStore, 'answer' | 'keepAnswer'> | null
  readonly report: (error: unknown, sentence: string) => void
}

const nowhere: AnswerShelf['store'] = null

/** What the services said last of the few things that no page should be without: menu, settings, redirects. */
export class LastAnswers implements Kept {
  readonly #known = new Map<string, string>()
  /** What the next process would find, and where. */
  #written = { store: nowhere, answers: new Map<string, string>() }
  readonly #shelf: AnswerShelf | null

  /** Null: they last as long as the process. */
  constructor(shelf: AnswerShelf | null) {
    this.#shelf = shelf
  }

  get(question: string): RawAnswer | null {
    const known = this.#known.get(question)
    return known === undefined ? this.#fromShelf(question) : v.parse(AnswerSchema, known)
  }

  set(question: string, { text, tags }: RawAnswer): void {
    const written = JSON.stringify({ text, tags })
    this.#known.set(question, written)
    const store = this.#shelf?.store
    if (!store) {
      return
    }
    if (this.#written.store !== store) {
      this.#written = { store, answers: new Map() }
    }
    const { answers } = this.#written
    if (answers.get(question) !== written) {
      try {
        store.keepAnswer(question, written)
        answers.set(question, written)
      } catch (error) {
        this.#shelf?.report(error, 'an answer could not be kept on disk')
      }
    }
  }

  /** What cannot be read is as if it were not there. */
  #fromShelf(question: string): RawAnswer | null {
    try {
      const text = this.#shelf?.store?.answer(question) ?? null
      return text === null ? null : v.parse(AnswerSchema, text)
    } catch (error) {
      this.#shelf?.report(error, 'a kept answer cannot be read')
      return null
    }
  }
}
