import { data } from 'react-router'
import { pageNumber } from '#app/i18n/page-number.ts'
import { pageHead, pageMeta } from '#app/shell/page-head.ts'
import { siteContext } from '#app/shell/site-context.ts'
import type { Route } from './+types/notes.route.ts'
import { copy } from './copy.ts'
import { NotesPage } from './notes-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const page = pageNumber(url)
  const list = await content.morningNotes({ page })
  if (page > list.pageCount) {
    throw data(null, { status: 404 })
  }
  const words = copy[locale]
  const head = pageHead({
    page: 'sapaMentari',
    title: words.listTitle,
    description: words.listLead,
    query: { page: page === 1 ? null : page },
  })
  return { head, locale, list }
}

export const meta = pageMeta

export default function NotesRoute({ loaderData }: Route.ComponentProps) {
  return <NotesPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
