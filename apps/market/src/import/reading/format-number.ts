const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** For messages of the report: `82,000,000.5`. */
export function formatNumber(value: number): string {
  return format.format(value)
}
