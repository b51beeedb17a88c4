/** A figure of a result; `name` and `data` (a plain number or text) are stable for scripts. */
export interface OutcomeFigure {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly data: string | number
}

export interface OutcomeTable {
  readonly caption: string
  readonly columns: readonly string[]
  /** The first cell is the row header; the others are figures. */
  readonly rows: readonly (readonly [string, ...string[]])[]
}

/** The result of a tool, in words of the visitor's language. */
export interface ToolOutcome {
  readonly main: OutcomeFigure
  /** What the main figure means, in a sentence. */
  readonly detail?: string
  readonly warnings?: readonly string[]
  readonly figures: readonly OutcomeFigure[]
  readonly tables?: readonly OutcomeTable[]
  /** The formulas with the visitor's numbers. */
  readonly working: readonly string[]
  /** Rules with their dates and sources, and assumptions. */
  readonly notes: readonly string[]
}
