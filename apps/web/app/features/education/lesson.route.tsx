import { foundDocument } from '#app/shell/found-document.ts'
import { pageHead, pageMeta } from '#app/shell/page-head.ts'
import { siteContext } from '#app/shell/site-context.ts'
import type { Route } from './+types/lesson.route.ts'
import { LessonPage } from './lesson-page.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const found = await content.lesson(params.slug)
  const lesson = foundDocument('learnInvestmentDetail', locale, params, found)
  const { title, summary, translations } = lesson
  const head = pageHead({ page: 'learnInvestmentDetail', title, description: summary, translations })
  return { head, locale, lesson }
}

export const meta = pageMeta

export default function LessonRoute({ loaderData }: Route.ComponentProps) {
  return <LessonPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
