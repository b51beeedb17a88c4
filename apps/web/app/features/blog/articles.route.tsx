import { listResponse, noItems } from '#app/data/list-response.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { pageNumber } from '#app/i18n/page-number.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/articles.route.ts'
import { ArticlesPage } from './articles-page.tsx'
import { copy } from './copy.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const page = pageNumber(url)
  const category = url.searchParams.get('category')
  const author = url.searchParams.get('author')
  const { isUnknown: isUnknownSlug, ...found } = await content.articles({ page, category, author })
  const isUnknown = isUnknownSlug || page > found.pageCount
  const list = isUnknown ? { ...found, ...noItems } : found
  const chosen = list.categories.find(({ slug }) => slug === category) ?? null
  const words = copy[locale]
  const writer = list.items.find((item) => item.author?.slug === author)?.author?.name ?? null
  const head = pageHead({
    page: 'blog',
    title: formatTitle(words, chosen?.name ?? null, writer),
    description: words.listLead,
    query: { page: page === 1 ? null : page },
    localQuery: { locale, query: { category, author } },
  })
  return listResponse(
    { head, locale, list, category, author },
    { isUnknown, isEmpty: list.items.length === 0 },
  )
}

function formatTitle(words: typeof copy.id, category: string | null, author: string | null): string {
  const title = category === null ? words.listTitle : words.byCategory(category)
  return author === null ? title : words.byAuthor(title, author)
}

export const meta = pageMeta

export default function ArticlesRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlesPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
