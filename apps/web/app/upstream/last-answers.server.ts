/** An answer as it came. */
export interface RawAnswer {
  /** Null where the service says that there is no such thing. */
  readonly text: string | null
  /** What the answer was made from; the page that shows it is forgotten when one of these changes. */
  readonly tags: readonly string[]
}

/** Where the last answers of the services survive the process. */
export interface LastAnswers {
  readonly get: (question: string) => RawAnswer | null
  readonly set: (question: string, answer: RawAnswer) => void
}
