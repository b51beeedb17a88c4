import { type Recommendation, recommendationsPerPage } from '@site/contracts/content/research.ts'
import type { Recommendation as RecommendationDocument } from '#cms/payload-types.ts'
import { pageNumber, type Resource, type SiteContext, tickerParameter } from './context.ts'
import { withDraft } from './preview.ts'
import { day, loaded, paged, published, shownFields } from './published.ts'
import type { Tags } from './tags.ts'

function toRecommendation(document: RecommendationDocument, tags: Tags): Recommendation {
  tags.document('recommendations', document.id)
  const report = loaded(document.report)
  const isClosed = document.state === 'closed'
  if (report) tags.document('reports', report.id)
  return {
    id: document.id,
    ticker: document.ticker,
    rating: document.rating,
    issuedAt: day(document.issuedAt),
    priceAtIssue: document.priceAtIssue,
    targetPrice: document.targetPrice,
    stopLoss: document.stopLoss ?? null,
    horizonMonths: document.horizonMonths,
    analystRole: document.analystRole ?? '',
    rationale: document.rationale ?? '',
    status: document.state,
    // A closing date may remain from before the recommendation was reopened.
    closedAt: isClosed && document.closedAt ? day(document.closedAt) : null,
    closePrice: isClosed ? (document.closePrice ?? null) : null,
    report: report?.slug ? { slug: report.slug, title: report.title } : null,
  }
}

const populate = { reports: { slug: true, title: true, ...shownFields } } as const

/** Recommendations based on a report, newest first. */
export async function recommendationsOf(
  { payload, locale, tags }: SiteContext,
  report: number,
): Promise<Recommendation[]> {
  tags.list('recommendations')
  const { docs } = await payload.find({
    collection: 'recommendations',
    where: published({ report: { equals: report } }),
    sort: ['-issuedAt', '-id'],
    locale,
    populate,
    depth: 1,
    limit: recommendationsPerPage,
    pagination: false,
    overrideAccess: true,
  })
  return docs.map((document) => toRecommendation(document, tags))
}

export const recommendationList: Resource = async (context) => {
  const { payload, locale, query, tags } = context
  const page = pageNumber(query)
  const ticker = tickerParameter(query)
  tags.list('recommendations')
  const result = await payload.find({
    collection: 'recommendations',
    where: published(...(ticker ? [{ ticker: { equals: ticker } }] : [])),
    // PostgreSQL sorts enums in declaration order: open before closed.
    sort: ['state', '-issuedAt', '-id'],
    locale,
    populate,
    depth: 1,
    limit: recommendationsPerPage,
    page,
    overrideAccess: true,
  })
  const documents = await withDraft(context, 'recommendations', result.docs, (id) =>
    payload.findByID({
      collection: 'recommendations',
      id,
      draft: true,
      locale,
      populate,
      depth: 1,
      overrideAccess: true,
    }),
  )
  return paged(
    result,
    documents.map((document) => toRecommendation(document, tags)),
  )
}
