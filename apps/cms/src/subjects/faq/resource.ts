import { sql } from '@payloadcms/db-postgres'
import type { Faq } from '@site/contracts/content/faqs.ts'
import type { Faq as FaqDocument } from '#cms/base/payload-types.ts'
import { html } from '#cms/services/html/rich-text.ts'
import type { Resource, SiteContext } from '#cms/services/site-api/context.ts'
import { detailResource } from '#cms/services/site-api/detail-resource.ts'
import { findFirst, inOrder, type Listing, loadedById } from '#cms/services/site-api/listed.ts'
import { instant } from '#cms/services/site-api/published.ts'
import type { Tags } from '#cms/services/site-api/tags.ts'
import { category, categoryFields, loadCategories } from '#cms/subjects/categories/resource.ts'

const maxFaqs = 500
const relatedCount = 4

const fields = { slug: true, question: true, answer: true, category: true } as const

function toFaq(document: Pick<FaqDocument, 'id' | 'slug' | 'question' | 'answer'>, tags: Tags): Faq {
  tags.document('faqs', document.id)
  const { id, slug, question, answer } = document
  return { id, slug: slug ?? '', question, answer: html(answer) }
}

async function find(context: SiteContext, limit: number, where: Listing['where'] = []) {
  const { payload, locale } = context
  const ids = await findFirst(context, 'faqs', { by: 'order', order: 'ascending', where, limit })
  const { docs } = await payload.find({
    collection: 'faqs',
    locale,
    select: fields,
    depth: 0,
    ...loadedById(ids),
  })
  return inOrder(docs, ids)
}

export const faqList: Resource = async (context) => {
  const { tags } = context
  tags.list('faqs')
  const [categories, faqs] = await Promise.all([loadCategories(context, 'faq'), find(context, maxFaqs)])
  const groups = categories.map((group) => ({
    category: group,
    faqs: faqs.filter((faq) => faq.category === group.id).map((faq) => toFaq(faq, tags)),
  }))
  return { groups: groups.filter((group) => group.faqs.length > 0) }
}

export const faqDetail = detailResource('faqs', {
  select: { ...fields, updatedAt: true, createdAt: true },
  populate: { categories: categoryFields },
  alongside: (context, found) =>
    find(context, relatedCount, [sql`d.category_id = ${found.category}`, sql`d.id <> ${found.id}`]),
  respond: (document, related, { tags }) => {
    const group = category(document.category, tags)
    if (group === null) return null
    return {
      ...toFaq(document, tags),
      category: group,
      updatedAt: instant(document.updatedAt, document.createdAt),
      related: related.map((other) => ({ id: other.id, slug: other.slug ?? '', question: other.question })),
    }
  },
})
