import {
  type SchedulePublishHandlerArgs,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { PayloadRequest, ServerFunction } from 'payload'
import * as v from 'valibot'
import { publishError } from './publish-error.ts'
import { type AuditEntry, writeEntry } from './write-entry.ts'

/** What a schedule does to which document or global. */
export const ScheduleSchema = v.object({
  type: v.optional(v.string(), 'publish'),
  doc: v.nullish(v.object({ relationTo: v.string(), value: v.union([v.string(), v.number()]) })),
  global: v.nullish(v.string()),
})
const FailedSchema = v.object({ error: v.string() })

/**
 * Records scheduling and unscheduling in the audit trail. The admin is the only way: jobs cannot be created or deleted
 * over REST. A draft that cannot be published is not scheduled.
 */
export const auditedSchedule: ServerFunction<SchedulePublishHandlerArgs> = async (args) => {
  const { req, deleteID, date, type, doc, global, localeToPublish } = args
  if (deleteID === undefined && type !== 'unpublish') {
    const error = await publishError(req, { doc, global, locale: localeToPublish })
    if (error !== null) return { error }
  }
  const entry =
    deleteID === undefined
      ? toEntry('scheduled', { type, doc, global }, date)
      : await entryOfJob(req, deleteID)
  const result: unknown = await schedulePublishHandler(args)
  // The admin calls this through the local API, but a person acted.
  if (entry && !v.is(FailedSchema, result)) await writeEntry(req, { ...entry, hand: 'person' })
  return result
}

/** Null if there is no such job: then nothing is canceled. */
async function entryOfJob(req: PayloadRequest, id: number | string): Promise<AuditEntry | null> {
  const job = await req.payload.findByID({ collection: 'payload-jobs', id, depth: 0, disableErrors: true })
  return job && toEntry('scheduleCancelled', job.input, job.waitUntil)
}

function toEntry(
  kind: 'scheduled' | 'scheduleCancelled',
  input: unknown,
  date: Date | string | null | undefined,
): AuditEntry {
  const parsed = v.safeParse(ScheduleSchema, input)
  if (!parsed.success) return { kind, subject: 'payload-jobs' }
  const { type, doc, global } = parsed.output
  return {
    kind,
    subject: doc?.relationTo ?? global ?? 'payload-jobs',
    ...(doc ? { document: doc.value } : {}),
    detail: [type, ...(date ? [new Date(date).toISOString()] : [])].join(' '),
  }
}
