import { sql } from '@payloadcms/db-postgres'
import { FaqDetailSchema, FaqSchema } from '@site/contracts/content/faqs.ts'
import type { Faq } from '#cms/base/payload-types.ts'
import {
  type ContractFields,
  followContract,
  type ReadContext,
} from '#cms/services/contract/follow-contract.ts'
import type { Resource, SiteContext } from '#cms/services/site-api/context.ts'
import { detailResource } from '#cms/services/site-api/detail-resource.ts'
import { findFirst, inOrder, type Listing, loadedById } from '#cms/services/site-api/listed.ts'
import { category, categoryFields, loadCategories } from '#cms/subjects/categories/resource.ts'
import { faqs } from './faqs.ts'

const maxFaqs = 500
const relatedCount = 4

const summary = followContract(faqs.fields, FaqSchema, { alsoSelected: ['category'] })
const detail = followContract(faqs.fields, FaqDetailSchema, { computed: ['category', 'related'] })

function toFaq({ read }: ContractFields, document: Faq, { tags }: ReadContext) {
  tags.document('faqs', document.id)
  return { id: document.id, ...read(document, { tags }) }
}

async function find(context: SiteContext, limit: number, where: Listing['where'] = []) {
  const { payload, locale } = context
  const ids = await findFirst(context, 'faqs', { by: 'order', order: 'ascending', where, limit })
  const { docs } = await payload.find({
    collection: 'faqs',
    locale,
    select: summary.select,
    depth: 0,
    ...loadedById(ids),
  })
  return inOrder(docs, ids)
}

export const faqList: Resource = async (context) => {
  const { tags } = context
  tags.list('faqs')
  const [categories, documents] = await Promise.all([loadCategories(context, 'faq'), find(context, maxFaqs)])
  const groups = categories.map((group) => ({
    category: group,
    faqs: documents
      .filter((document) => document.category === group.id)
      .map((document) => toFaq(summary, document, context)),
  }))
  return { groups: groups.filter((group) => group.faqs.length > 0) }
}

export const faqDetail = detailResource('faqs', {
  select: detail.select,
  populate: { categories: categoryFields },
  alongside: (context, found) =>
    find(context, relatedCount, [sql`d.category_id = ${found.category}`, sql`d.id <> ${found.id}`]),
  respond: (document, related, context) => {
    const group = category(document.category, context.tags)
    if (group === null) return null
    return {
      ...toFaq(detail, document, context),
      category: group,
      related: related.map((other) => ({ id: other.id, slug: other.slug ?? '', question: other.question })),
    }
  },
})
