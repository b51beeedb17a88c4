import * as v from 'valibot'
import type { SiteServicesOptions } from '#app/shell/site-services.server.ts'
import type { PageFile } from './page-file.ts'

type Kept = NonNullable<SiteServicesOptions['lastAnswers']>
type RawAnswer = Parameters<Kept['set']>[1]

const AnswerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ text: v.nullable(v.string()), tags: v.array(v.string()) }),
)

/** Where the last answers lie for the next process; `file` is null while there is none. */
export interface AnswerDisk {
  readonly file: Pick<PageFile, 'answer' | 'keepAnswer'> | null
  readonly report: (error: unknown, sentence: string) => void
}

/** What the services said last of the few things that no page should be without: menu, settings, redirects. */
export class LastAnswers implements Kept {
  readonly #known = new Map<string, string>()
  /** What the next process would find, and where. */
  #written: { file: AnswerDisk['file']; answers: Map<string, string> } = { file: null, answers: new Map() }
  readonly #disk: AnswerDisk | null

  /** Null: they last as long as the process. */
  constructor(disk: AnswerDisk | null) {
    this.#disk = disk
  }

  get(question: string): RawAnswer | null {
    const known = this.#known.get(question)
    return known === undefined ? this.#fromDisk(question) : v.parse(AnswerSchema, known)
  }

  set(question: string, { text, tags }: RawAnswer): void {
    const written = JSON.stringify({ text, tags })
    this.#known.set(question, written)
    const file = this.#disk?.file
    if (!file) {
      return
    }
    if (this.#written.file !== file) {
      this.#written = { file, answers: new Map() }
    }
    const { answers } = this.#written
    if (answers.get(question) !== written) {
      try {
        file.keepAnswer(question, written)
        answers.set(question, written)
      } catch (error) {
        this.#disk?.report(error, 'an answer could not be kept on disk')
      }
    }
  }

  /** The ones on disk go with the file. */
  clear(): void {
    this.#known.clear()
    this.#written = { file: null, answers: new Map() }
  }

  /** What cannot be read is as if it were not there. */
  #fromDisk(question: string): RawAnswer | null {
    try {
      const text = this.#disk?.file?.answer(question) ?? null
      return text === null ? null : v.parse(AnswerSchema, text)
    } catch (error) {
      this.#disk?.report(error, 'a kept answer cannot be read')
      return null
    }
  }
}
