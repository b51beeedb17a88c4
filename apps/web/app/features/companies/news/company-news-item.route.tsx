import { tickerOfSlug } from '@site/contracts/market/values.ts'
import { data } from 'react-router'
import { foundDocument } from '#app/errors/found-document.ts'
import { articleJsonLd } from '#app/head/article-json-ld.ts'
import { pageHead, pageMetaWith } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/company-news-item.route.ts'
import { CompanyNewsItemPage } from './company-news-item-page.tsx'
import { localizeNewsItems } from './news-items.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, market } = context.get(siteContext)
  const ticker = tickerOfSlug(params.slug)
  const response = ticker && (await market.companyNewsItem(ticker, params.news))
  // 404 for an item of another company and for one that is not published in this language.
  const [item] = response && response.ticker === ticker ? localizeNewsItems(locale, [response]) : []
  const news = foundDocument('companyNewsDetail', locale, params, item ?? null, 'news')
  const body = response ? response.body[locale] : null
  if (!response || body === null) {
    throw data(null, { status: 404 })
  }
  const { slug, shortName, translations, related } = response
  const head = pageHead({
    page: 'companyNewsDetail',
    title: news.title,
    description: news.summary,
    params,
    translations,
    slugParam: 'news',
    publishedAt: response.publishedAt,
    category: shortName,
    names: { companyDetail: shortName },
  })
  return { head, locale, slug, shortName, news, body, related: localizeNewsItems(locale, related) }
}

export const meta = pageMetaWith(
  import.meta.env.SSR &&
    (({ news }: Route.ComponentProps['loaderData'], site) => [articleJsonLd('NewsArticle', news, site)]),
)

export default function CompanyNewsItemRoute({ loaderData }: Route.ComponentProps) {
  return <CompanyNewsItemPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
