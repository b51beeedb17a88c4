import type { InstructedKind } from '@site/contracts/content/service-cutoffs.ts'
import type { ActionFact } from './facts.ts'

export interface ActionDay {
  /** Unique within the action, and stable: calendar entries are identified by it. */
  readonly name: string
  readonly label: string
  readonly from: string
  /** Equal to `from` except for periods. */
  readonly to: string
}

/** A rights issue, warrant, tender offer or buyback in one language; `today` is the day in Jakarta. */
export interface HolderActionTexts {
  /** The effect of the action in one line. */
  readonly headline: string
  /** What an investor compares, and what it refers to. */
  readonly figure: string | null
  readonly basis: string | null
  /** The announced days, in order. */
  readonly days: readonly ActionDay[]
  /** The name of the key date among the days. */
  readonly keyDay: Pick<ActionDay, 'name' | 'label'>
  readonly facts: readonly ActionFact[]
  /** The query of the calculator that is filled in with this action; null: there is none. */
  readonly calculator: Readonly<Record<string, string | number | null>> | null
  /** What the glossary is searched for. */
  readonly term: string
  readonly describePhase: (today: string) => string
  /** What the holder must do until when, the most important first. */
  readonly listSteps: (today: string) => readonly string[]
  /** The last day for which a client can instruct us; null: nothing to instruct, or not announced. */
  readonly instruction: { readonly kind: InstructedKind; readonly until: string } | null
}
