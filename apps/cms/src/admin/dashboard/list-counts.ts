import { sql } from '@payloadcms/db-postgres'
import { subscriptionListNames } from '@site/contracts/content/subscription-names.ts'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { query } from '#cms/base/database/session.ts'
import { bulkKinds, bulkLists } from '#cms/services/mail/bulk-kinds.ts'
import type { Finding, Reader } from './source.ts'

const CountsSchema = v.array(
  v.object({
    day: v.string(),
    list: v.picklist(Object.values(bulkLists)),
    queued: wholeNumber,
    sent: wholeNumber,
    failed: wholeNumber,
    bounced: wholeNumber,
    ended: wholeNumber,
  }),
)

const days = 7
const jakartaDay = (column: ReturnType<typeof sql>) => sql`(${column} at time zone 'Asia/Jakarta')::date`

/** Emails of lists by day and list, and how many subscribers ended the list then; never addresses. */
export async function readListCounts({ payload, now }: Reader): Promise<Finding> {
  const from = sql`${now.toISOString()}::timestamptz - make_interval(days => ${days})`
  const lists = sql`(case kind::text ${sql.join(
    bulkKinds.map((kind) => sql`when ${kind} then ${bulkLists[kind]}`),
    sql` `,
  )} end)`
  const rows = await query(
    payload,
    sql`
      select day::text, list, sum(queued) as queued, sum(sent) as sent, sum(failed) as failed, sum(bounced) as bounced,
        sum(ended) as ended
      from (
        select ${jakartaDay(sql`created_at`)} as day, ${lists} as list, (state in ('due', 'sending'))::int as queued,
          (state = 'sent')::int as sent, (state = 'failed')::int as failed, (bounce is not null)::int as bounced,
          0 as ended
        from mails where is_bulk and created_at > ${from}
        union all
        select ${jakartaDay(sql`created_at`)}, purpose, 0, 0, 0, 0, 1 from consents
        where form = 'subscription' and stage = 'withdrawn' and created_at > ${from}
      ) counted
      group by day, list order by day desc, list`,
  )
  const counts = v.parse(CountsSchema, rows)
  return {
    count: counts.reduce((sum, { queued }) => sum + queued, 0),
    parts: counts.map(({ day, list, queued, sent, failed, ended, bounced }) => ({
      text: {
        id: `${day} · ${subscriptionListNames[list].id} · menunggu ${queued}, terkirim ${sent}, gagal ${failed}, berhenti ${ended}, kembali ${bounced}`,
        en: `${day} · ${subscriptionListNames[list].en} · queued ${queued}, sent ${sent}, failed ${failed}, ended ${ended}, bounced ${bounced}`,
      },
    })),
  }
}
