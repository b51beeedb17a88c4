import type { ActionStatus } from '@site/contracts/market/action-entries.ts'
import {
  type CorporateAction,
  type CorporateActionKind,
  type CorporateActionList,
  CorporateActionListSchema,
} from '@site/contracts/market/corporate-actions.ts'
import { DayQuerySchema } from '@site/contracts/market/query.ts'
import {
  actDayNames,
  endDayNames,
  firstDayNames,
  holderKinds,
  lastDayNames,
} from '@site/finance/action-phases.ts'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { MarketDatabase } from '#market/database/connection.ts'
import { maxSpanDays } from '#market/database/max-action-span.ts'
import { loadPriceEvents } from '#market/figures/price-events.ts'
import {
  computeOffset,
  encodeCursor,
  type PageOfList,
  PlaceIdSchema,
  pageEntries,
} from '#market/http/pages.ts'
import { presentAction } from './present-action.ts'

interface ActionFilter {
  readonly kind?: CorporateActionKind | undefined
  readonly ticker?: string | undefined
  readonly status?: ActionStatus | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const noDistance = 9_999_999

/** Cursor: the reference day of the order, and rank, distance in days and ID of the last action. */
export const ActionPlaceSchema = v.tuple([
  DayQuerySchema,
  v.picklist([0, 1, 2, 3]),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(noDistance)),
  PlaceIdSchema,
])
type ActionPlace = v.InferOutput<typeof ActionPlaceSchema>

const readDays = (names: readonly string[]) =>
  sql.join(names.map((name) => sql`(details ->> ${sql.lit(name)})::date`))

const isForHolders = sql<boolean>`kind in (${sql.join(holderKinds.map((kind) => sql.lit(kind)))})`

/** The last day of an action with a later one than its key date; null: none is announced. */
const settledOn = sql<string | null>`case when ${isForHolders} then greatest(${readDays(lastDayNames)})
  else greatest(${readDays(['recordingDate', 'paymentDate'])}) end`

/** Whether the end of an action of holders is yet to be announced, so that it cannot be past by its days. */
const isEndless = sql<boolean>`case kind ${sql.join(
  holderKinds.map((kind) => sql`when ${sql.lit(kind)} then coalesce(${readDays(endDayNames[kind])}) is null`),
  sql` `,
)} else false end`

const startsOn = sql`coalesce(case when ${isForHolders} then least(${readDays(firstDayNames)}) end, key_date)`

/** The day that an action is sorted by: the stored key date, or of holders the next one to act, or else the first. */
function keyDayOn(day: string) {
  return sql<string | null>`case when ${isForHolders} then coalesce(
      (select min(act) from unnest(array[${readDays(actDayNames)}]) as act where act >= ${day}::date),
      greatest(${readDays(actDayNames)}), key_date, ${startsOn})
    else key_date end`
}

/**
 * The status of the source, or what follows from the days: lists of dividends and splits have no status, and a stored
 * one would become wrong.
 */
function statusOn(today: string) {
  return sql<ActionStatus>`coalesce(status, case
    when coalesce(${startsOn} > ${today}::date, true) then 'planned'
    when ${settledOn} >= ${today}::date or ${isEndless} then 'ongoing'
    else 'completed' end)`
}

/**
 * Upcoming ones first, soonest first; then those that run to a later day, soonest first, or to an unannounced one; then
 * undated ones; then past ones, latest first. Only dividends of the last year can await payment, so that the details of
 * older ones are not read.
 */
function orderAround(day: string) {
  const keyDay = keyDayOn(day)
  const isOpen = sql<boolean>`coalesce(status, 'planned') in ('planned', 'ongoing')`
  const isAwaited = sql<boolean>`case
    when ${keyDay} < ${day}::date and coalesce(status, 'planned') <> 'cancelled'
      and (${isForHolders} or kind in ('dividend', 'bonus') and key_date >= ${day}::date - ${sql.lit(maxSpanDays)})
    then coalesce(${settledOn} >= ${day}::date, false) or (${isEndless} and ${isOpen}) else false end`
  const endsOn = sql`case when not ${isEndless} then ${settledOn} end`
  return {
    rank: sql<number>`case when ${keyDay} >= ${day}::date then 0 when ${isAwaited} then 1 when ${keyDay} is null and ${isOpen} then 2 else 3 end`,
    distance: sql<number>`coalesce(abs(case when ${isAwaited} then ${endsOn} else ${keyDay} end - ${day}::date), ${sql.lit(noDistance)})`,
  }
}

/** In the order of `orderAround`. A cursor keeps its reference day past midnight. */
export async function loadActions(
  database: MarketDatabase,
  { kind, page, pageSize, cursor, ...filter }: ActionFilter & PageOfList,
  { today, after }: { readonly today: string; readonly after: ActionPlace | null },
): Promise<CorporateActionList> {
  const [day, ...position] = after ?? [today]
  const { rank, distance } = orderAround(day)
  // Paginates before any join: ten times faster than after.
  let query = database
    .selectFrom('corporateActions')
    .select('id')
    .select([rank.as('rank'), distance.as('distance')])
    .where(matches(filter, today))
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (after !== null) query = query.where(sql<boolean>`(${rank}, ${distance}, id) > (${sql.join(position)})`)
  const [found, counts] = await Promise.all([
    query
      .orderBy(rank)
      .orderBy(distance)
      .orderBy('id')
      .limit(pageSize + 1)
      .offset(computeOffset({ page, pageSize }))
      .execute(),
    countActions(database, filter, today),
  ])
  const total =
    kind === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[kind]
  const chosen = found.slice(0, pageSize)
  const last = found.length > pageSize ? chosen.at(-1) : undefined
  const nextCursor = last ? encodeCursor([day, last.rank, last.distance, last.id]) : null
  return {
    items: await presentActions(database, chosen, today),
    ...pageEntries({ page, pageSize, cursor }, total, nextCursor),
    counts,
    today,
  }
}

