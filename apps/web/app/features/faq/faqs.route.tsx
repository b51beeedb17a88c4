import { SEARCH_MAX_CHARACTERS } from '@site/contracts/content/search-limits.ts'
import { listResponse } from '#app/data/list-response.ts'
import { typedPhrase } from '#app/data/typed-phrase.server.ts'
import { pageHead, pageMetaWith } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/faqs.route.ts'
import { copy } from './copy.ts'
import { faqJsonLd } from './faq-json-ld.ts'
import { FaqsPage } from './faqs-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const phrase = typedPhrase(url.searchParams, SEARCH_MAX_CHARACTERS)
  const category = url.searchParams.get('category') || null
  const { groups: allGroups } = await content.faqs()
  const categories = allGroups.map((group) => group.category)
  const chosen = categories.find(({ slug }) => slug === category) ?? null
  const groups = allGroups.filter((group) => category === null || group.category.slug === category)
  const words = copy[locale]
  const head = pageHead({
    page: 'faq',
    title: chosen ? words.byCategory(chosen.name) : words.title,
    description: words.lead,
    localQuery: { locale, query: { category } },
  })
  return listResponse(
    { head, locale, categories, groups, category, phrase },
    {
      isUnknown: category !== null && chosen === null,
      // The browser filters by phrase; with a phrase the page is another view of the same list and is not indexed.
      isEmpty: phrase !== '' || groups.every(({ faqs }) => faqs.length === 0),
    },
  )
}

export const meta = pageMetaWith(
  import.meta.env.SSR &&
    (({ groups }: Route.ComponentProps['loaderData'], site) => [
      faqJsonLd(
        groups.flatMap(({ faqs }) => faqs),
        site,
      ),
    ]),
)

export default function FaqsRoute({ loaderData }: Route.ComponentProps) {
  return <FaqsPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
