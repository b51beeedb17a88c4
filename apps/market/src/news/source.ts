import type { Locale } from '@site/contracts/locale.ts'
import type { CompanyNews, CompanyNewsSummary, NewsOwner } from '@site/contracts/market/news.ts'
import { sql } from 'kysely'
import type { MarketDatabase } from '#market/database/connection.ts'

const relatedItems = 3

function newsWithCompanies(database: MarketDatabase) {
  return database
    .selectFrom('news as item')
    .innerJoin('companies as company', 'company.ticker', 'item.ticker')
    .select(['item.id', 'item.slugId', 'item.slugEn', 'item.title', 'item.summary'])
    .select(['item.source', 'item.publishedAt'])
    .select(['company.ticker', 'company.slug', 'company.shortName'])
}

interface SummaryRecord extends Omit<CompanyNewsSummary, 'translations' | 'publishedAt'> {
  readonly slugId: string | null
  readonly slugEn: string | null
  readonly publishedAt: Date
}

function presentSummary(record: SummaryRecord): CompanyNewsSummary {
  const { id, ticker, slug, shortName, slugId, slugEn, title, summary, source, publishedAt } = record
  return {
    id,
    ticker,
    slug,
    shortName,
    translations: { id: slugId, en: slugEn },
    title,
    summary,
    source,
    publishedAt: publishedAt.toISOString(),
  }
}

/** Newest first. */
export async function loadNews(
  database: MarketDatabase,
  ticker: string,
  {
    locale,
    after = null,
    offset = 0,
    limit,
  }: {
    locale?: Locale | undefined
    /** Only items after this publication time and ID. */
    after?: readonly [publishedAt: Date, id: string] | null
    offset?: number
    limit: number
  },
): Promise<CompanyNewsSummary[]> {
  let query = newsWithCompanies(database).where('item.ticker', '=', ticker)
  if (locale !== undefined) query = query.where(slugColumn(locale), 'is not', null)
  if (after !== null) {
    const [publishedAt, id] = after
    query = query.where(
      sql<boolean>`(item.published_at < ${publishedAt} or (item.published_at = ${publishedAt} and item.id > ${id}))`,
    )
  }
  const rows = await query
    .orderBy('item.publishedAt', 'desc')
    .orderBy('item.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(presentSummary)
}

export async function countNews(database: MarketDatabase, ticker: string, locale?: Locale): Promise<number> {
  let query = database
    .selectFrom('news as item')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('item.ticker', '=', ticker)
  if (locale !== undefined) query = query.where(slugColumn(locale), 'is not', null)
  return (await query.executeTakeFirstOrThrow()).count
}

function slugColumn(locale: Locale) {
  return locale === 'id' ? 'item.slugId' : 'item.slugEn'
}

/** By the slug of either language. */
export async function loadNewsItem(
  database: MarketDatabase,
  ticker: string,
  slug: string,
): Promise<CompanyNews | null> {
  const item = await newsWithCompanies(database)
    .select('item.body')
    .where('item.ticker', '=', ticker)
    .where(({ or, eb }) => or([eb('item.slugId', '=', slug), eb('item.slugEn', '=', slug)]))
    .orderBy('item.publishedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!item) return null
  const newest = await loadNews(database, ticker, { limit: relatedItems + 1 })
  const related = newest.filter(({ id }) => id !== item.id).slice(0, relatedItems)
  return { ...presentSummary(item), body: item.body, related }
}

/** The company of a news item with this slug in either language. */
export async function findNewsOwner(database: MarketDatabase, slug: string): Promise<NewsOwner | null> {
  const item = await database
    .selectFrom('news')
    .select(['ticker', 'slugId', 'slugEn'])
    .where(({ or, eb }) => or([eb('slugId', '=', slug), eb('slugEn', '=', slug)]))
    .orderBy('publishedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return item ? { ticker: item.ticker, translations: { id: item.slugId, en: item.slugEn } } : null
}
