/** Money paid to (negative) or received from shareholders, in millions of the reporting currency. */
export interface CashCall {
  readonly kind: 'dividend' | 'issue'
  readonly quarterNumber: number
  readonly amount: number
}
