import { sql } from '@payloadcms/db-postgres'
import type { EventSummary } from '@site/contracts/content/education.ts'
import type { Event } from '#cms/base/payload-types.ts'
import { html } from '#cms/services/html/rich-text.ts'
import {
  choiceParameter,
  pageNumber,
  type Resource,
  type SiteContext,
} from '#cms/services/site-api/context.ts'
import { detailResource } from '#cms/services/site-api/detail-resource.ts'
import { mediaFields, picture } from '#cms/services/site-api/files.ts'
import { findFirst, findListPage, inOrder, loadedById } from '#cms/services/site-api/listed.ts'
import { instant, paged } from '#cms/services/site-api/published.ts'
import { toSeo } from '#cms/services/site-api/seo.ts'
import type { Tags } from '#cms/services/site-api/tags.ts'
import { countRegistrations } from './count-registrations.ts'
import { type Counts, noRegistrations } from './participant.ts'

const perPage = 9
const relatedCount = 3

const summaryFields = {
  slug: true,
  title: true,
  summary: true,
  cover: true,
  startsAt: true,
  endsAt: true,
  registrationOpensAt: true,
  registrationClosesAt: true,
  mode: true,
  venue: true,
  capacity: true,
  seatsHeld: true,
  waitingListPlaces: true,
  isCanceled: true,
  createdAt: true,
} as const
const populate = { media: mediaFields }

type SummaryFields = Pick<Event, 'id' | keyof typeof summaryFields>

function toSummary(document: SummaryFields, counts: Counts, tags: Tags): EventSummary {
  tags.document('events', document.id)
  const { startsAt, endsAt, capacity } = document
  return {
    id: document.id,
    slug: document.slug ?? '',
    title: document.title,
    summary: document.summary ?? '',
    cover: picture(document.cover, tags),
    startsAt: instant(startsAt, document.createdAt),
    endsAt: instant(endsAt, startsAt),
    registrationOpensAt: instant(document.registrationOpensAt, startsAt),
    registrationClosesAt: instant(document.registrationClosesAt, startsAt),
    mode: document.mode,
    venue: document.venue ?? '',
    capacity,
    seatsTaken: Math.min(capacity, document.seatsHeld + counts.registered + counts.held),
    waitingPlacesLeft: Math.max(0, document.waitingListPlaces - counts.waiting - counts.heldWaiting),
    isCanceled: document.isCanceled === true,
  }
}

async function toSummaries(
  { payload, tags }: SiteContext,
  documents: SummaryFields[],
): Promise<EventSummary[]> {
  const registered = await countRegistrations(
    payload,
    documents.map(({ id }) => id),
  )
  return documents.map((document) =>
    toSummary(document, registered.get(document.id) ?? noRegistrations, tags),
  )
}

const takesPlace = sql`d.is_canceled is not true`

/** Upcoming events, next first; or past events, latest first. */
function createListing(when: 'upcoming' | 'past') {
  const now = sql`${new Date().toISOString()}::timestamptz`
  return when === 'upcoming'
    ? { by: 'starts_at', order: 'ascending' as const, where: [sql`d.ends_at >= ${now}`] }
    : { by: 'starts_at', order: 'descending' as const, where: [sql`d.ends_at < ${now}`] }
}

async function load({ payload, locale }: SiteContext, ids: number[]): Promise<SummaryFields[]> {
  const { docs } = await payload.find({
    collection: 'events',
    locale,
    select: summaryFields,
    populate,
    depth: 1,
    ...loadedById(ids),
  })
  return inOrder(docs, ids)
}

export async function upcomingEvents(context: SiteContext, count: number): Promise<EventSummary[]> {
  context.tags.list('events')
  const { where, ...order } = createListing('upcoming')
  const ids = await findFirst(context, 'events', { ...order, where: [...where, takesPlace], limit: count })
  return toSummaries(context, await load(context, ids))
}

/** Upcoming events that take place, other than the current one. */
async function otherEvents(context: SiteContext, than: number): Promise<SummaryFields[]> {
  const { where, ...order } = createListing('upcoming')
  const others = { ...order, where: [...where, takesPlace, sql`d.id <> ${than}`], limit: relatedCount }
  return load(context, await findFirst(context, 'events', others))
}

export const eventList: Resource = async (context) => {
  const { query, tags } = context
  const page = pageNumber(query)
  const when = choiceParameter(query, 'when', ['upcoming', 'past']) ?? 'upcoming'
  tags.list('events')
  const result = await findListPage(context, 'events', { ...createListing(when), limit: perPage }, page)
  return paged(result, await toSummaries(context, await load(context, result.ids)))
}

export const eventDetail = detailResource('events', {
  select: { ...summaryFields, body: true, speakerRole: true, movedFrom: true, updatedAt: true, seo: true },
  populate,
  alongside: (context, found) => otherEvents(context, found.id),
  respond: async (document, others, context) => {
    const [summary, ...related] = await toSummaries(context, [document, ...others])
    return {
      ...summary,
      body: html(document.body),
      updatedAt: instant(document.updatedAt, document.createdAt),
      seo: toSeo(document, context.tags),
      speakerRole: document.speakerRole ?? '',
      movedFrom: document.movedFrom ? instant(document.movedFrom, document.startsAt) : null,
      related,
    }
  },
})
