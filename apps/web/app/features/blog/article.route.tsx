import { foundDocument } from '#app/shell/found-document.ts'
import { pageHead, pageMeta } from '#app/shell/page-head.ts'
import { siteContext } from '#app/shell/site-context.ts'
import type { Route } from './+types/article.route.ts'
import { ArticlePage } from './article-page.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const article = foundDocument('blogDetail', locale, params, await content.article(params.slug))
  const { title, summary, translations } = article
  const head = pageHead({ page: 'blogDetail', title, description: summary, translations })
  return { head, locale, article }
}

export const meta = pageMeta

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
