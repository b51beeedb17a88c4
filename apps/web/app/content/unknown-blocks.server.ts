/** A service that returns a new kind every time must not fill the log or the memory. */
const MAX_REPORTED = 100

/** Blocks that pages omit because this release has no markup for their kind. */
export class UnknownBlocks {
  /** Reported once for each page and kind, not on every visit. */
  readonly #reported = new Set<string>()
  readonly #report: (error: unknown) => void

  constructor(report: (error: unknown) => void) {
    this.#report = report
  }

  reportUnknown(page: string, kinds: readonly string[]): void {
    for (const kind of kinds) {
      const message = `unknown block kind: ${kind} in ${page}`
      if (!this.#reported.has(message) && this.#reported.size < MAX_REPORTED) {
        this.#reported.add(message)
        this.#report(new Error(message))
      }
    }
  }
}
