import type { FeeSide } from '@site/contracts/content/fees.ts'
import type { TransactionCost } from '@site/finance/transaction-cost.ts'
import type { ChartProps } from '#app/design/chart/chart-props.ts'

/** A figure of a result; `name` and `data` (a plain number or text) are stable for scripts. */
export interface OutcomeFigure {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly data: string | number
  /** What it means, in a sentence: in a receipt, and behind the main figure. */
  readonly detail?: string
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

/** What one order costs. */
export interface OutcomeReceipt {
  readonly title: string
  readonly note: string
  readonly side: FeeSide
  readonly cost: TransactionCost
  readonly remark: string | null
  readonly warning: string | null
}

/** A drawing with its title. */
export interface OutcomeChart extends Omit<ChartProps, 'locale'> {
  readonly title: string
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
  /** Shown instead of the main figure. */
  readonly receipts?: readonly OutcomeReceipt[]
  readonly figures: readonly OutcomeFigure[]
  readonly tables?: readonly OutcomeTable[]
  readonly chart?: OutcomeChart
  /** The formulas with the visitor's numbers. */
  readonly working: readonly string[]
  /** Rules with their dates and sources, and assumptions. */
  readonly notes: readonly string[]
}
