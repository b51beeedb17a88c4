import { UserError } from '../errors.ts'
import { type Report, secondsSince } from '../report.ts'

/** The result of one check or one suite. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Messages for people. */
  readonly errors: readonly string[]
  readonly remark?: string
  /** The duration of each test file. */
  readonly files?: readonly { readonly name: string; readonly seconds: number }[]
}

const slowAfterMs = 3_000
const shownLines = 60
const shownFiles = 10

export const passed: Outcome = { passed: 1, failed: 0, errors: [] }

/** Passed if there are no errors. */
export const verdict = (errors: readonly string[]): Outcome =>
  errors.length === 0 ? passed : { passed: 0, failed: 1, errors }

/** Runs checks and suites, prints a line for each, and counts their tests. */
export class Results {
  readonly #report: Report
  readonly #files: { name: string; seconds: number }[] = []
  #passed = 0
  #failed = 0

  constructor(report: Report) {
    this.#report = report
  }

  async add(name: string, run: () => Promise<Outcome> | Outcome): Promise<void> {
    const startedAt = performance.now()
    const announcement = setTimeout(() => this.#report.line(`  … ${name}`), slowAfterMs)
    const outcome = await runForOutcome(run)
    clearTimeout(announcement)
    this.#passed += outcome.passed
    this.#failed += outcome.failed
    this.#files.push(...(outcome.files ?? []))
    const failures = outcome.failed > 0 ? [`${outcome.failed} failed`] : []
    const counts = [
      `${outcome.passed} passed`,
      ...failures,
      ...(outcome.remark ? [outcome.remark] : []),
    ].join(', ')
    this.#report.line(`  ${outcome.failed > 0 ? '✗' : '✓'} ${name}: ${counts} (${secondsSince(startedAt)})`)
    for (const error of outcome.errors) this.#report.line(indent(error))
  }

  /** Prints the slowest files and the last line; returns the exit code. */
  close(): number {
    const slowest = this.#files.toSorted((a, b) => b.seconds - a.seconds).slice(0, shownFiles)
    if (slowest.length > 0) {
      this.#report.line(
        `\n  The slowest ${slowest.length} of ${this.#files.length} files (seconds of their tests):`,
      )
      for (const { name, seconds } of slowest)
        this.#report.line(`  ${seconds.toFixed(1).padStart(7)}  ${name}`)
      this.#report.line()
    }
    this.#report.line(`${this.#passed} passed, ${this.#failed} failed`)
    return this.#failed === 0 && this.#passed > 0 ? 0 : 1
  }
}

async function runForOutcome(run: () => Promise<Outcome> | Outcome): Promise<Outcome> {
  try {
    return await run()
  } catch (error) {
    const text = error instanceof Error && !(error instanceof UserError) ? (error.stack ?? '') : String(error)
    return verdict([text.replace(/^UserError: /, '')])
  }
}

const indent = (text: string): string =>
  text
    .replace(/^\n+/, '')
    .split('\n')
    .slice(0, shownLines)
    .map((line) => `      ${line}`)
    .join('\n')
