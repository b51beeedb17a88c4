import { Fault } from '../session/fault.mjs'
import { secondsSince } from '../session/report.mjs'

/** @typedef {import('./test-reports.mjs').Outcome} Outcome */

const slowAfterMs = 3_000

/** Runs checks, prints a line for each and counts what they say. */
export class Tally {
  passed = 0
  failed = 0
  /** @type {import('../session/report.mjs').Report} */
  #report

  /** @param {import('../session/report.mjs').Report} report */
  constructor(report) {
    this.#report = report
  }

  /**
   * @param {string} name
   * @param {() => Promise<Outcome> | Outcome} run
   */
  async add(name, run) {
    const startedAt = performance.now()
    const announcement = setTimeout(() => this.#report.line(`  … ${name}`), slowAfterMs)
    const outcome = await outcomeOf(run)
    clearTimeout(announcement)
    this.passed += outcome.passed
    this.failed += outcome.failed
    const counts =
      outcome.failed > 0 ? `${outcome.passed} passed, ${outcome.failed} failed` : `${outcome.passed} passed`
    const words = outcome.remark ? `${counts}, ${outcome.remark}` : counts
    this.#report.line(`  ${outcome.failed > 0 ? '✗' : '✓'} ${name}: ${words} (${secondsSince(startedAt)})`)
    for (const fault of outcome.faults) this.#report.line(indent(fault))
    return outcome.failed === 0
  }

  /** Prints the last line. @returns {number} the exit code */
  close() {
    this.#report.line(`${this.passed} passed, ${this.failed} failed`)
    return this.failed === 0 && this.passed > 0 ? 0 : 1
  }
}

/**
 * @param {() => Promise<Outcome> | Outcome} run
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(run) {
  try {
    return await run()
  } catch (error) {
    const text =
      error instanceof Fault ? error.message : error instanceof Error ? (error.stack ?? '') : String(error)
    return { passed: 0, failed: 1, faults: [text] }
  }
}

/** @param {string} text */
const indent = (text) =>
  text
    .replace(/^\n+/, '')
    .split('\n')
    .slice(0, 60)
    .map((line) => `      ${line}`)
    .join('\n')
