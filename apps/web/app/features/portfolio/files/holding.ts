export interface Holding {
  readonly ticker: string
  readonly isShare: boolean
  readonly shares: number
  /** Rupiah per share; null: not known. */
  readonly average: number | null
  /** Of the shares: those whose balance is not available, such as pledged ones. */
  readonly blocked: number
}

export type ProblemKind = 'ticker' | 'quantity' | 'range' | 'average' | 'date' | 'side' | 'oversold'

/** A row that is not read, with the text at fault. */
export interface ReadProblem {
  readonly row: number
  readonly kind: ProblemKind
  readonly text: string
}
