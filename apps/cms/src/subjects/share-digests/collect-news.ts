import { sql } from '@payloadcms/db-postgres'
import type { ShareDay } from '@site/contracts/market/share-day.ts'
import { addDays } from '@site/finance/days.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/base/database/session.ts'
import { CallTermsSchema, readCalls } from './read-calls.ts'
import { listMarketNews } from './share-news.ts'

/** Longer than the exchange is closed in a row, so that the first digest after that time has all that came in it. */
const daysBack = 14

/** News is looked for since this day, but not before the first digest: what was known by then is not new. */
export async function findNewsStart(payload: Payload, day: string): Promise<string> {
  const [row] = await query(payload, sql`select min(day) as first from share_digests`)
  const { first } = v.parse(v.object({ first: v.nullable(v.string()) }), row)
  const since = addDays(day, -daysBack)
  return first === null || first > day ? day : first > since ? first : since
}

/** Stores the news of a day, once: a repeated call, or one of another process, changes nothing. */
export async function collectNews(payload: Payload, shareDay: ShareDay): Promise<void> {
  const { date } = shareDay
  const { terms, news } = await readCalls(payload, date, await readLastTerms(payload, date))
  const all = [...listMarketNews(shareDay, await readKnownKeys(payload, date)), ...news]
  await query(
    payload,
    sql`insert into share_digests (day, news, calls)
      values (${date}, ${JSON.stringify(all)}::jsonb, ${JSON.stringify(terms)}::jsonb)
      on conflict (day) do nothing`,
  )
}

/** Of the digests whose news can come again. */
async function readKnownKeys(payload: Payload, day: string): Promise<Set<string>> {
  const rows = await query(
    payload,
    sql`select keys.value as key
      from share_digests d, jsonb_array_elements(d.news) n, jsonb_array_elements_text(n.value -> 'keys') keys
      where d.day < ${day} and d.day > ${addDays(day, -2 * daysBack)}`,
  )
  return new Set(v.parse(v.array(v.object({ key: v.string() })), rows).map(({ key }) => key))
}

async function readLastTerms(payload: Payload, day: string) {
  const rows = await query(
    payload,
    sql`select calls from share_digests where day < ${day} order by day desc limit 1`,
  )
  const [last] = v.parse(v.array(v.object({ calls: CallTermsSchema })), rows)
  return last?.calls ?? null
}
