import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { query } from '#cms/base/database/session.ts'

/**
 * Lists stop above 5 % hard bounces or 0.1 % complaints in a day: mail providers block senders that go on. Fewer than
 * 100 emails give no rate, and one reader must not stop the lists of all.
 */
const limits = { hard: 0.05, complaint: 0.001, minimumSent: 100, minimumComplaints: 2 }

const ReportsSchema = v.object({ sent: wholeNumber, hard: wholeNumber, complaint: wholeNumber })
type Reports = v.InferOutput<typeof ReportsSchema>

/** Bulk emails sent today in Jakarta, and how many of these bounced or were reported as spam so far. */
export async function readBulkReports(payload: Payload): Promise<Reports> {
  const rows = await query(
    payload,
    sql`select count(*) as sent, count(*) filter (where bounce = 'hard') as hard,
        count(*) filter (where bounce = 'complaint') as complaint
      from mails
      where is_bulk and claimed_at >= date_trunc('day', now(), 'Asia/Jakarta') and (state = 'sent' or bounce = 'hard')`,
  )
  return v.parse(v.tuple([ReportsSchema]), rows)[0]
}

/** Whether the lists stop until the end of the day. */
export function isOverLimit({ sent, hard, complaint }: Reports): boolean {
  if (sent < limits.minimumSent) return false
  const isReported = complaint >= limits.minimumComplaints && complaint > limits.complaint * sent
  return isReported || hard > limits.hard * sent
}
