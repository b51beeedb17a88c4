import { data } from 'react-router'
import { pageNumber } from '#app/i18n/page-number.ts'
import { pageHead, pageMeta } from '#app/shell/page-head.ts'
import { siteContext } from '#app/shell/site-context.ts'
import type { Route } from './+types/announcements.route.ts'
import { AnnouncementsPage } from './announcements-page.tsx'
import { copy } from './copy.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const page = pageNumber(url)
  const category = url.searchParams.get('category')
  const year = yearOf(url)
  const list = await content.announcements({ page, category, year })
  const chosen = list.categories.find(({ slug }) => slug === category) ?? null
  if (page > list.pageCount || (category !== null && chosen === null)) {
    throw data(null, { status: 404 })
  }
  if (year !== null && !list.years.includes(year)) {
    throw data(null, { status: 404 })
  }
  const words = copy[locale]
  const head = pageHead({
    page: 'announcement',
    title: titleOf(chosen ? words.byCategory(chosen.name) : words.title, year),
    description: words.lead,
    query: { year, page: page === 1 ? null : page },
    localQuery: { locale, query: { category } },
  })
  return { head, locale, list, category, year }
}

function titleOf(title: string, year: number | null): string {
  return year === null ? title : `${title} ${year}`
}

/** An empty value is what a form sends for "all"; anything but a plain year is not found. */
function yearOf(url: URL): number | null {
  const text = url.searchParams.get('year')
  if (text === null || text === '') {
    return null
  }
  if (!/^20\d\d$/.test(text)) {
    throw data(null, { status: 404 })
  }
  return Number(text)
}

export const meta = pageMeta

export default function AnnouncementsRoute({ loaderData }: Route.ComponentProps) {
  return <AnnouncementsPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
