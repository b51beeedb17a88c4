import type { StatementPeriod } from '@site/contracts/market/statements.ts'
import type { StoredPeriod } from '#market/figures/statements.ts'

/** A table shows a decade at most; the quarterly view has all periods. */
const maxFullYears = 10

/**
 * The columns of a view from the filed periods (newest first). annual: the latest interim period and the same one a
 * year before, if newer than the last full year, then full years. Otherwise all.
 */
export function chooseColumns(periods: readonly StoredPeriod[], view: StatementPeriod): StoredPeriod[] {
  if (view !== 'annual') return [...periods]
  const fullYears = periods.filter(({ months }) => months === 12).slice(0, maxFullYears)
  const [latest] = periods
  if (latest === undefined || latest.months === 12) return fullYears
  const yearBefore = periods.filter(
    ({ year, months }) => year === latest.year - 1 && months === latest.months,
  )
  return [latest, ...yearBefore, ...fullYears]
}
