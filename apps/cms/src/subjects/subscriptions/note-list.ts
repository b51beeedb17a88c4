import { documentLink } from '#cms/services/mail/site-links.ts'
import { published } from '#cms/services/site-api/published.ts'
import { subscriptionCopy } from './copy.ts'
import { type ListWriter, maxFacts } from './list-mail.ts'

/** A morning note; null for a reader in whose language it has no text. */
export const writeNote: ListWriter = async (payload, occasion, { locale }) => {
  const { docs } = await payload.find({
    collection: 'morning-notes',
    where: published({ id: { equals: Number(occasion) } }),
    locale,
    select: { title: true, summary: true, slug: true, highlights: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  const [note] = docs
  if (note === undefined) return null
  const words = subscriptionCopy[locale]
  const highlights = (note.highlights ?? []).map(({ text }) => text).filter(Boolean)
  const { notices } = await payload.findGlobal({
    slug: 'settings',
    locale,
    select: { notices: true },
    depth: 0,
    overrideAccess: true,
  })
  return {
    subject: words.note(note.title),
    heading: note.title,
    paragraphs: [note.summary, ...highlights.slice(0, maxFacts)],
    facts: [],
    button: { label: words.read, href: documentLink('morning-notes', locale, note.slug ?? '') },
    notices: [notices.research],
  }
}
