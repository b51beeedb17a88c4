import type { RawAnswer } from './answer-store.server.ts'

/** What a service said last, for as long as nobody knows better. */
export interface LastAnswers {
  readonly get: (question: string) => RawAnswer | null
  readonly set: (question: string, answer: RawAnswer) => void
  readonly clear: () => void
}
