import type {
  CorporateAction,
  CorporateActionKind,
  CorporateActionList,
} from '@site/contracts/market/corporate-actions.ts'
import { sql } from 'kysely'
import type { MarketDatabase } from '#market/database/connection.ts'
import { offsetOf, type PageOfList, pageEntries } from '#market/http/pages.ts'
import { presentAction } from './present-action.ts'

interface ActionFilter {
  readonly kind?: CorporateActionKind | undefined
  readonly ticker?: string | undefined
}

function actionsWithCompanies(database: MarketDatabase) {
  return (
    database
      .selectFrom('corporateActions as action')
      .innerJoin('companies as company', 'company.ticker', 'action.ticker')
      // Only dividends have the key in question; the cum date was a trading day or is still ahead.
      .leftJoin('prices as cum', (join) =>
        join
          .onRef('cum.ticker', '=', 'action.ticker')
          .on('cum.day', '=', sql<string>`(action.details ->> 'cumDateRegular')::date`),
      )
      .select(['action.id', 'action.ticker', 'action.status', 'action.keyDate', 'action.details'])
      .select(['company.slug', 'company.shortName', 'company.name', 'company.sectorCode'])
      .select('cum.close as cumClose')
  )
}

/** Those ahead ascending, then the past ones descending. */
export async function loadActions(
  database: MarketDatabase,
  { kind, ticker, ...page }: ActionFilter & PageOfList,
  today: string,
): Promise<CorporateActionList> {
  let query = actionsWithCompanies(database)
  if (kind !== undefined) query = query.where('action.kind', '=', kind)
  if (ticker !== undefined) query = query.where('action.ticker', '=', ticker)
  const [rows, counts] = await Promise.all([
    query
      .orderBy(sql`action.key_date < ${today}::date`)
      .orderBy(sql`case when action.key_date >= ${today}::date then action.key_date end`)
      .orderBy('action.keyDate', 'desc')
      .orderBy('action.id')
      .limit(page.pageSize)
      .offset(offsetOf(page))
      .execute(),
    countActions(database, ticker),
  ])
  const total =
    kind === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[kind]
  return {
    items: rows.map((row) => presentAction(row, today)),
    ...pageEntries(page, total),
    counts,
    today,
  }
}

async function countActions(
  database: MarketDatabase,
  ticker: string | undefined,
): Promise<CorporateActionList['counts']> {
  let query = database
    .selectFrom('corporateActions')
    .select((actions) => ['kind', actions.fn.countAll<number>().as('count')])
    .groupBy('kind')
  if (ticker !== undefined) query = query.where('ticker', '=', ticker)
  const counts = { dividend: 0, bonus: 0, ipo: 0, 'general-meeting': 0, 'stock-merge-split': 0 }
  for (const { kind, count } of await query.execute()) counts[kind] = count
  return counts
}

/** What comes next of a company and has not been cancelled. */
export async function loadNextAction(
  database: MarketDatabase,
  ticker: string,
  today: string,
): Promise<CorporateAction | null> {
  const next = await actionsWithCompanies(database)
    .where('action.ticker', '=', ticker)
    .where('action.keyDate', '>=', today)
    .where('action.status', '<>', 'cancelled')
    .orderBy('action.keyDate')
    .orderBy('action.id')
    .limit(1)
    .executeTakeFirst()
  return next ? presentAction(next, today) : null
}
