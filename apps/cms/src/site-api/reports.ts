import type { ReportSummary } from '@site/contracts/content/research.ts'
import type { Where } from 'payload'
import type { Report } from '#cms/payload-types.ts'
import { categoriesOf, category, categoryFields, chosenCategory } from './categories.ts'
import { pageNumber, type Resource, type SiteContext, slugParameter, tickerParameter } from './context.ts'
import { file, mediaFields, picture } from './files.ts'
import { newestOf } from './preview.ts'
import { findBySlug, instant, paged, published } from './published.ts'
import { html } from './rich-text.ts'
import type { Tags } from './tags.ts'

const perPage = 10
const relatedCount = 3

const summaryFields = {
  slug: true,
  title: true,
  summary: true,
  category: true,
  tickers: true,
  rating: true,
  publishedAt: true,
  createdAt: true,
  analystRole: true,
  pdf: true,
  firstPage: true,
} as const
const detailFields = {
  ...summaryFields,
  body: true,
  sectorCode: true,
  priceAtIssue: true,
  targetPrice: true,
  horizonMonths: true,
  keyPoints: true,
  pdfPages: true,
  updatedAt: true,
} as const
const populate = { media: mediaFields, categories: categoryFields }

function toSummary(document: Pick<Report, 'id' | keyof typeof summaryFields>, tags: Tags): ReportSummary {
  tags.document('reports', document.id)
  return {
    id: document.id,
    slug: document.slug ?? '',
    title: document.title,
    summary: document.summary ?? '',
    category: category(document.category, tags),
    tickers: document.tickers ?? [],
    rating: document.rating ?? null,
    publishedAt: instant(document.publishedAt, document.createdAt),
    analystRole: document.analystRole ?? '',
    pdf: file(document.pdf, tags),
    firstPage: picture(document.firstPage, tags),
  }
}

async function find({ payload, locale }: SiteContext, where: Where[], limit: number, page?: number) {
  return payload.find({
    collection: 'reports',
    where: published(...where),
    sort: ['-publishedAt', '-id'],
    locale,
    select: summaryFields,
    populate,
    depth: 1,
    limit,
    page: page ?? 1,
    // Counting all documents costs more than finding these.
    pagination: page !== undefined,
    overrideAccess: true,
  })
}

export async function newestReports(context: SiteContext, count: number): Promise<ReportSummary[]> {
  context.tags.list('reports')
  const { docs } = await find(context, [], count)
  return docs.map((document) => toSummary(document, context.tags))
}

export const reportList: Resource = async (context) => {
  const { query, tags } = context
  const page = pageNumber(query)
  const slug = slugParameter(query, 'category')
  const ticker = tickerParameter(query)
  tags.list('reports')
  const categories = await categoriesOf(context, 'research')
  const chosen = chosenCategory(categories, slug)
  if (chosen === null) return null
  const where: Where[] = []
  if (chosen) where.push({ category: { equals: chosen.id } })
  if (ticker) where.push({ tickers: { in: [ticker] } })
  const result = await find(context, where, perPage, page)
  return {
    ...paged(
      result,
      result.docs.map((document) => toSummary(document, tags)),
    ),
    categories,
  }
}

export const reportDetail: Resource = async (context) => {
  const { payload, locale, tags, path } = context
  // A new one appears among the related ones, so the list counts here too.
  tags.list('reports')
  const found = await findBySlug(context, 'reports', path.slug ?? '')
  if (found === null) return null
  const [document, ofCategory] = await Promise.all([
    payload.findByID({
      collection: 'reports',
      id: found.id,
      ...newestOf(context, 'reports', found.id),
      locale,
      select: detailFields,
      populate,
      depth: 1,
      overrideAccess: true,
    }),
    find(context, [{ category: { equals: found.category } }, { id: { not_equals: found.id } }], relatedCount),
  ])
  const summary = toSummary(document, tags)
  const related = summary.category ? ofCategory.docs : []
  return {
    ...summary,
    body: html(document.body),
    translations: found.translations,
    updatedAt: instant(document.updatedAt, document.createdAt),
    sectorCode: document.sectorCode ?? null,
    priceAtIssue: document.priceAtIssue ?? null,
    targetPrice: document.targetPrice ?? null,
    horizonMonths: document.horizonMonths ?? null,
    keyPoints: (document.keyPoints ?? []).flatMap(({ text }) => text ?? []),
    pdfPages: document.pdfPages ?? null,
    related: related.map((other) => toSummary(other, tags)),
  }
}
