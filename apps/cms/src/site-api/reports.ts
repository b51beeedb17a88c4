import { type ReportSummary, reportSectors } from '@site/contracts/content/research.ts'
import { sectorNames } from '@site/contracts/market/sector-names.ts'
import type { Where } from 'payload'
import type { Report } from '#cms/payload-types.ts'
import { instantsOfMonth } from './archive.ts'
import { categoriesOf, category, categoryFields, chosenCategory } from './categories.ts'
import {
  choiceParameter,
  monthParameter,
  pageNumber,
  type Resource,
  type SiteContext,
  slugParameter,
  tickerParameter,
} from './context.ts'
import { file, mediaFields, picture } from './files.ts'
import { newestOf } from './preview.ts'
import { findBySlug, instant, paged, published } from './published.ts'
import { recommendationsOf } from './recommendations.ts'
import { choicesOf, type ReportFilter, reportGroups, rolesOf } from './report-choices.ts'
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
  disclosures: true,
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
  const { query, tags, locale } = context
  const page = pageNumber(query)
  const slug = slugParameter(query, 'category')
  const asked = {
    sector: choiceParameter(query, 'sector', reportSectors),
    analyst: slugParameter(query, 'analyst'),
    ticker: tickerParameter(query),
    from: monthParameter(query, 'from'),
    to: monthParameter(query, 'to'),
  }
  tags.list('reports')
  const [categories, groups] = await Promise.all([
    categoriesOf(context, 'research'),
    reportGroups(context, asked),
  ])
  const chosen = chosenCategory(categories, slug)
  const roles = asked.analyst === null ? null : rolesOf(groups, asked.analyst)
  if (chosen === null || roles?.length === 0) return null
  const filter = { ...asked, category: chosen ?? null }
  const result = await find(context, conditionsOf(filter, roles), perPage, page)
  return {
    ...paged(
      result,
      result.docs.map((document) => toSummary(document, tags)),
    ),
    categories,
    ...choicesOf(groups, categories, filter, locale),
  }
}

/** Months are those of Western Indonesia, as the dates beside the reports are. */
function conditionsOf({ category, sector, ticker, from, to }: ReportFilter, roles: string[] | null): Where[] {
  return [
    ...(category === null ? [] : [{ category: { equals: category.id } }]),
    ...(sector === null ? [] : [{ sectorCode: { equals: sector } }]),
    ...(roles === null ? [] : [{ analystRole: { in: roles } }]),
    ...(ticker === null ? [] : [{ tickers: { in: [ticker] } }]),
    ...(from === null ? [] : [{ publishedAt: { greater_than_equal: instantsOfMonth(from).from } }]),
    ...(to === null ? [] : [{ publishedAt: { less_than: instantsOfMonth(to).before } }]),
  ]
}

export const reportDetail: Resource = async (context) => {
  const { payload, locale, tags, path } = context
  // A new one appears among the related ones, so the list counts here too.
  tags.list('reports')
  const found = await findBySlug(context, 'reports', path.slug ?? '')
  if (found === null) return null
  const [document, ofCategory, recommendations] = await Promise.all([
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
    recommendationsOf(context, found.id),
  ])
  const summary = toSummary(document, tags)
  const related = summary.category ? ofCategory.docs : []
  return {
    ...summary,
    body: html(document.body),
    translations: found.translations,
    updatedAt: instant(document.updatedAt, document.createdAt),
    sectorCode: document.sectorCode ?? null,
    sectorName: document.sectorCode ? sectorNames[document.sectorCode][locale] : null,
    priceAtIssue: document.priceAtIssue ?? null,
    targetPrice: document.targetPrice ?? null,
    horizonMonths: document.horizonMonths ?? null,
    keyPoints: (document.keyPoints ?? []).flatMap(({ text }) => text ?? []),
    disclosures: (document.disclosures ?? []).flatMap(({ text }) => text ?? []),
    recommendations,
    pdfPages: document.pdfPages ?? null,
    related: related.map((other) => toSummary(other, tags)),
  }
}
