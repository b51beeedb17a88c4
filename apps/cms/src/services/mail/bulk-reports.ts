import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { query } from '#cms/base/database/session.ts'

/** Mail providers block senders above these rates; below the minimum, one report would decide. */
const limits = { hard: 0.05, complaint: 0.001, minimumSent: 100 }

const ReportsSchema = v.object({ sent: wholeNumber, hard: wholeNumber, complaint: wholeNumber })
type Reports = v.InferOutput<typeof ReportsSchema>

/** Bulk emails sent today in Jakarta, and today's hard bounces and spam complaints. */
export async function readBulkReports(payload: Payload): Promise<Reports> {
  const rows = await query(
    payload,
    sql`with today as (select date_trunc('day', now(), 'Asia/Jakarta') as start)
      select
        (select count(*) from mails, today
          where is_bulk and claimed_at >= start and (state = 'sent' or bounce = 'hard')) as sent,
        count(*) filter (where bounce = 'hard') as hard,
        count(*) filter (where bounce = 'complaint') as complaint
      from mails, today where is_bulk and bounced_at >= start`,
  )
  return v.parse(v.tuple([ReportsSchema]), rows)[0]
}

/** Whether the lists stop until the end of the day. */
export function isOverLimit({ sent, hard, complaint }: Reports): boolean {
  return sent >= limits.minimumSent && (hard > limits.hard * sent || complaint > limits.complaint * sent)
}
