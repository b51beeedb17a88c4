/** Data for the crosshair of the comparison: one list of changes for each line, all as long as `days`. */
export interface CompareSeries {
  readonly days: readonly string[]
  readonly changes: readonly (readonly (number | null)[])[]
}

/** The response comes from this site, but possibly from a newer release than the page. */
export function isCompareSeries(response: unknown): response is CompareSeries {
  return (
    typeof response === 'object' &&
    response !== null &&
    'days' in response &&
    Array.isArray(response.days) &&
    'changes' in response &&
    Array.isArray(response.changes)
  )
}
