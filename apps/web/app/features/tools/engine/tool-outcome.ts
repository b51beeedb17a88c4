/** A figure of a result; `name` and `data` (a plain number or text) are stable for scripts. */
export interface OutcomeFigure {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly data: string | number
}

export interface OutcomeColumn {
  readonly label: string
  readonly kind: 'text' | 'number' | 'rupiah' | 'percent' | 'day'
  /** Whether narrow screens leave it to the file. */
  readonly isWide?: true
}

export interface OutcomeTable {
  readonly caption: string
  /** What is varied or assumed, in a sentence. */
  readonly lead?: string
  readonly columns: readonly [OutcomeColumn, ...OutcomeColumn[]]
  /** The first cell is the row header; null is an unknown figure. */
  readonly rows: readonly (readonly (string | number | null)[])[]
}

/** A day of a calendar file. */
export interface CalendarDay {
  readonly day: string
  readonly title: string
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
