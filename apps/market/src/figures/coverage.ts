import type { RatioReason } from '@site/contracts/market/values.ts'
import { daysBefore, monthsBefore } from '#market/calendar/days.ts'
import type { MarketDatabase } from '#market/database/connection.ts'
import type { CoverageKind } from '#market/database/coverage-kinds.ts'

/** The days of which all data are known. */
export interface CoveredSpan {
  /** null: from the beginning. */
  readonly since: string | null
  /** null: open-ended. */
  readonly until: string | null
}

/** What was delivered completely of one company. Several spans of a kind are statements of several sources. */
export type Coverage = readonly (CoveredSpan & { readonly kind: CoverageKind })[]

/** The ticker of rows that hold for all companies. */
export const allCompanies = '*'

/**
 * How much older than a figure a list may be, in days: the ex date of a dividend is announced at least two weeks ahead,
 * and indices are reviewed every six months.
 */
const maxAgeDays: Readonly<Record<CoverageKind, number>> = { dividends: 14, indexMembers: 200 }

/** Older statements are not those of the last 12 months: annual ones are due three months after the year. */
const maxStatementMonths = 15

/** What a figure needs besides its own inputs. */
interface DataNeeds {
  /** All dividends with an ex date after this day, up to the day of the figure. */
  readonly dividendsAfter?: string
  /** The members of the indices on the day of the figure. */
  readonly indexMembers?: true
  /** Statements that ended on this day still describe the company. */
  readonly statementsOf?: string
}

type MissingData = Extract<RatioReason, 'dividendsUnknown' | 'statementsOld'> | 'indexMembersUnknown'

/** The reason why a figure of this day cannot be given; null if it has all the data that it needs. */
export function findMissingData(coverage: Coverage, needs: DataNeeds, day: string): MissingData | null {
  const { dividendsAfter, indexMembers, statementsOf } = needs
  if (dividendsAfter !== undefined && !isCovered(coverage, 'dividends', [dividendsAfter, day])) {
    return 'dividendsUnknown'
  }
  if (indexMembers && !isCovered(coverage, 'indexMembers', [day, day])) return 'indexMembersUnknown'
  if (statementsOf !== undefined && statementsOf < findOldestStatements(day)) return 'statementsOld'
  return null
}

function isCovered(
  coverage: Coverage,
  kind: CoverageKind,
  [after, until]: readonly [string, string],
): boolean {
  return coverage.some(
    (span) =>
      span.kind === kind &&
      (span.since === null || daysBefore(span.since, 1) <= after) &&
      isCurrent(span, until),
  )
}

/** Whether a list still counts on this day. */
export function isCurrent({ kind, until }: Coverage[number], day: string): boolean {
  return until === null || until >= findOldestList(kind, day)
}

/** The day until which a list must be complete to count on this day. */
export function findOldestList(kind: CoverageKind, day: string): string {
  return daysBefore(day, maxAgeDays[kind])
}

/** The first end of statements that still describe a company on this day. */
export function findOldestStatements(day: string): string {
  return monthsBefore(day, maxStatementMonths)
}

/** The first day from which all data of a kind until this day are known; null: they are not. */
export function findCompleteSince(
  coverage: Coverage,
  kind: CoverageKind,
  day: string,
): Pick<CoveredSpan, 'since'> | null {
  const [earliest] = coverage
    .filter((span) => span.kind === kind && isCurrent(span, day))
    .map(({ since }) => since)
    .toSorted((one, other) => (one ?? '').localeCompare(other ?? ''))
  return earliest === undefined ? null : { since: earliest }
}

/** Both spans as one if nothing is between them, else the later one: an older gap is never closed by itself. */
export function joinSpans(kind: CoverageKind, one: CoveredSpan, other: CoveredSpan): CoveredSpan {
  const [earlier, later] = endsBefore(one, other) ? [one, other] : [other, one]
  const isApart =
    earlier.until !== null &&
    later.since !== null &&
    earlier.until < daysBefore(later.since, maxAgeDays[kind])
  const since =
    earlier.since === null || later.since === null
      ? null
      : earlier.since < later.since
        ? earlier.since
        : later.since
  return isApart ? later : { since, until: later.until }
}

function endsBefore(one: CoveredSpan, other: CoveredSpan): boolean {
  return one.until !== null && (other.until === null || one.until < other.until)
}

/** By ticker; every one of the tickers has an entry. */
export async function loadCoverage(
  database: MarketDatabase,
  tickers: readonly string[],
): Promise<Map<string, Coverage>> {
  const rows = await database
    .selectFrom('coverage')
    .select(['ticker', 'kind', 'completeSince as since', 'completeUntil as until'])
    .where('ticker', 'in', [allCompanies, ...tickers])
    .execute()
  const byTicker = Map.groupBy(rows, ({ ticker }) => ticker)
  const ofAll = byTicker.get(allCompanies) ?? []
  return new Map(tickers.map((ticker) => [ticker, [...ofAll, ...(byTicker.get(ticker) ?? [])]]))
}
