import { data } from 'react-router'
import { foundDocument } from '#app/errors/found-document.ts'
import { FORM_OUTCOME_HEADER, type FormOutcome } from '#app/forms/form-outcome.ts'
import { postedForm } from '#app/forms/posted-form.ts'
import { articleJsonLd } from '#app/head/article-json-ld.ts'
import { pageHead, pageMetaWith } from '#app/head/page-head.ts'
import { withEmbeds } from '#app/page-parts/embeds/render-embeds.server.tsx'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/lesson.route.ts'
import { LessonPage } from './lesson-page.tsx'
import { chosenIn } from './quiz.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale, content } = site
  const found = await content.lesson(params.slug)
  const lesson = foundDocument('learnInvestmentDetail', locale, params, found)
  const { title, summary, translations, publishedAt, revisedAt, series, seo } = lesson
  const head = pageHead({
    page: 'learnInvestmentDetail',
    title,
    description: summary,
    translations,
    publishedAt,
    modifiedAt: revisedAt,
    category: series?.series.name ?? null,
    seo,
  })
  return { head, locale, lesson: { ...lesson, body: await withEmbeds(site, lesson.body) } }
}

/** The answers of the quiz; the page judges them. Nothing is stored. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { content } = context.get(siteContext)
  const posted = await postedForm(request)
  const lesson = await content.lesson(params.slug)
  if (lesson === null) {
    throw data(null, { status: 404 })
  }
  const chosen = chosenIn(posted, lesson.quiz)
  return data(
    { chosen },
    chosen.includes(null)
      ? { status: 422 }
      : { headers: { [FORM_OUTCOME_HEADER]: 'accepted' satisfies FormOutcome } },
  )
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export const meta = pageMetaWith(
  import.meta.env.SSR &&
    (({ lesson }: Route.ComponentProps['loaderData'], site) => [
      articleJsonLd('Article', { ...lesson, section: lesson.series?.series.name ?? null }, site),
    ]),
)

export default function LessonRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LessonPage key={loaderData.lesson.id} {...loaderData} posted={actionData ?? null} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
