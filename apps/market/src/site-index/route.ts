import { MarketIndexSchema } from '@site/contracts/market/news.ts'
import { NoQuerySchema } from '@site/contracts/market/query.ts'
import { tags } from '#market/database/write-change.ts'
import { loadLatestDay } from '#market/figures/companies.ts'
import { defineResource, NoParametersSchema } from '#market/http/resource.ts'

/** The max number of URLs in a site map file. */
const maxNews = 50_000

export const siteIndexResource = defineResource({
  path: '/site-index',
  operationId: 'getSiteIndex',
  summary: 'All companies and news items with their slugs',
  parameters: NoParametersSchema,
  query: NoQuerySchema,
  response: MarketIndexSchema,
  async load({ context: { database } }) {
    const [companies, items, asOf] = await Promise.all([
      database.selectFrom('companies').select(['ticker', 'slug']).orderBy('ticker').execute(),
      database
        .selectFrom('news as item')
        .innerJoin('companies as company', 'company.ticker', 'item.ticker')
        .select(['company.slug', 'item.slugId', 'item.slugEn', 'item.title', 'item.publishedAt'])
        .orderBy('item.publishedAt', 'desc')
        .orderBy('item.id')
        .limit(maxNews)
        .execute(),
      loadLatestDay(database),
    ])
    const withNews = new Set(items.map(({ slug }) => slug))
    return {
      body: {
        asOf,
        companies: companies.map(({ slug }) => ({ slug, hasNews: withNews.has(slug) })),
        news: items.map(({ slug, slugId, slugEn, title, publishedAt }) => ({
          slug,
          translations: { id: slugId, en: slugEn },
          title,
          publishedAt: publishedAt.toISOString(),
        })),
      },
      tags: [tags.companyList, tags.newsList],
    }
  },
})
