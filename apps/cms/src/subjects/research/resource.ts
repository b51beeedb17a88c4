import { sql } from '@payloadcms/db-postgres'
import type { Disclosure } from '@site/contracts/content/disclosure.ts'
import {
  ReportSchema,
  type ReportSummary,
  ReportSummarySchema,
  reportSectors,
} from '@site/contracts/content/research.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { sectorNames } from '@site/contracts/market/sector-names.ts'
import * as v from 'valibot'
import type { Report } from '#cms/base/payload-types.ts'
import {
  type ContractFields,
  followContract,
  type ReadContext,
} from '#cms/services/contract/follow-contract.ts'
import { linkedText } from '#cms/services/html/linked-html.ts'
import { textPopulate } from '#cms/services/html/rich-text-blocks.ts'
import { instantsOfMonth } from '#cms/services/site-api/archive.ts'
import {
  choiceParameter,
  monthParameter,
  pageNumber,
  type Resource,
  type SiteContext,
  slugParameter,
  tickerParameter,
} from '#cms/services/site-api/context.ts'
import { detailResource } from '#cms/services/site-api/detail-resource.ts'
import {
  countUntranslated,
  findFirst,
  findListPage,
  inOrder,
  type Listing,
  loadedById,
  newestPublished,
} from '#cms/services/site-api/listed.ts'
import { day, instant, paged } from '#cms/services/site-api/published.ts'
import {
  category,
  categoryFields,
  chosenCategory,
  loadCategories,
} from '#cms/subjects/categories/resource.ts'
import { loadRecommendations } from '#cms/subjects/recommendations/resource.ts'
import { countChoices, listRoles, type ReportFilter, reportGroups } from './report-choices.ts'
import { reports } from './reports.ts'

const perPage = 10
const relatedCount = 3

const summary = followContract(reports.fields, ReportSummarySchema, { computed: ['category'] })
const detail = followContract(reports.fields, ReportSchema, {
  computed: ['category', 'sectorName', 'recommendations', 'related'],
})
const populate = { ...textPopulate, categories: categoryFields }

function toReport({ read }: ContractFields, document: Report, context: ReadContext) {
  context.tags.document('reports', document.id)
  return {
    id: document.id,
    ...read(document, context),
    category: category(document.category, context.tags),
  }
}

async function load(context: SiteContext, ids: number[]): Promise<ReportSummary[]> {
  const { docs } = await context.payload.find({
    collection: 'reports',
    locale: context.locale,
    select: summary.select,
    populate,
    depth: 1,
    ...loadedById(ids),
  })
  return inOrder(docs, ids).map((document) =>
    v.parse(ReportSummarySchema, toReport(summary, document, context)),
  )
}

async function findNewest(context: SiteContext, limit: number, where: Listing['where'] = []) {
  return load(context, await findFirst(context, 'reports', { ...newestPublished, where, limit }))
}

export async function newestReports(context: SiteContext, count: number): Promise<ReportSummary[]> {
  context.tags.list('reports')
  return findNewest(context, count)
}

export const reportList: Resource = async (context) => {
  const { query, tags, locale } = context
  const page = pageNumber(query)
  const slug = slugParameter(query, 'category')
  const requested = {
    sector: choiceParameter(query, 'sector', reportSectors),
    analyst: slugParameter(query, 'analyst'),
    ticker: tickerParameter(query),
    from: monthParameter(query, 'from'),
    to: monthParameter(query, 'to'),
  }
  tags.list('reports')
  const [categories, groups] = await Promise.all([
    loadCategories(context, 'research'),
    reportGroups(context, requested),
  ])
  const chosen = chosenCategory(categories, slug)
  const roles = requested.analyst === null ? null : listRoles(groups, requested.analyst)
  if (chosen === null || roles?.length === 0) return null
  const filter = { ...requested, category: chosen ?? null }
  const where = buildConditions(filter, roles, locale)
  const [result, untranslated] = await Promise.all([
    findListPage(context, 'reports', { ...newestPublished, where, limit: perPage }, page),
    countUntranslated(context, 'reports', where),
  ])
  return {
    ...paged(result, await load(context, result.ids)),
    untranslated,
    categories,
    ...countChoices(groups, categories, filter, locale),
  }
}

/** Months in Jakarta time, as the report dates. */
function buildConditions(
  { category, sector, ticker, from, to }: ReportFilter,
  roles: string[] | null,
  locale: SiteContext['locale'],
) {
  return [
    category === null ? null : sql`d.category_id = ${category.id}`,
    sector === null ? null : sql`d.sector_code = ${sector}`,
    roles === null
      ? null
      : sql`exists (select from reports_locales l
        where l._parent_id = d.id and l._locale = ${locale} and l.analyst_role in ${roles})`,
    ticker === null
      ? null
      : sql`exists (select from reports_texts t
        where t.parent_id = d.id and t.path = 'tickers' and t.text = ${ticker})`,
    from === null ? null : sql`d.published_at >= ${instantsOfMonth(from).from}::timestamptz`,
    to === null ? null : sql`d.published_at < ${instantsOfMonth(to).before}::timestamptz`,
  ]
}

/** null: not stated, or incomplete because it is from a draft. */
function toDisclosure({ disclosure, publishedAt, createdAt }: Report): Disclosure | null {
  const { firmHolding, analystHolding, relationship, statedOn } = disclosure ?? {}
  return firmHolding && analystHolding && relationship
    ? {
        firmHolding,
        analystHolding,
        relationship,
        statedOn: statedOn ? day(statedOn) : dayInJakarta(new Date(instant(publishedAt, createdAt))),
      }
    : null
}

export const reportDetail = detailResource('reports', {
  select: detail.select,
  populate,
  alongside: (context, found) =>
    Promise.all([
      findNewest(context, relatedCount, [sql`d.category_id = ${found.category}`, sql`d.id <> ${found.id}`]),
      loadRecommendations(context, found.id),
    ]),
  respond: async (document, [neighbors, recommendations], context) => {
    const report = toReport(detail, document, { ...context, toHtml: await linkedText(context) })
    return {
      ...report,
      sectorName: document.sectorCode ? sectorNames[document.sectorCode][context.locale] : null,
      disclosure: toDisclosure(document),
      recommendations,
      related: report.category ? neighbors : [],
    }
  },
})
