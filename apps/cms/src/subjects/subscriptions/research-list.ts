import { documentLink, pageLink } from '#cms/services/mail/site-links.ts'
import { subscriptionCopy } from './copy.ts'
import { digestQuery } from './digest-documents.ts'
import type { ListWriter } from './list-mail.ts'
import { writeDigest } from './write-digest.ts'

/** The research reports of a day. */
export const writeResearch: ListWriter = async (payload, day, { locale }) => {
  const { docs } = await payload.find({
    collection: 'reports',
    select: { title: true, summary: true, slug: true },
    ...digestQuery(day, locale),
  })
  const items = docs.map(({ title, summary, slug }) => ({
    title,
    value: summary,
    href: documentLink('reports', locale, slug ?? ''),
  }))
  const text = writeDigest(
    locale,
    items,
    subscriptionCopy[locale].research,
    pageLink(locale, 'researchReport'),
  )
  if (text === null) return null
  const { notices } = await payload.findGlobal({
    slug: 'settings',
    locale,
    select: { notices: true },
    depth: 0,
    overrideAccess: true,
  })
  return { ...text, notices: [notices.research] }
}
