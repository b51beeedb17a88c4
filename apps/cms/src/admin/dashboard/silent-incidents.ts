import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { query } from '#cms/base/database/session.ts'
import type { Finding, Reader } from './source.ts'

const RowsSchema = v.array(v.object({ id: v.number(), title: v.string() }))

/** The user's open incidents whose last update, or start without one, is older than 24 hours. */
export async function readSilentIncidents({ payload, user, now }: Reader): Promise<Finding> {
  const rows = await query(
    payload,
    sql`select i.id, i.title from incidents i
      left join lateral (
        select at, state from incidents_updates u where u._parent_id = i.id order by u._order desc limit 1
      ) last on true
      where i.author_id = ${user.id} and (i.impact <> 'planned' or i."to" > ${now.toISOString()}::timestamptz)
        and last.state is distinct from 'resolved'
        and greatest(i."from", last.at) < ${now.toISOString()}::timestamptz - interval '24 hours'
      order by i."from"`,
  )
  const silent = v.parse(RowsSchema, rows)
  return {
    count: silent.length,
    parts: silent.map(({ id, title }) => ({
      text: { id: title, en: title },
      href: `/admin/collections/incidents/${id}`,
    })),
  }
}
