import { foundDocument } from '#app/errors/found-document.ts'
import { articleJsonLd } from '#app/head/article-json-ld.ts'
import { pageHead, pageMetaWith } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/announcement.route.ts'
import { AnnouncementPage } from './announcement-page.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const announcement = foundDocument(
    'announcementDetail',
    locale,
    params,
    await content.announcement(params.slug),
  )
  const { title, summary, translations, publishedAt, revisedAt, category, seo } = announcement
  const head = pageHead({
    page: 'announcementDetail',
    title,
    description: summary,
    translations,
    publishedAt,
    modifiedAt: revisedAt,
    category: category?.name ?? null,
    seo,
  })
  return { head, locale, announcement }
}

export const meta = pageMetaWith(
  import.meta.env.SSR &&
    (({ announcement }: Route.ComponentProps['loaderData'], site) => [
      articleJsonLd('NewsArticle', { ...announcement, section: announcement.category?.name ?? null }, site),
    ]),
)

export default function AnnouncementRoute({ loaderData }: Route.ComponentProps) {
  return <AnnouncementPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
