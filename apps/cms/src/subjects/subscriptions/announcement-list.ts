import { urgentPrefix } from '#cms/services/mail/enqueue-bulk.ts'
import { documentLink, pageLink } from '#cms/services/mail/site-links.ts'
import { published } from '#cms/services/site-api/published.ts'
import { subscriptionCopy } from './copy.ts'
import { digestQuery } from './digest-documents.ts'
import type { ListText, ListWriter } from './list-mail.ts'
import type { Recipient } from './recipient.ts'
import { writeDigest } from './write-digest.ts'

/** Outages and fraud: editors mark them as important. They are sent at once, so no digest repeats them. */
const isUrgent = { importance: { equals: 'high' } } as const
export const isNotUrgent = { importance: { not_equals: 'high' } } as const

export const toUrgentOccasion = (announcement: number) => `${urgentPrefix}${announcement}`

/** One urgent announcement, or those of a day. */
export const writeAnnouncements: ListWriter = async (payload, occasion, { locale }) => {
  if (occasion.startsWith(urgentPrefix)) {
    return writeUrgent(payload, Number(occasion.slice(urgentPrefix.length)), locale)
  }
  const { where, ...query } = digestQuery(occasion, locale)
  const { docs } = await payload.find({
    collection: 'announcements',
    select: { title: true, summary: true, slug: true },
    ...query,
    where: { and: [where, isNotUrgent] },
  })
  const items = docs.map(({ title, summary, slug }) => ({
    title,
    value: summary,
    href: documentLink('announcements', locale, slug ?? ''),
  }))
  return writeDigest(locale, items, subscriptionCopy[locale].announcements, pageLink(locale, 'announcement'))
}

async function writeUrgent(
  payload: Parameters<ListWriter>[0],
  id: number,
  locale: Recipient['locale'],
): Promise<ListText | null> {
  const { docs } = await payload.find({
    collection: 'announcements',
    where: published({ id: { equals: id } }, isUrgent),
    locale,
    select: { title: true, summary: true, slug: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  const [found] = docs
  if (found === undefined) return null
  const words = subscriptionCopy[locale]
  return {
    subject: words.announcements.urgent(found.title),
    heading: found.title,
    paragraphs: [found.summary],
    facts: [],
    button: { label: words.read, href: documentLink('announcements', locale, found.slug ?? '') },
  }
}
