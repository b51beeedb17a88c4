import { listResponse, noItems } from '#app/data/list-response.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { isArchiveYear } from '#app/i18n/archive-month.ts'
import { pageNumber } from '#app/i18n/page-number.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/announcements.route.ts'
import { AnnouncementsPage } from './announcements-page.tsx'
import { copy } from './copy.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const page = pageNumber(url)
  const category = url.searchParams.get('category')
  const year = parseYear(url)
  const { isUnknown: isUnknownSlug, ...found } = await content.announcements({
    page,
    category,
    year: year ?? null,
  })
  const isUnknown = isUnknownSlug || year === undefined || page > found.pageCount
  const list = isUnknown ? { ...found, ...noItems } : found
  const chosen = list.categories.find(({ slug }) => slug === category) ?? null
  const words = copy[locale]
  const head = pageHead({
    page: 'announcement',
    title: formatTitle(chosen ? words.byCategory(chosen.name) : words.title, year ?? null),
    description: words.lead,
    query: { year, page: page === 1 ? null : page },
    localQuery: { locale, query: { category } },
  })
  return listResponse(
    { head, locale, list, category, year: year ?? null, isUnknown },
    { isUnknown, isEmpty: list.items.length === 0 },
  )
}

function formatTitle(title: string, year: number | null): string {
  return year === null ? title : `${title} ${year}`
}

/** null: all years (a form sends an empty value); undefined: not a year. */
function parseYear(url: URL): number | null | undefined {
  const text = url.searchParams.get('year')
  if (text === null || text === '') {
    return null
  }
  return isArchiveYear(text) ? Number(text) : undefined
}

export const meta = pageMeta

export default function AnnouncementsRoute({ loaderData }: Route.ComponentProps) {
  return <AnnouncementsPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
