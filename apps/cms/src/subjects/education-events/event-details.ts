import type { Locale } from '@site/contracts/locale.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { pointInTime } from '#cms/base/database/row-values.ts'
import type { Registration } from '#cms/base/payload-types.ts'
import { inBothSchema } from '#cms/services/site-api/published.ts'

const inBoth = inBothSchema(v.string())
const EventSchema = v.object({
  id: v.number(),
  title: inBoth,
  summary: inBoth,
  venue: inBoth,
  slug: inBoth,
  isWhole: inBothSchema(v.boolean()),
  startsAt: pointInTime,
  endsAt: pointInTime,
  updatedAt: pointInTime,
  mode: v.picklist(['online', 'place']),
  isCanceled: v.optional(v.nullable(v.boolean()), null),
  joinAddress: v.optional(v.nullable(v.string()), null),
})
type InBoth = v.InferOutput<typeof inBoth>

/** The event of a registration, with its texts by language. */
export async function readEvent(payload: Payload, { event }: Registration) {
  const document = await payload.findByID({
    collection: 'events',
    id: typeof event === 'number' ? event : event.id,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
  })
  const { title, summary, venue, slug, isWhole, ...facts } = v.parse(EventSchema, document)
  /** If the event has no page in a language, the other language is used. */
  const shownIn = (locale: Locale): Locale => {
    const other = locale === 'id' ? 'en' : 'id'
    return isWhole?.[locale] || !isWhole?.[other] ? locale : other
  }
  const read = (texts: InBoth) => (locale: Locale) => texts?.[shownIn(locale)] ?? texts?.id ?? texts?.en ?? ''
  return {
    ...facts,
    shownIn,
    title: read(title),
    summary: read(summary),
    venue: read(venue),
    slug: read(slug),
  }
}
export type EventDetails = Awaited<ReturnType<typeof readEvent>>
