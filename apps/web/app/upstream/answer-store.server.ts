import { LRUCache } from 'lru-cache'

/** What a service said, as it said it: each reader parses its own copy. */
export interface RawAnswer {
  /** Null where the service says that there is no such thing. */
  readonly text: string | null
  /** What the answer was made from; the page that shows it is forgotten when one of these changes. */
  readonly tags: readonly string[]
}

/** How long an answer is used unasked. Short, for it adds to the time that a page made from it is kept. */
const FRESH_MS = 10_000
const ROOM_CHARACTERS = 16 * 1024 * 1024
/** Beside its text, an answer has an address, tags and its place in the store. */
const OVERHEAD_CHARACTERS = 512

/**
 * Answers of a service from which several pages are made: a page and its data twin, the pages of a list that share
 * their categories. One question is under way once, and what a change feed names is asked for again.
 */
export class AnswerStore {
  readonly #kept: LRUCache<string, RawAnswer>
  readonly #underWay = new Map<string, Promise<RawAnswer>>()

  constructor({ now = () => performance.now() }: { now?: () => number } = {}) {
    this.#kept = new LRUCache({
      maxSize: ROOM_CHARACTERS,
      sizeCalculation: ({ text }) => (text?.length ?? 0) + OVERHEAD_CHARACTERS,
      ttl: FRESH_MS,
      ttlResolution: 0,
      perf: { now },
    })
  }

  async get(question: string, ask: () => Promise<RawAnswer>): Promise<RawAnswer> {
    return this.#kept.get(question) ?? this.#underWay.get(question) ?? this.#ask(question, ask)
  }

  async #ask(question: string, ask: () => Promise<RawAnswer>): Promise<RawAnswer> {
    const asked = ask()
    this.#underWay.set(question, asked)
    // No longer so when something changed meanwhile: the answer may then show the state before.
    const isCurrent = () => this.#underWay.get(question) === asked
    try {
      const answer = await asked
      if (isCurrent()) {
        this.#kept.set(question, answer)
      }
      return answer
    } finally {
      if (isCurrent()) {
        this.#underWay.delete(question)
      }
    }
  }

  /** What is under way goes too: nobody knows yet what it is made from. */
  forget(tags: readonly string[]): void {
    this.#underWay.clear()
    const changed = new Set(tags)
    for (const [question, answer] of this.#kept.entries()) {
      if (answer.tags.some((tag) => changed.has(tag))) {
        this.#kept.delete(question)
      }
    }
  }

  forgetAll(): void {
    this.#underWay.clear()
    this.#kept.clear()
  }
}
