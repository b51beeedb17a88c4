import type { ContactSubjects } from '@site/contracts/content/forms.ts'
import type { Resource } from '#cms/services/site-api/context.ts'
import { published } from '#cms/services/site-api/published.ts'

const maxSubjects = 50

/** Subjects of the contact form. Their departments are internal. */
export const contactSubjectList: Resource = async ({ payload, locale, tags }): Promise<ContactSubjects> => {
  tags.list('contact-subjects')
  const { docs } = await payload.find({
    collection: 'contact-subjects',
    where: published(),
    sort: ['order', 'id'],
    locale,
    select: { label: true },
    depth: 0,
    limit: maxSubjects,
    pagination: false,
    overrideAccess: true,
  })
  return { subjects: docs.map(({ id, label }) => ({ id, label })) }
}
