import { listResponse, noItems } from '#app/data/list-response.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { isArchiveMonth } from '#app/i18n/archive-month.ts'
import { formatMonth } from '#app/i18n/format-time.ts'
import { pageNumber } from '#app/i18n/page-number.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/notes.route.ts'
import { copy } from './copy.ts'
import { NotesPage } from './notes-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const page = pageNumber(url)
  const requested = url.searchParams.get('month') || null
  const month = requested !== null && isArchiveMonth(requested) ? requested : null
  const found = await content.morningNotes({ page, month })
  const isUnknown = month !== requested || page > found.pageCount
  const list = isUnknown ? { ...found, ...noItems } : found
  const words = copy[locale]
  const head = pageHead({
    page: 'morningNotes',
    title: month === null ? words.listTitle : words.byMonth(formatMonth(locale, month)),
    description: words.listLead,
    query: { month, page: page === 1 ? null : page },
  })
  return listResponse(
    { head, locale, list, month, isUnknown },
    { isUnknown, isEmpty: list.items.length === 0 },
  )
}

export const meta = pageMeta

export default function NotesRoute({ loaderData }: Route.ComponentProps) {
  return <NotesPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
