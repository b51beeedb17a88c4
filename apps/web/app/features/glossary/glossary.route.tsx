import { SEARCH_MAX_CHARACTERS } from '@site/contracts/content/search-limits.ts'
import { firstSentence } from '#app/content/first-sentence.ts'
import { listResponse } from '#app/data/list-response.ts'
import { typedPhrase } from '#app/data/typed-phrase.server.ts'
import { pageHead, pageMetaWith } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/glossary.route.ts'
import { copy } from './copy.ts'
import { glossaryJsonLd } from './glossary-json-ld.ts'
import { GlossaryPage } from './glossary-page.tsx'
import type { ListedTerm } from './term-name.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const phrase = typedPhrase(url.searchParams, SEARCH_MAX_CHARACTERS)
  const { terms, total, spelling } = await content.glossary(phrase)
  // The whole list would be twice as large with full definitions, which the pages of the terms have.
  const listed = terms.map(
    ({ slug, term, abbreviation, definition }): ListedTerm => ({
      slug,
      term,
      abbreviation,
      definition: phrase === '' ? firstSentence(definition) : definition,
    }),
  )
  const { title, lead } = copy[locale]
  const head = pageHead({ page: 'glossary', title, description: lead })
  // A search is another view of the same list, so it is not indexed.
  const isEmpty = phrase !== '' || terms.length === 0
  return listResponse(
    { head, locale, glossary: { terms: listed, total, spelling }, phrase },
    { isUnknown: false, isEmpty },
  )
}

export const meta = pageMetaWith(
  import.meta.env.SSR &&
    (({ glossary, phrase }: Route.ComponentProps['loaderData'], site) =>
      phrase === '' && glossary.terms.length > 0 ? [glossaryJsonLd(glossary.terms, site)] : []),
)

export default function GlossaryRoute({ loaderData }: Route.ComponentProps) {
  return <GlossaryPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
