import { foundDocument } from '#app/errors/found-document.ts'
import { pageHead, pageMetaWith } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/course.route.ts'
import { courseJsonLd } from './course-json-ld.ts'
import { CoursePage } from './course-page.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const course = foundDocument('course', locale, params, await content.course(params.slug))
  const { name, description, translations } = course
  const head = pageHead({ page: 'course', title: name, description, translations })
  return { head, locale, course }
}

export const meta = pageMetaWith(
  import.meta.env.SSR &&
    (({ course }: Route.ComponentProps['loaderData'], site) => [courseJsonLd(course, site)]),
)

export default function CourseRoute({ loaderData }: Route.ComponentProps) {
  return <CoursePage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
