import { SEARCH_MAX_CHARACTERS } from '@site/contracts/content/search-limits.ts'
import type { CompanyList } from '@site/contracts/market/companies.ts'
import { removeExchanges } from '@site/contracts/market/typed-ticker.ts'
import { typedPhrase } from '#app/data/typed-phrase.server.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { type Site, siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/search.route.ts'
import { exactCompanies, fuzzyCompanies } from './company-search.ts'
import { copy } from './copy.ts'
import { findSitePages } from './find-site-pages.ts'
import type { FoundCompanies } from './found-companies.tsx'
import { hitGroups, namesCompany, type SearchedPhrase } from './hit-groups.ts'
import { SearchPage } from './search-page.tsx'

const COMPANIES_SHOWN = 8

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale } = site
  const phrase = typedPhrase(url.searchParams, SEARCH_MAX_CHARACTERS)
  const results = phrase === '' ? null : await search(site, phrase)
  const words = copy[locale]
  const head = pageHead({
    page: 'searchResult',
    title: results ? words.phraseTitle(phrase) : words.title,
    description: words.lead,
    query: { q: phrase },
  })
  return { head, locale, phrase, results }
}

async function search(site: Site, phrase: string) {
  const { locale, content } = site
  const [found, exact] = await Promise.all([
    content.search(removeExchanges(phrase)),
    exactCompanies(site, phrase, COMPANIES_SHOWN),
  ])
  const pages = findSitePages(phrase, locale)
  const { list, isFuzzy } = await fuzzyCompanies(site, exact, {
    phrase,
    pageSize: COMPANIES_SHOWN,
    spelling: found.spelling,
    hasNoHits: found.total + pages.items.length === 0,
  })
  return {
    groups: hitGroups(found, locale),
    companies:
      list &&
      foundCompanies(list, isFuzzy, {
        phrase,
        locale,
        texts: found.hits.flatMap(({ title, excerpt }) => [title, excerpt]),
      }),
    pages,
    total: found.total,
    hasMore: found.hasMore,
    spelling: found.spelling,
  }
}

function foundCompanies(list: CompanyList, isFuzzy: boolean, searched: SearchedPhrase): FoundCompanies {
  const { locale } = searched
  return {
    total: list.total,
    isFuzzy,
    isNameMatch: isFuzzy || list.items.some((company) => namesCompany(company, searched)),
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
