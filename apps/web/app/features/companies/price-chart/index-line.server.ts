import type { ChartSource } from './price-chart-source.server.ts'

/** The index in the drawing. */
export interface IndexLine {
  readonly name: string
  /** The first common day, and the share's close on it. */
  readonly since: string
  readonly base: number
  /** On the last drawn day; null: unknown. */
  readonly last: number | null
}

/**
 * The index as prices that begin with the share's close on their first common day; null if there are fewer than two
 * such days.
 */
export function scaleIndex(
  { indexSeries, rows }: Pick<ChartSource, 'indexSeries' | 'rows'>,
  days: readonly string[],
): { readonly line: IndexLine; readonly prices: readonly (number | null)[] } | null {
  const values = new Map(indexSeries?.points.map(({ date, value }) => [date, value]))
  const start = rows.find(({ date }) => values.has(date))
  const startValue = start && values.get(start.date)
  if (!indexSeries || !start || !startValue) {
    return null
  }
  const prices = days.map((day) => {
    const value = day < start.date ? undefined : values.get(day)
    // As many digits as a change in hundredths of a percent needs.
    return value === undefined ? null : Number(((start.close * value) / startValue).toPrecision(6))
  })
  return prices.filter((price) => price !== null).length < 2
    ? null
    : {
        line: { name: indexSeries.name, since: start.date, base: start.close, last: prices.at(-1) ?? null },
        prices,
      }
}
