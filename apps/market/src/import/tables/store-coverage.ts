import type { CoverageKind } from '#market/database/coverage-kinds.ts'
import { writeRows } from '#market/database/write-rows.ts'
import { allCompanies, type CoveredSpan, joinSpans } from '#market/figures/coverage.ts'
import { dayInName } from '#market/import/reading/file-day.ts'
import type { ImportContext } from './import-context.ts'

interface NewCoverage extends CoveredSpan {
  readonly ticker: string
  readonly kind: CoverageKind
  readonly delivery: string
}

/** A list is complete until the day of its file name; without one, until the day of the import. */
export function findListDay({ lastDay }: ImportContext, file: string): string {
  const named = dayInName(file)
  return named !== null && named < lastDay ? named : lastDay
}

/** Adds what a delivery shows to the stored coverage; with `isStated`, what an operator says replaces it. */
export async function storeCoverage(
  context: ImportContext,
  given: readonly NewCoverage[],
  { isStated = false }: { readonly isStated?: boolean } = {},
): Promise<void> {
  if (given.length === 0) return
  const { transaction, touched } = context
  const keyOf = ({ ticker, kind }: Pick<NewCoverage, 'ticker' | 'kind'>) => `${ticker} ${kind}`
  const stored = await transaction.selectFrom('coverage').selectAll().execute()
  const known = new Map(stored.map((row) => [keyOf(row), row]))
  const changed = given.flatMap(({ ticker, kind, since, until, delivery }) => {
    const before = known.get(keyOf({ ticker, kind }))
    const span =
      before === undefined || isStated
        ? { since, until }
        : joinSpans(kind, { since: before.completeSince, until: before.completeUntil }, { since, until })
    const isSame = before && before.completeSince === span.since && before.completeUntil === span.until
    return isSame ? [] : [{ ticker, kind, completeSince: span.since, completeUntil: span.until, delivery }]
  })
  await writeRows(transaction, 'coverage', changed, ['ticker', 'kind'])
  for (const { ticker } of changed) touchCovered(context, ticker)
  if (changed.length > 0) touched.isMarketTouched = true
}

function touchCovered({ touched, companies }: ImportContext, ticker: string): void {
  if (ticker !== allCompanies) touched.companies.add(ticker)
  else for (const each of companies.keys()) touched.companies.add(each)
}
