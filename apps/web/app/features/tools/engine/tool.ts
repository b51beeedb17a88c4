import type { ToolPageName } from '@site/contracts/content/site-pages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { ReadForm } from './read-form.ts'
import type { ToolFacts } from './tool-facts.ts'
import type { CalendarDay, OutcomeTable, ToolOutcome } from './tool-outcome.ts'

export interface ToolContext {
  readonly locale: Locale
  readonly search: URLSearchParams
  /** In Jakarta, `2026-11-27`. */
  readonly today: string
  readonly facts: ToolFacts
}

export interface ToolRun {
  readonly form: ReadForm
  /** null while the form has errors. */
  readonly outcome: ToolOutcome | null
  /** Whether a service that the outcome needs is unavailable. */
  readonly isUnavailable?: boolean
  /** The table of the CSV file; the outcome's first table, or its figures, if there is none. */
  readonly file?: () => OutcomeTable
  /** For a calendar file. */
  readonly days?: () => readonly CalendarDay[]
  /** Words of the name, if they are not those of the page and the mode. */
  readonly fileName?: readonly string[]
}

export interface ToolMode {
  readonly name: string
  readonly label: Readonly<Record<Locale, string>>
  /** Whether there are no examples: the first view has an empty form and no result. */
  readonly needsInput?: boolean
  run(context: ToolContext): ToolRun
}

/** Of the overview: when a visitor needs the tool. */
export type ToolGroup = 'trading' | 'holding' | 'planning'

/** A calculator. It runs on the server and, while somebody types, in browsers. */
export interface Tool {
  readonly page: ToolPageName
  /** In the overview: the group, and what it calculates. */
  readonly group: ToolGroup
  readonly summary: Readonly<Record<Locale, string>>
  readonly lead: Readonly<Record<Locale, string>>
  /** For search engines, if it is not the lead. */
  readonly description?: Readonly<Record<Locale, string>>
  /** A sentence after the lead about the facts of today; empty without them. */
  describeFacts?(context: Omit<ToolContext, 'search'>): string
  /** What the server looks up beside the last prices of the tickers. */
  readonly needs: {
    /** `all`: without published fees there is no result. */
    readonly fees?: 'app' | 'margin' | 'all'
    readonly dividends?: true
    readonly holidays?: true
    readonly assumptions?: true
    /** The BI-Rate and deposit rates. */
    readonly rates?: true
    /** All closes of the shares, and all levels of the index. */
    readonly past?: true
  }
  /** Views with a form each; the first one is the default of the `mode` parameter. */
  readonly modes: readonly [ToolMode, ...ToolMode[]]
}
