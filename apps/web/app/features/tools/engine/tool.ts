import type { ToolPageName } from '#app/i18n/endpoints/tool-files.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { ReadForm } from './form-fields.ts'
import type { ToolFacts } from './tool-facts.ts'
import type { CalendarDay, ToolOutcome } from './tool-outcome.ts'

export interface ToolContext {
  readonly locale: Locale
  readonly search: URLSearchParams
  /** In Jakarta, `2026-11-27`. */
  readonly today: string
  readonly facts: ToolFacts
}

export interface ToolRun<Outcome> {
  readonly form: ReadForm
  /** null while the form has errors. */
  readonly outcome: Outcome | null
  /** For a calendar file. */
  readonly days?: () => readonly CalendarDay[]
}

export interface ToolMode<Outcome = ToolOutcome> {
  readonly name: string
  readonly label: Readonly<Record<Locale, string>>
  /** Whether there are no examples: the first view has an empty form and no result. */
  readonly needsInput?: boolean
  run(context: ToolContext): ToolRun<Outcome>
}

/** A calculator of the market. It runs on the server and, while somebody types, in browsers. */
export interface Tool<Outcome = ToolOutcome> {
  readonly page: ToolPageName
  readonly lead: Readonly<Record<Locale, string>>
  /** For search engines, if it is not the lead. */
  readonly description?: Readonly<Record<Locale, string>>
  /** What the server looks up beside the last prices of the tickers. */
  readonly needs: {
    readonly fees?: 'app' | 'margin' | 'all'
    readonly dividends?: true
    readonly holidays?: true
  }
  /** Views with a form each; the first one is the default of the `mode` parameter. */
  readonly modes: readonly [ToolMode<Outcome>, ...ToolMode<Outcome>[]]
}
