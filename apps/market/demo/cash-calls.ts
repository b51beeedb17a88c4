/** Money that shareholders get (negative) or bring (positive), in millions of the reporting currency. */
export interface CashCall {
  readonly kind: 'dividend' | 'issue'
  readonly quarterNumber: number
  readonly amount: number
}
