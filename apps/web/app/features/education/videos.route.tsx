import { listResponse, noItems } from '#app/data/list-response.ts'
import { pageHead, pageMetaWith } from '#app/head/page-head.ts'
import { pageNumber } from '#app/i18n/page-number.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/videos.route.ts'
import { copy } from './copy.ts'
import { videoJsonLd } from './video-json-ld.ts'
import { VideosPage } from './videos-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const page = pageNumber(url)
  const category = url.searchParams.get('category')
  const { isUnknown: isUnknownSlug, ...found } = await content.videos({ page, category })
  const isUnknown = isUnknownSlug || page > found.pageCount
  const list = isUnknown ? { ...found, ...noItems } : found
  const chosen = list.categories.find(({ slug }) => slug === category) ?? null
  const words = copy[locale]
  const head = pageHead({
    page: 'educationalVideos',
    title: chosen ? words.byCategory(chosen.name) : words.videosTitle,
    description: words.videosLead,
    query: { page: page === 1 ? null : page },
    localQuery: { locale, query: { category } },
  })
  return listResponse({ head, locale, list, category }, { isUnknown, isEmpty: list.items.length === 0 })
}

export const meta = pageMetaWith(
  import.meta.env.SSR &&
    (({ list }: Route.ComponentProps['loaderData'], site) =>
      list.items.flatMap((video) => videoJsonLd(video, site) ?? [])),
)

export default function VideosRoute({ loaderData }: Route.ComponentProps) {
  return <VideosPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
