import { type SearchKind, type SearchResult, searchKinds } from '@site/contracts/content/search.ts'
import { SEARCH_MAX_CHARACTERS } from '@site/contracts/content/search-limits.ts'
import type { CompanyList } from '@site/contracts/market/companies.ts'
import { removeExchanges } from '@site/contracts/market/typed-ticker.ts'
import { typedPhrase } from '#app/data/typed-phrase.server.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { type Site, siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/search.route.ts'
import { exactCompanies, fuzzyCompanies } from './company-search.ts'
import { copy } from './copy.ts'
import type { FoundCompanies } from './found-companies.tsx'
import { companiesLead, hitGroups, splitGroups } from './hit-groups.ts'
import { SearchPage } from './search-page.tsx'

const COMPANIES_SHOWN = 5

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale } = site
  const phrase = typedPhrase(url.searchParams, SEARCH_MAX_CHARACTERS)
  const requested = url.searchParams.get('kind')
  const kind = searchKinds.find((name) => name === requested) ?? null
  const found = phrase === '' ? null : await search(site, phrase, kind)
  const results = found && { ...found, isCut: typedPhrase(url.searchParams).length > phrase.length }
  const words = copy[locale]
  const head = pageHead({
    page: 'searchResult',
    title: results ? words.phraseTitle(phrase) : words.title,
    description: words.lead,
    query: { q: phrase, kind },
  })
  return { head, locale, phrase, results }
}

async function search(site: Site, phrase: string, kind: SearchKind | null) {
  const { locale, content } = site
  const [found, exact] = await Promise.all([
    content.search(removeExchanges(phrase), kind),
    kind === null ? exactCompanies(site, phrase, COMPANIES_SHOWN) : null,
  ])
  return {
    ...splitGroups(hitGroups(found, locale, phrase)),
    companies: kind === null ? await findCompanies(site, exact, phrase, found) : noCompanies,
    kind,
    total: found.total,
    hasMore: found.hasMore,
    spelling: found.spelling,
    isPartial: found.isPartial,
  }
}

const noCompanies: FoundCompanies = { items: [], total: 0, isFuzzy: false, isLeading: false }

async function findCompanies(
  site: Site,
  exact: CompanyList | null,
  phrase: string,
  { hits, total, spelling }: SearchResult,
): Promise<FoundCompanies | null> {
  const { locale } = site
  const hasHits = total > 0
  const { list, isFuzzy } = await fuzzyCompanies(site, exact, {
    phrase,
    pageSize: COMPANIES_SHOWN,
    spelling,
    hasNoHits: !hasHits,
  })
  if (list === null) return null
  const texts = hits.flatMap(({ title, excerpt }) => [title, excerpt])
  return {
    ...foundCompanies(list, locale),
    isFuzzy,
    isLeading: companiesLead(list.items, { phrase, locale, texts, spelling, hasHits }),
  }
}

function foundCompanies(list: CompanyList, locale: Locale) {
  return {
    total: list.total,
    items: list.items.map(({ ticker, slug, name, sector, isSuspended, quote }) => ({
      ticker,
      path: pathTo('companyDetail', locale, { slug }),
      name: name[locale],
      sector: sector?.name[locale] ?? null,
      isSuspended,
      quote: quote && {
        close: quote.close,
        // The change of an older day would look like one of the market's latest day.
        changePercent: quote.date === list.asOf ? quote.changePercent : null,
        date: quote.date,
      },
    })),
  }
}

export const meta = pageMeta

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
