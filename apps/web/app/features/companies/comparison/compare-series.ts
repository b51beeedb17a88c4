/** Data for the crosshair of the comparison: one list of changes for each line, all as long as `days`. */
export interface CompareSeries {
  readonly days: readonly string[]
  readonly changes: readonly (readonly (number | null)[])[]
}

/** The response comes from this site, but possibly from a newer release than the page. */
export function isCompareSeries(answer: unknown): answer is CompareSeries {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'days' in answer &&
    Array.isArray(answer.days) &&
    'changes' in answer &&
    Array.isArray(answer.changes)
  )
}
