import {
  type Recommendation,
  RecommendationSchema,
  recommendationsPerPage,
} from '@site/contracts/content/research.ts'
import type { Where } from 'payload'
import type { Recommendation as RecommendationDocument } from '#cms/base/payload-types.ts'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import {
  pageNumber,
  type Resource,
  type SiteContext,
  tickerParameter,
} from '#cms/services/site-api/context.ts'
import { withDraft } from '#cms/services/site-api/preview.ts'
import { day, loaded, paged, publishedAtAll, shownFields } from '#cms/services/site-api/published.ts'
import type { Tags } from '#cms/services/site-api/tags.ts'
import { recommendations } from './recommendations.ts'

const recommendation = followContract(recommendations.fields, RecommendationSchema, {
  computed: ['status', 'report', 'language'],
})

/** `language` is set if the texts are not in the requested one. */
type InLanguage = RecommendationDocument & Pick<Recommendation, 'language'>

function toRecommendation(document: InLanguage, tags: Tags) {
  tags.document('recommendations', document.id)
  const report = loaded(document.report)
  const end = findEnd(document, tags)
  if (report) tags.document('reports', report.id)
  return {
    id: document.id,
    ...recommendation.read(document, { tags }),
    status: end === null ? 'open' : 'closed',
    closedAt: end === null ? null : day(end.closedAt),
    closePrice: end?.closePrice ?? null,
    report: report?.slug ? { slug: report.slug, title: report.title } : null,
    ...(document.language ? { language: document.language } : {}),
  }
}

/**
 * null while it is open; a closing date may remain from before it was reopened. Without a closing date, a deleted
 * successor leaves no end: the outcome then follows from prices.
 */
function findEnd({ state, replacedBy, closedAt, closePrice }: InLanguage, tags: Tags) {
  if (state !== 'closed' || typeof replacedBy === 'number') return null
  if (!replacedBy) return closedAt ? { closedAt, closePrice } : null
  tags.document('recommendations', replacedBy.id)
  return replacedBy._status === 'published'
    ? { closedAt: replacedBy.issuedAt, closePrice: replacedBy.priceAtIssue }
    : null
}

const readOptions = {
  collection: 'recommendations',
  populate: {
    reports: { slug: true, title: true, ...shownFields },
    recommendations: { issuedAt: true, priceAtIssue: true, _status: true },
  },
  depth: 1,
  overrideAccess: true,
} as const

interface Listing {
  readonly where: Where[]
  readonly sort: string[]
  readonly page: number
}

/**
 * Published recommendations in any language, because a record without the untranslated ones would be wrong. These have
 * their texts in the other language.
 */
async function findAll({ payload, locale }: SiteContext, { where, sort, page }: Listing) {
  const result = await payload.find({
    ...readOptions,
    where: publishedAtAll(...where),
    sort,
    locale,
    limit: recommendationsPerPage,
    page,
  })
  const language = locale === 'id' ? 'en' : 'id'
  const untranslated = result.docs.flatMap(({ id, isWhole }) => (isWhole ? [] : [id]))
  const inOther = await payload.find({
    ...readOptions,
    where: { id: { in: untranslated } },
    locale: language,
    pagination: false,
  })
  const docs = result.docs.map((document): InLanguage => {
    const other = inOther.docs.find(({ id }) => id === document.id)
    return other ? { ...other, language } : document
  })
  return { ...result, docs }
}

/** Recommendations based on a report, newest first. */
export async function loadRecommendations(context: SiteContext, report: number) {
  context.tags.list('recommendations')
  const { docs } = await findAll(context, {
    where: [{ report: { equals: report } }],
    sort: ['-issuedAt', '-id'],
    page: 1,
  })
  return docs.map((document) => toRecommendation(document, context.tags))
}

export const recommendationList: Resource = async (context) => {
  const { payload, locale, query, tags } = context
  const page = pageNumber(query)
  const ticker = tickerParameter(query)
  tags.list('recommendations')
  const result = await findAll(context, {
    where: ticker ? [{ ticker: { equals: ticker } }] : [],
    // PostgreSQL sorts enums in declaration order: open before closed.
    sort: ['state', '-issuedAt', '-id'],
    page,
  })
  const documents = await withDraft(context, 'recommendations', result.docs, (id) =>
    payload.findByID({ ...readOptions, id, draft: true, locale }),
  )
  return paged(
    result,
    documents.map((document) => toRecommendation(document, tags)),
  )
}
