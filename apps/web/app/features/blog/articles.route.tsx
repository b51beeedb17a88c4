import { data } from 'react-router'
import { pageNumber } from '#app/i18n/page-number.ts'
import { pageHead, pageMeta } from '#app/shell/page-head.ts'
import { siteContext } from '#app/shell/site-context.ts'
import type { Route } from './+types/articles.route.ts'
import { ArticlesPage } from './articles-page.tsx'
import { copy } from './copy.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const page = pageNumber(url)
  const category = url.searchParams.get('category')
  const author = url.searchParams.get('author')
  const list = await content.articles({ page, category, author })
  const chosen = list.categories.find(({ slug }) => slug === category) ?? null
  if (page > list.pageCount || (category !== null && chosen === null)) {
    throw data(null, { status: 404 })
  }
  const words = copy[locale]
  const head = pageHead({
    page: 'blog',
    title: chosen ? words.byCategory(chosen.name) : words.listTitle,
    description: words.listLead,
    query: { page: page === 1 ? null : page },
    localQuery: { locale, query: { category, author } },
  })
  return { head, locale, list, category, author }
}

export const meta = pageMeta

export default function ArticlesRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlesPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
