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

/** The sum below a list. The name of a company may begin the same; its row has a ticker of its own. */
export function isTotalRow(cells: readonly string[], tickerCell: string): boolean {
  const first = cells.find((cell) => cell !== '') ?? ''
  const isNamedTotal = /^(?:grand )?(?:total|jumlah|subtotal|sub total)\b/i.test(first)
  return isNamedTotal && (tickerCell === first || readTickerCell(tickerCell) === null)
}
