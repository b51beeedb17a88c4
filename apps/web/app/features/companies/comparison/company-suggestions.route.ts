import {
  SUGGESTION_MAX_CHARACTERS,
  SUGGESTION_MIN_CHARACTERS,
} from '@site/contracts/content/search-limits.ts'
import { typedPhrase } from '#app/data/typed-phrase.server.ts'
import { defaultLocale, isLocale } from '#app/i18n/locales.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import type { Route } from './+types/company-suggestions.route.ts'
import { describeSuggestion } from './suggested-company.server.ts'

const MAX_OPTIONS = 8

/** Suggestions for the fields of a company, as JSON; none if the market service is unavailable. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const requested = url.searchParams.get('locale')
  const { locale, market, orNull } = context
    .get(requestContext)
    .siteFor(isLocale(requested) ? requested : defaultLocale)
  const typed = typedPhrase(url.searchParams)
  const isSensible = typed.length >= SUGGESTION_MIN_CHARACTERS && typed.length <= SUGGESTION_MAX_CHARACTERS
  const list = isSensible ? await orNull(market.companies({ q: typed, pageSize: MAX_OPTIONS })) : null
  const companies = (list?.items ?? []).map((row) => describeSuggestion(locale, row))
  // Ticker matches come first.
  const byTicker = companies.filter(({ ticker }) => ticker.startsWith(typed.toUpperCase()))
  const options = [...byTicker, ...companies.filter((company) => !byTicker.includes(company))]
  return Response.json(options, { headers: { 'x-robots-tag': 'noindex' } })
}
