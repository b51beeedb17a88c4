import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { query } from '#cms/base/database/session.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { ScheduleSchema } from '#cms/editorial/audit/schedule.ts'
import { toBilingualLabel } from '#cms/editorial/completeness/text-columns.ts'
import { readTitle } from '#cms/editorial/links/find-links.ts'
import type { Finding, Reader } from './source.ts'

const CountsSchema = v.tuple([v.object({ pending: wholeNumber, failed: wholeNumber })])

export async function countSchedules({ payload }: Reader): Promise<Finding> {
  const rows = await query(
    payload,
    sql`select count(*) as pending, count(*) filter (where has_error) as failed
      from payload_jobs where task_slug = 'schedulePublish' and completed_at is null`,
  )
  const [{ pending, failed }] = v.parse(CountsSchema, rows)
  const note = { id: `${failed} gagal`, en: `${failed} failed` }
  return { count: pending, ...(failed > 0 ? { note } : {}) }
}

export type Scheduled = {
  id: number
  at: string
  isPublication: boolean
  hasFailed: boolean
  label: Bilingual
  title: string
  href: string
}

/** The pending schedules from one point in time up to another, earliest first. */
export async function readSchedules(payload: Payload, from: Date, to: Date): Promise<Scheduled[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      completedAt: { exists: false },
      waitUntil: { greater_than_equal: from.toISOString(), less_than: to.toISOString() },
    },
    sort: 'waitUntil',
    pagination: false,
    depth: 0,
  })
  const jobs = docs.flatMap(({ id, input, waitUntil, hasError }) => {
    const schedule = v.safeParse(ScheduleSchema, input)
    return schedule.success && waitUntil
      ? [{ ...schedule.output, id, at: waitUntil, hasFailed: Boolean(hasError) }]
      : []
  })
  const titles = await readTitles(
    payload,
    jobs.flatMap(({ doc }) => doc ?? []),
  )
  const { collections, globals } = payload.config
  return jobs.map(({ id, at, type, hasFailed, doc, global }) => {
    const slug = doc?.relationTo ?? global ?? ''
    const { labels } = collections.find((each) => each.slug === slug) ?? {}
    const label = labels?.singular ?? globals.find((each) => each.slug === slug)?.label
    return {
      id,
      at,
      isPublication: type !== 'unpublish',
      hasFailed,
      label: toBilingualLabel(label, slug),
      title: titles.get(`${slug}/${doc?.value}`) ?? '',
      href: doc ? `/admin/collections/${slug}/${doc.value}` : `/admin/globals/${slug}`,
    }
  })
}

type Target = NonNullable<v.InferOutput<typeof ScheduleSchema>['doc']>

/** Titles of the newest versions, by `<collection>/<ID>`. */
async function readTitles(payload: Payload, targets: Target[]): Promise<Map<string, string>> {
  const bySlug = Map.groupBy(targets, ({ relationTo }) => relationTo)
  const titles = payload.config.collections.map(async ({ slug, admin: { useAsTitle = 'id' } }) => {
    const ids = bySlug.get(slug)?.map(({ value }) => value) ?? []
    if (ids.length === 0) return []
    const where = { id: { in: ids } }
    const select = { [useAsTitle]: true }
    const query = { locale: 'all', draft: true, pagination: false, depth: 0 } as const
    const { docs } = await payload.find({ collection: slug, where, select, ...query })
    return docs.map((document): [string, string] => [
      `${slug}/${document.id}`,
      readTitle(document, useAsTitle),
    ])
  })
  return new Map((await Promise.all(titles)).flat())
}