/** Dividends since a day and announced ones, and meetings ahead; without canceled ones. */
export async function loadActionsForHolders(
  database: MarketDatabase,
  since: string,
  today: string,
): Promise<CorporateAction[]> {
  const chosen = await database
    .selectFrom('corporateActions')
    .select('id')
    .where('kind', 'in', ['dividend', 'general-meeting'])
    .where((action) => action.or([action('status', 'is', null), action('status', '<>', 'cancelled')]))
    .where(
      sql<boolean>`(key_date is null or key_date >= case kind when 'dividend' then ${since}::date else ${today}::date end)`,
    )
    .orderBy('keyDate')
    .orderBy('id')
    .execute()
  return presentActions(database, chosen, today)
}

/** Every day in the details, including periods. */
const dayInPeriod =
  '$.**{1 to 2} ? (@.type() == "string" && @ like_regex "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" && @ >= $from && @ <= $to)'

function matches(
  { ticker, status, from = '0001-01-01', to = '9999-12-31' }: Omit<ActionFilter, 'kind'>,
  today: string,
) {
  const conditions = [sql<boolean>`true`]
  if (ticker !== undefined) conditions.push(sql`ticker = ${ticker}`)
  if (status !== undefined) conditions.push(sql`${statusOn(today)} = ${status}`)
  if (from !== '0001-01-01' || to !== '9999-12-31') {
    // Separate condition, because the details of a meeting have a timestamp instead of a day.
    conditions.push(sql`(key_date between ${from}::date and ${to}::date or (
      (key_date is null or ${isForHolders} or key_date between ${from}::date - ${sql.lit(maxSpanDays)} and ${to}::date + ${sql.lit(maxSpanDays)})
      and jsonb_path_exists(details, ${dayInPeriod}::jsonpath, jsonb_build_object('from', ${from}::text, 'to', ${to}::text))
    ))`)
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** In the selected order. */
export async function presentActions(
  database: MarketDatabase,
  chosen: readonly { id: string }[],
  today: string,
): Promise<CorporateAction[]> {
  if (chosen.length === 0) return []
  const ids = chosen.map(({ id }) => id)
  const rows = await database
    .selectFrom('corporateActions as action')
    .innerJoin('companies as company', 'company.ticker', 'action.ticker')
    // Dividends and bonus shares have the key; their cum date is a trading day or in the future.
    .leftJoin('prices as cum', (join) =>
      join
        .onRef('cum.ticker', '=', 'action.ticker')
        .on('cum.day', '=', sql<string>`(action.details ->> 'cumDateRegular')::date`),
    )
    // Shares need not be traded on the cum date of their rights.
    .leftJoinLateral(
      (prices) =>
        prices
          .selectFrom('prices')
          .select(['day', 'close'])
          .whereRef('ticker', '=', 'action.ticker')
          .where('action.kind', '=', 'rights')
          .where('day', '<=', sql<string>`(action.details ->> 'cumDate')::date`)
          .orderBy('day', 'desc')
          .limit(1)
          .as('cumRights'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (prices) =>
        prices
          .selectFrom('prices')
          .select(['day', 'close'])
          .whereRef('ticker', '=', 'action.ticker')
          .orderBy('day', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['action.id', 'action.ticker', 'action.kind', 'action.details'])
    .select([statusOn(today).as('status'), keyDayOn(today).as('keyDate')])
    .select(['company.slug', 'company.shortName', 'company.name', 'company.sectorCode'])
    .select((row) => row.fn.coalesce('cumRights.close', 'cum.close').as('cumClose'))
    .select(['cumRights.day as rightsCumDay', 'last.close as lastClose', 'last.day as lastDay'])
    .where('action.id', 'in', ids)
    .execute()
  const payers = rows.flatMap(({ kind, ticker }) => (kind === 'dividend' ? [ticker] : []))
  const events = await loadPriceEvents(database, [...new Set(payers)])
  return rows
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((row) => presentAction({ ...row, events: events.get(row.ticker) ?? [] }, today))
}

async function countActions(
  database: MarketDatabase,
  filter: Omit<ActionFilter, 'kind'>,
  today: string,
): Promise<CorporateActionList['counts']> {
  const rows = await database
    .selectFrom('corporateActions')
    .select((actions) => ['kind', actions.fn.countAll<number>().as('count')])
    .where(matches(filter, today))
    .groupBy('kind')
    .execute()
  const counts = v.parse(CorporateActionListSchema.entries.counts, {})
  for (const { kind, count } of rows) counts[kind] = count
  return counts
}

/** The next action of a company that is not canceled. */
export async function loadNextAction(
  database: MarketDatabase,
  ticker: string,
  today: string,
): Promise<CorporateAction | null> {
  const next = await database
    .selectFrom('corporateActions')
    .select('id')
    .where('ticker', '=', ticker)
    .where(keyDayOn(today), '>=', today)
    .where((action) => action.or([action('status', 'is', null), action('status', '<>', 'cancelled')]))
    .orderBy(keyDayOn(today))
    .orderBy('id')
    .limit(1)
    .execute()
  const [action] = await presentActions(database, next, today)
  return action ?? null
}
