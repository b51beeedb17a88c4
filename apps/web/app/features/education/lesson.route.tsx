import { foundDocument } from '#app/errors/found-document.ts'
import { articleJsonLd } from '#app/head/article-json-ld.ts'
import { pageHead, pageMetaWith } from '#app/head/page-head.ts'
import { withEmbeds } from '#app/page-parts/embeds/render-embeds.server.tsx'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/lesson.route.ts'
import { LessonPage } from './lesson-page.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale, content } = site
  const found = await content.lesson(params.slug)
  const lesson = foundDocument('learnInvestmentDetail', locale, params, found)
  const { title, summary, translations, publishedAt, updatedAt, series } = lesson
  const head = pageHead({
    page: 'learnInvestmentDetail',
    title,
    description: summary,
    translations,
    publishedAt,
    modifiedAt: updatedAt,
    category: series.series.name,
  })
  return { head, locale, lesson: { ...lesson, body: await withEmbeds(site, lesson.body) } }
}

export const meta = pageMetaWith(
  import.meta.env.SSR &&
    (({ lesson }: Route.ComponentProps['loaderData'], site) => [
      articleJsonLd('Article', { ...lesson, section: lesson.series.series.name }, site),
    ]),
)

export default function LessonRoute({ loaderData }: Route.ComponentProps) {
  return <LessonPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
