/** What a service said, as it said it. */
export interface RawAnswer {
  /** Null where the service says that there is no such thing. */
  readonly text: string | null
  /** What the answer was made from; the page that shows it is forgotten when one of these changes. */
  readonly tags: readonly string[]
}

/** What a service said last, for as long as nobody knows better. */
export interface LastAnswers {
  readonly get: (question: string) => RawAnswer | null
  readonly set: (question: string, answer: RawAnswer) => void
  readonly clear: () => void
}
