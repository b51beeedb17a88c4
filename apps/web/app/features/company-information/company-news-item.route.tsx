import { data } from 'react-router'
import { articleThing } from '#app/shell/article-thing.ts'
import { foundDocument } from '#app/shell/found-document.ts'
import { pageHead, pageMetaWith } from '#app/shell/page-head.ts'
import { siteContext } from '#app/shell/site-context.ts'
import type { Route } from './+types/company-news-item.route.ts'
import { CompanyNewsItemPage } from './company-news-item-page.tsx'
import { newsItemsOf } from './news-items.ts'
import { tickerOfSlug } from './parse-company-view.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, market } = context.get(siteContext)
  const ticker = tickerOfSlug(params.slug)
  const answer = ticker && (await market.companyNewsItem(ticker, params.news))
  // Neither an item of another company nor one that was not published in this language is here.
  const [item] = answer && answer.ticker === ticker ? newsItemsOf(locale, [answer]) : []
  const news = foundDocument('companyNewsDetail', locale, params, item ?? null, 'news')
  const body = answer ? answer.body[locale] : null
  if (!answer || body === null) {
    throw data(null, { status: 404 })
  }
  const { slug, shortName, translations, related } = answer
  const head = pageHead({
    page: 'companyNewsDetail',
    title: news.title,
    description: news.summary,
    params,
    translations,
    slugParam: 'news',
    publishedAt: answer.publishedAt,
    category: shortName,
    names: { companyDetail: shortName },
  })
  return { head, locale, slug, shortName, news, body, related: newsItemsOf(locale, related) }
}

export const meta = pageMetaWith(
  import.meta.env.SSR &&
    (({ news }: Route.ComponentProps['loaderData'], site) => [articleThing('NewsArticle', news, site)]),
)

export default function CompanyNewsItemRoute({ loaderData }: Route.ComponentProps) {
  return <CompanyNewsItemPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
