import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { inTransaction } from '#cms/base/database/session.ts'
import { writeEntry } from '#cms/editorial/audit/write-entry.ts'

/** `document` is null for a global. */
export async function recordRestore(
  req: PayloadRequest,
  subject: string,
  document: number | null,
): Promise<void> {
  await writeEntry(req, { kind: 'restored', subject, ...(document === null ? {} : { document }) })
}

const NewestSchema = v.tuple([v.object({ kind: v.literal('restored') })])

/** Whether a version was restored since the last publication, by the audit trail. */
export async function isNewestRestored(
  req: PayloadRequest,
  subject: string,
  document: string | null,
): Promise<boolean> {
  const { rows } = await inTransaction(req, async (session) =>
    session.execute(sql`select kind from audit_trail
      where subject = ${subject} and document is not distinct from ${document}
        and kind in ('restored', 'published', 'changed', 'unpublished')
      order by id desc limit 1`),
  )
  return v.is(NewestSchema, rows)
}
