import {
  SUGGESTION_MAX_CHARACTERS,
  SUGGESTION_MIN_CHARACTERS,
} from '@site/contracts/content/search-limits.ts'
import { removeExchanges } from '@site/contracts/market/typed-ticker.ts'
import { typedPhrase } from '#app/data/typed-phrase.server.ts'
import type { ComboboxOption } from '#app/design/combobox.tsx'
import { defaultLocale, isLocale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import type { Site } from '#app/request/site-context.ts'
import type { Route } from './+types/suggestions.route.ts'
import { exactCompanies, fuzzyCompanies } from './company-search.ts'
import { copy } from './copy.ts'
import { companiesLead } from './hit-groups.ts'
import { hitPath } from './hit-path.ts'

const MAX_COMPANIES = 3
const MAX_OPTIONS = 8

/** Suggestions for the site search, as JSON. If a service is unavailable there are fewer or none. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const requested = url.searchParams.get('locale')
  const site = context.get(requestContext).siteFor(isLocale(requested) ? requested : defaultLocale)
  const typed = typedPhrase(url.searchParams)
  const isSensible = typed.length >= SUGGESTION_MIN_CHARACTERS && typed.length <= SUGGESTION_MAX_CHARACTERS
  const options = isSensible ? await optionsFor(site, typed) : []
  return Response.json(options, { headers: { 'x-robots-tag': 'noindex' } })
}

/** The companies that the phrase names, then documents and pages in the order of the search. */
async function optionsFor(site: Site, typed: string): Promise<ComboboxOption[]> {
  const { locale, content, orNull } = site
  const words = copy[locale]
  const [found, exact] = await Promise.all([
    orNull(content.searchSuggestions(removeExchanges(typed))),
    exactCompanies(site, typed, MAX_OPTIONS),
  ])
  const hits = found?.hits ?? []
  const spelling = found?.spelling ?? null
  const hasHits = hits.length > 0
  const { list } = await fuzzyCompanies(site, exact, {
    phrase: typed,
    pageSize: MAX_OPTIONS,
    spelling,
    hasNoHits: !hasHits,
  })
  const texts = hits.map(({ title }) => title)
  const companies = (list?.items ?? [])
    .filter((company) => companiesLead([company], { phrase: typed, locale, texts, spelling, hasHits }))
    .slice(0, MAX_COMPANIES)
    .map(({ ticker, slug, name }) => ({
      path: pathTo('companyDetail', locale, { slug }),
      label: ticker.toLowerCase().startsWith(typed.toLowerCase())
        ? ['', ticker, ` · ${name[locale]}`]
        : [`${ticker} · ${name[locale]}`],
      detail: words.company,
    }))
  const documents = hits.flatMap((hit) => {
    const path = hitPath(hit, locale)
    return path === null ? [] : [{ path, label: hit.title, detail: words.kinds[hit.kind] }]
  })
  return [...companies, ...documents].slice(0, MAX_OPTIONS)
}
