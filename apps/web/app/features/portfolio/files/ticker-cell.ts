/** A security as a file names it. Only shares have a price in our facts, not warrants (`-W`) and rights (`-R`). */
export interface NamedSecurity {
  readonly ticker: string
  readonly isShare: boolean
}

const written = /^(?:IDX:)?([A-Z]{4,5})(-[WR]\d{0,2})?(?:\.JK)?(?:\s+-\s+.*)?$/

/** `BQNS`, `BQNS.JK`, `IDX:BQNS` or `BQNS - Name`; null: not a ticker. */
export function readTickerCell(text: string): NamedSecurity | null {
  const [, share, kind = ''] = written.exec(text.toUpperCase()) ?? []
  return share === undefined ? null : { ticker: `${share}${kind}`, isShare: kind === '' }
}

/** The sum below a list. */
export const isTotalRow = (cells: readonly string[]): boolean =>
  /^(?:grand )?(?:total|jumlah|subtotal|sub total)\b/i.test(cells.find((cell) => cell !== '') ?? '')
