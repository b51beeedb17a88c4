import {
  SUGGESTION_MAX_CHARACTERS,
  SUGGESTION_MIN_CHARACTERS,
} from '@site/contracts/content/search-limits.ts'
import type { ComboboxOption } from '#app/design/combobox.tsx'
import { defaultLocale, isLocale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { requestContext } from '#app/shell/request-context.server.ts'
import type { Site } from '#app/shell/site-context.ts'
import type { Route } from './+types/suggestions.route.ts'
import { copy } from './copy.ts'
import { namesCompany } from './hit-groups.ts'
import { hitPath } from './hit-path.ts'

const MOST_COMPANIES = 3
const MOST_OPTIONS = 8

/** Suggestions for the search field of every page, as JSON. Where a service is silent there are fewer, or none. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get('locale')
  const site = context.get(requestContext).siteFor(isLocale(asked) ? asked : defaultLocale)
  const typed = (url.searchParams.get('q') ?? '').replace(/\p{Control}+/gu, ' ').trim()
  const isSensible = typed.length >= SUGGESTION_MIN_CHARACTERS && typed.length <= SUGGESTION_MAX_CHARACTERS
  const options = isSensible ? await optionsFor(site, typed) : []
  return Response.json(options, { headers: { 'x-robots-tag': 'noindex' } })
}

/** Companies by their tickers and names first: they are what is typed shortest. */
async function optionsFor(
  { locale, content, market, orUnavailable }: Site,
  typed: string,
): Promise<ComboboxOption[]> {
  const words = copy[locale]
  const [found, list] = await Promise.all([
    orUnavailable(content.searchSuggestions(typed)),
    orUnavailable(market.companies({ q: typed, pageSize: MOST_OPTIONS })),
  ])
  const companies = (list?.items ?? [])
    .filter((company) => namesCompany(company, typed, locale))
    .slice(0, MOST_COMPANIES)
    .map(({ ticker, slug, name }) => ({
      path: pathTo('companyDetail', locale, { slug }),
      label: ticker.toLowerCase().startsWith(typed.toLowerCase())
        ? ['', ticker, ` · ${name[locale]}`]
        : [`${ticker} · ${name[locale]}`],
      detail: words.company,
    }))
  const pages = (found?.hits ?? []).flatMap((hit) => {
    const path = hitPath(hit, locale)
    return path === null ? [] : [{ path, label: hit.title, detail: words.kinds[hit.kind] }]
  })
  return [...companies, ...pages].slice(0, MOST_OPTIONS)
}
