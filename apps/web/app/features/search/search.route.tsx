import { SEARCH_MAX_CHARACTERS } from '@site/contracts/content/search-limits.ts'
import { longestSearch } from '@site/contracts/market/companies.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { pageHead, pageMeta } from '#app/shell/page-head.ts'
import { type Site, siteContext } from '#app/shell/site-context.ts'
import type { Route } from './+types/search.route.ts'
import { copy } from './copy.ts'
import { hitGroups, namesCompany } from './hit-groups.ts'
import { SearchPage } from './search-page.tsx'

const COMPANIES_SHOWN = 8

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale } = site
  const typed = url.searchParams.get('q') ?? ''
  const phrase = typed
    .replace(/\p{Control}+/gu, ' ')
    .trim()
    .slice(0, SEARCH_MAX_CHARACTERS)
  const results = phrase === '' ? null : await search(site, phrase)
  const words = copy[locale]
  const head = pageHead({
    page: 'searchResult',
    title: results ? words.resultsTitle : words.title,
    description: words.lead,
    query: { q: phrase },
  })
  return { head, locale, phrase, results }
}

async function search({ locale, content, market, orUnavailable }: Site, phrase: string) {
  const [found, list] = await Promise.all([
    content.search(phrase),
    orUnavailable(market.companies({ q: phrase.slice(0, longestSearch), pageSize: COMPANIES_SHOWN })),
  ])
  const companies = list && {
    total: list.total,
    isAskedFor: list.items.some((company) => namesCompany(company, phrase, locale)),
    items: list.items.map(({ ticker, slug, name, sector, isSuspended, quote }) => ({
      ticker,
      path: pathTo('companyDetail', locale, { slug }),
      name: name[locale],
      sector: sector.name[locale],
      isSuspended,
      quote: quote && { close: quote.close, changePercent: quote.changePercent, date: quote.date },
    })),
  }
  return {
    groups: hitGroups(found, locale),
    companies,
    total: found.total,
    hasMore: found.hasMore,
    spelling: found.spelling,
  }
}

export const meta = pageMeta

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
