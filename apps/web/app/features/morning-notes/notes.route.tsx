import { data } from 'react-router'
import { isArchiveMonth } from '#app/i18n/archive-month.ts'
import { formatMonth } from '#app/i18n/format.ts'
import { pageNumber } from '#app/i18n/page-number.ts'
import { pageHead, pageMeta } from '#app/shell/page-head.ts'
import { siteContext } from '#app/shell/site-context.ts'
import type { Route } from './+types/notes.route.ts'
import { copy } from './copy.ts'
import { NotesPage } from './notes-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const page = pageNumber(url)
  const month = monthOf(url)
  const list = await content.morningNotes({ page, month })
  if (page > list.pageCount || (month !== null && !list.months.includes(month))) {
    throw data(null, { status: 404 })
  }
  const words = copy[locale]
  const head = pageHead({
    page: 'sapaMentari',
    title: month === null ? words.listTitle : words.byMonth(formatMonth(locale, month)),
    description: words.listLead,
    query: { month, page: page === 1 ? null : page },
  })
  return { head, locale, list, month }
}

function monthOf(url: URL): string | null {
  const month = url.searchParams.get('month')
  if (month === null || month === '') {
    return null
  }
  if (!isArchiveMonth(month)) {
    throw data(null, { status: 404 })
  }
  return month
}

export const meta = pageMeta

export default function NotesRoute({ loaderData }: Route.ComponentProps) {
  return <NotesPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
