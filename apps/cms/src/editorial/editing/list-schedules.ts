import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import type { EditStatus } from './edit-status.ts'

/** The target as Payload writes it into the job. */
export type ScheduledFor = { doc: { relationTo: string; value: string } } | { global: string }

const JobInputSchema = v.object({
  type: v.optional(v.picklist(['publish', 'unpublish']), 'publish'),
  locale: v.nullish(v.string(), null),
})

/** The pending schedules of a document or a global, earliest first. */
export async function listSchedules(
  req: PayloadRequest,
  target: ScheduledFor,
): Promise<EditStatus['schedules']> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      completedAt: { exists: false },
      ...('doc' in target
        ? {
            'input.doc.relationTo': { equals: target.doc.relationTo },
            'input.doc.value': { equals: target.doc.value },
          }
        : { 'input.global': { equals: target.global } }),
    },
    pagination: false,
    depth: 0,
    req,
  })
  // Payload moves `waitUntil` to the next attempt; the first attempt is seconds after the job was due.
  const jobs = docs.flatMap(({ log, waitUntil, ...job }) => {
    const at = log?.[0]?.executedAt ?? waitUntil
    return at ? [{ ...job, at }] : []
  })
  let isPublic = await isPublished(req, target)
  return jobs
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .flatMap(({ id, input, at, hasError }) => {
      const job = v.safeParse(JobInputSchema, input)
      if (!job.success) return []
      const { type, locale } = job.output
      const hasFailed = Boolean(hasError)
      const isIdle = type === 'unpublish' && !isPublic
      if (!hasFailed) isPublic = type === 'publish'
      return { id, type, locale: locale === 'all' ? null : locale, at, hasFailed, isIdle }
    })
}

async function isPublished(req: PayloadRequest, target: ScheduledFor): Promise<boolean> {
  const { payload } = req
  if ('global' in target) {
    const global = payload.config.globals.find(({ slug }) => slug === target.global)
    return (
      global !== undefined &&
      isPublishedDocument(await payload.findGlobal({ slug: global.slug, depth: 0, req }))
    )
  }
  const { relationTo, value } = target.doc
  const collection = payload.config.collections.find(({ slug }) => slug === relationTo)?.slug
  if (collection === undefined) return false
  const query = { collection, id: Number(value), depth: 0, disableErrors: true, req } as const
  return isPublishedDocument(await payload.findByID(query))
}

const isPublishedDocument = (document: unknown): boolean =>
  typeof document === 'object' &&
  document !== null &&
  '_status' in document &&
  document._status === 'published'
