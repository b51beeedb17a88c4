import { sql } from '@payloadcms/db-postgres'
import type { SubscribedShare, SubscriptionChoice } from '@site/contracts/content/subscription.ts'
import {
  newsKinds,
  priceKinds,
  shareKinds,
  subscriptionLimits,
  subscriptionLists,
} from '@site/contracts/content/subscription-names.ts'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import type { Session } from '#cms/base/database/session.ts'

const RowSchema = v.object({
  list: v.picklist(subscriptionLists),
  ticker: v.nullable(v.string()),
  event: v.nullable(wholeNumber),
  kind: v.nullable(v.picklist(shareKinds)),
  threshold: v.nullable(wholeNumber),
})
export type Row = v.InferOutput<typeof RowSchema>
const StoredSchema = v.array(v.object({ id: wholeNumber, ...RowSchema.entries }))
const EventsSchema = v.array(v.object({ id: wholeNumber }))

const empty = { ticker: null, event: null, kind: null, threshold: null }
const toKey = ({ list, ticker, event, kind }: Row) => [list, ticker, event, kind].join(' ')

export async function readRows(session: Session, subscriber: number) {
  const { rows } = await session.execute(sql`
    select id, list, ticker, event_id as event, kind, threshold from subscriptions
    where subscriber_id = ${subscriber} order by id`)
  return v.parse(StoredSchema, rows)
}

/** The rows of chosen lists. Events that do not exist are left out: they may have been deleted since. */
export async function toRows(session: Session, choices: readonly SubscriptionChoice[]): Promise<Row[]> {
  const rows = await Promise.all(
    choices.map(async (choice): Promise<Row[]> => {
      const { list } = choice
      if (list === 'saham') return choice.shares.flatMap(toShareRows)
      if (list !== 'acara') return [{ ...empty, list }]
      const events = await findEvents(session, choice.events)
      return [...(choice.newEvents ? [null] : []), ...events].map((event) => ({ ...empty, list, event }))
    }),
  )
  return rows.flat()
}

function toShareRows({ ticker, news, ...thresholds }: SubscribedShare): Row[] {
  const share = { ...empty, list: 'saham' as const, ticker }
  return [
    ...news.map((kind) => ({ ...share, kind })),
    ...priceKinds.flatMap((kind) => {
      const threshold = thresholds[kind]
      return threshold === null ? [] : [{ ...share, kind, threshold }]
    }),
  ]
}

/** The shares that rows are about, as in the form. */
export function toShares(rows: readonly Row[]): SubscribedShare[] {
  const byTicker = Map.groupBy(
    rows.filter(({ list }) => list === 'saham'),
    ({ ticker }) => ticker ?? '',
  )
  return [...byTicker].map(([ticker, own]) => {
    const findThreshold = (kind: 'above' | 'below') => own.find((row) => row.kind === kind)?.threshold ?? null
    return {
      ticker,
      news: newsKinds.filter((kind) => own.some((row) => row.kind === kind)),
      above: findThreshold('above'),
      below: findThreshold('below'),
    }
  })
}

async function findEvents(session: Session, slugs: readonly string[]): Promise<number[]> {
  const { rows } = await session.execute(sql`
    select distinct e.id from events e join events_locales l on l._parent_id = e.id
    where l.slug = any(${sql.param(slugs)}) and e._status = 'published' order by e.id`)
  return v.parse(EventsSchema, rows).map(({ id }) => id)
}

/** Adds rows to those that the subscriber has, up to the number of tickers. */
export async function addRows(session: Session, subscriber: number, wanted: readonly Row[]): Promise<void> {
  const stored = await readRows(session, subscriber)
  const tickers = new Set(
    [...stored, ...wanted].map(({ ticker }) => ticker).filter((ticker) => ticker !== null),
  )
  const kept = new Set([...tickers].slice(0, subscriptionLimits.tickers))
  await writeRows(
    session,
    subscriber,
    stored,
    wanted.filter(({ ticker }) => ticker === null || kept.has(ticker)),
  )
}

/** The tickers that chosen lists ask for. */
export function listTickers(choices: readonly SubscriptionChoice[]): string[] {
  return choices.flatMap((choice) =>
    choice.list === 'saham' ? choice.shares.map(({ ticker }) => ticker) : [],
  )
}

/** Which of the tickers `addRows` left out, because the subscription has as many as it can. */
export function findOmittedTickers(rows: readonly Row[], asked: readonly string[]): string[] {
  const stored = new Set(rows.map(({ ticker }) => ticker).filter((ticker) => ticker !== null))
  return stored.size < subscriptionLimits.tickers ? [] : asked.filter((ticker) => !stored.has(ticker))
}

/** Ends what the subscriber no longer wants; rows that stay keep their age and whether they are armed. */
export async function replaceRows(
  session: Session,
  subscriber: number,
  wanted: readonly Row[],
): Promise<void> {
  const stored = await readRows(session, subscriber)
  const keys = new Set(wanted.map(toKey))
  const ended = stored.filter((row) => !keys.has(toKey(row))).map(({ id }) => id)
  await session.execute(sql`delete from subscriptions where id = any(${sql.param(ended)})`)
  await writeRows(session, subscriber, stored, wanted)
}

async function writeRows(
  session: Session,
  subscriber: number,
  stored: Awaited<ReturnType<typeof readRows>>,
  wanted: readonly Row[],
): Promise<void> {
  const known = new Map(stored.map((row) => [toKey(row), row]))
  for (const row of wanted) {
    const { list, ticker, event, kind, threshold } = row
    const same = known.get(toKey(row))
    if (same === undefined) {
      await session.execute(sql`
        insert into subscriptions (subscriber_id, list, ticker, event_id, kind, threshold, is_armed)
        values (${subscriber}, ${list}, ${ticker}, ${event}, ${kind}, ${threshold}, ${threshold === null ? null : true})`)
    } else if (same.threshold !== threshold) {
      // A changed threshold is a new alert.
      await session.execute(sql`
        update subscriptions set threshold = ${threshold}, is_armed = true, alert_state = null,
          created_at = now(), updated_at = now()
        where id = ${same.id}`)
    }
  }
}
