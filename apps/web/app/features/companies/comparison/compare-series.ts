/** What the crosshair of a comparison goes through: one list of changes for each line, all as long as `days`. */
export interface CompareSeries {
  readonly days: readonly string[]
  readonly changes: readonly (readonly (number | null)[])[]
}

/** The answer comes from this very site; a page of an older version may still meet a newer one's. */
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
