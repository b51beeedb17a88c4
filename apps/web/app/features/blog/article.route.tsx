import { foundDocument } from '#app/errors/found-document.ts'
import { articleJsonLd } from '#app/head/article-json-ld.ts'
import { pageHead, pageMetaWith } from '#app/head/page-head.ts'
import { withEmbeds } from '#app/page-parts/embeds/render-embeds.server.tsx'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/article.route.ts'
import { ArticlePage } from './article-page.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale, content } = site
  const article = foundDocument('blogDetail', locale, params, await content.article(params.slug))
  const { title, summary, translations, publishedAt, revisedAt, category, seo } = article
  const head = pageHead({
    page: 'blogDetail',
    title,
    description: summary,
    translations,
    publishedAt,
    modifiedAt: revisedAt,
    category: category?.name ?? null,
    seo,
  })
  return { head, locale, article: { ...article, body: await withEmbeds(site, article.body) } }
}

export const meta = pageMetaWith(
  import.meta.env.SSR &&
    (({ article }: Route.ComponentProps['loaderData'], site) => [
      articleJsonLd('NewsArticle', { ...article, section: article.category?.name ?? null }, site),
    ]),
)

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
