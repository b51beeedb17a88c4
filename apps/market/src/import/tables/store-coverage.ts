import type { CoverageKind } from '#market/database/coverage-kinds.ts'
import { writeRows } from '#market/database/write-rows.ts'
import { loadLatestDay } from '#market/figures/companies.ts'
import { allCompanies, type CoveredSpan, isCurrent, joinSpans } from '#market/figures/coverage.ts'
import { dayInName } from '#market/import/reading/file-day.ts'
import type { ImportContext } from './import-context.ts'
import { nothingTouched, type Touched, touchCompanies } from './touched.ts'

export interface NewCoverage extends CoveredSpan {
  readonly ticker: string
  readonly kind: CoverageKind
  readonly delivery: string
}

/** A list is complete until the day of its file name, or else until the last past day that it has; null: unknown. */
export function findListDay(
  { lastDay }: ImportContext,
  file: string,
  days: readonly string[],
): string | null {
  const named = dayInName(file)
  if (named !== null) return named < lastDay ? named : lastDay
  return (
    days
      .filter((day) => day <= lastDay)
      .toSorted()
      .at(-1) ?? null
  )
}

/** Adds what a delivery shows to the stored coverage; with `isStated`, what an operator says replaces it. */
export async function storeCoverage(
  { transaction, companies }: ImportContext,
  given: readonly NewCoverage[],
  { isStated = false }: { readonly isStated?: boolean } = {},
): Promise<Touched> {
  if (given.length === 0) return nothingTouched
  const toCoverageKey = ({ ticker, kind }: Pick<NewCoverage, 'ticker' | 'kind'>) => `${ticker} ${kind}`
  const rows = await transaction
    .selectFrom('coverage')
    .select(['ticker', 'kind', 'completeSince as since', 'completeUntil as until', 'delivery'])
    .execute()
  const stored = new Map<string, NewCoverage>(rows.map((row) => [toCoverageKey(row), row]))
  const known = new Map(stored)
  for (const each of given) {
    const before = known.get(toCoverageKey(each))
    const span = before === undefined || isStated ? each : joinSpans(each.kind, before, each)
    known.set(toCoverageKey(each), { ...each, since: span.since, until: span.until })
  }
  const changed = [...known.values()].filter((each) => !isSameSpan(stored.get(toCoverageKey(each)), each))
  await writeRows(
    transaction,
    'coverage',
    changed.map(({ ticker, kind, since, until, delivery }) => ({
      ticker,
      kind,
      completeSince: since,
      completeUntil: until,
      delivery,
    })),
    ['ticker', 'kind'],
  )
  const marketDay = await loadLatestDay(transaction)
  const visible = changed.filter((each) => !saysTheSame(stored.get(toCoverageKey(each)), each, marketDay))
  const covered = visible.flatMap(({ ticker }) => listCovered(ticker, companies))
  return { ...touchCompanies(covered), isMarketTouched: visible.length > 0 }
}

function isSameSpan(before: CoveredSpan | undefined, { since, until }: CoveredSpan): boolean {
  return before !== undefined && before.since === since && before.until === until
}

/** A list that comes again on a later day changes no page, as long as the earlier one still counted. */
function saysTheSame(before: NewCoverage | undefined, after: NewCoverage, marketDay: string | null): boolean {
  return (
    before !== undefined &&
    before.since === after.since &&
    (marketDay === null || [before, after].every((span) => isCurrent(span, marketDay)))
  )
}

/** The companies that a row of coverage is about. */
export function listCovered(
  ticker: string,
  companies: ImportContext['companies'],
): { readonly ticker: string }[] {
  return ticker === allCompanies ? [...companies.keys()].map((each) => ({ ticker: each })) : [{ ticker }]
}
