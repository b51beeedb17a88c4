import { sql } from '@payloadcms/db-postgres'
import { EventSchema, type EventSummary, EventSummarySchema } from '@site/contracts/content/education.ts'
import * as v from 'valibot'
import type { Event } from '#cms/base/payload-types.ts'
import {
  type ContractFields,
  followContract,
  type ReadContext,
} from '#cms/services/contract/follow-contract.ts'
import {
  choiceParameter,
  pageNumber,
  type Resource,
  type SiteContext,
} from '#cms/services/site-api/context.ts'
import { detailResource } from '#cms/services/site-api/detail-resource.ts'
import { mediaFields } from '#cms/services/site-api/files.ts'
import { findFirst, findListPage, inOrder, loadedById } from '#cms/services/site-api/listed.ts'
import { instant, paged } from '#cms/services/site-api/published.ts'
import { countRegistrations } from './count-registrations.ts'
import { events } from './events.ts'
import { type Counts, noRegistrations } from './participant.ts'

const perPage = 9
const relatedCount = 3

const seatFields = ['seatsHeld', 'waitingListPlaces']
const summary = followContract(events.fields, EventSummarySchema, {
  computed: ['seatsTaken', 'waitingPlacesLeft', 'unconfirmedPlaces'],
  alsoSelected: seatFields,
})
const detail = followContract(events.fields, EventSchema, {
  computed: ['seatsTaken', 'waitingPlacesLeft', 'unconfirmedPlaces', 'related'],
  alsoSelected: seatFields,
})
const populate = { media: mediaFields }

type CountsById = ReadonlyMap<number, Counts>

function toEvent({ read }: ContractFields, document: Event, counts: CountsById, context: ReadContext) {
  context.tags.document('events', document.id)
  const { id, startsAt, capacity } = document
  const { registered, held, waiting, heldWaiting } = counts.get(id) ?? noRegistrations
  return {
    id,
    ...read(document, context),
    endsAt: instant(document.endsAt, startsAt),
    registrationOpensAt: instant(document.registrationOpensAt, startsAt),
    registrationClosesAt: instant(document.registrationClosesAt, startsAt),
    seatsTaken: Math.min(capacity, document.seatsHeld + registered + held),
    unconfirmedPlaces: held + heldWaiting,
    waitingPlacesLeft: Math.max(0, document.waitingListPlaces - waiting - heldWaiting),
  }
}

const countSeats = ({ payload }: SiteContext, documents: Event[]) =>
  countRegistrations(
    payload,
    documents.map(({ id }) => id),
  )

const toSummary = (document: Event, counts: CountsById, context: ReadContext): EventSummary =>
  v.parse(EventSummarySchema, toEvent(summary, document, counts, context))

async function toSummaries(context: SiteContext, documents: Event[]): Promise<EventSummary[]> {
  const counts = await countSeats(context, documents)
  return documents.map((document) => toSummary(document, counts, context))
}

const takesPlace = sql`d.is_canceled is not true`

/** Upcoming events, next first; or past events, latest first. */
function createListing(when: 'upcoming' | 'past') {
  const now = sql`${new Date().toISOString()}::timestamptz`
  return when === 'upcoming'
    ? { by: 'starts_at', order: 'ascending' as const, where: [sql`d.ends_at >= ${now}`] }
    : { by: 'starts_at', order: 'descending' as const, where: [sql`d.ends_at < ${now}`] }
}

async function load({ payload, locale }: SiteContext, ids: number[]): Promise<Event[]> {
  const { docs } = await payload.find({
    collection: 'events',
    locale,
    select: summary.select,
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
async function otherEvents(context: SiteContext, than: number): Promise<Event[]> {
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
  select: detail.select,
  populate,
  alongside: (context, found) => otherEvents(context, found.id),
  respond: async (document, others, context) => {
    const counts = await countSeats(context, [document, ...others])
    const related = others.map((other) => toSummary(other, counts, context))
    return { ...toEvent(detail, document, counts, context), related }
  },
})
