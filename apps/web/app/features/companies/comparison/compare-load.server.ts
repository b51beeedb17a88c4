import type { PriceRange } from '@site/contracts/market/prices.ts'
import { parseTypedTicker } from '@site/contracts/market/typed-ticker.ts'
import { redirect } from 'react-router'
import { hasIndexByDefault } from '#app/features/companies/company-view.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { Site } from '#app/request/site-context.ts'
import { compareChart } from './compare-chart.server.ts'
import { queryOfComparison } from './compare-query.ts'
import { buildCompareTable, localizeComparedCompanies } from './compare-table.server.ts'
import {
  type CompareError,
  findAddError,
  type RequestedComparison,
  requestedComparison,
} from './requested-comparison.server.ts'

export type ComparePart = Awaited<ReturnType<typeof loadComparison>>

type CompareSite = Pick<Site, 'locale' | 'market' | 'orNull'>

/** As many as fit below the field without covering the content after it. */
const MAX_SUGGESTIONS = 5

/**
 * Loads the companies of a comparison. A company added with the form is redirected to a URL that contains it, so that
 * every comparison has a shareable URL. A company that cannot be added stays in the form with the reason.
 */
export async function loadComparison(
  site: CompareSite,
  ticker: string,
  range: PriceRange,
  search: URLSearchParams,
) {
  const { locale, market, orNull } = site
  const requested = requestedComparison(search, ticker)
  const added = requested.typed === null ? null : await addedCompany(site, ticker, requested, requested.typed)
  if (added !== null && 'ticker' in added) {
    const slug = ticker.toLowerCase()
    throw redirect(
      pathTo(
        'companyDetail',
        locale,
        { slug },
        queryOfComparison(locale, range, [...requested.others, added.ticker]),
      ),
    )
  }
  const [response, index] =
    requested.others.length === 0
      ? [null, null]
      : await Promise.all([
          orNull(market.comparison({ tickers: [ticker, ...requested.others].join(','), range })),
          hasIndexByDefault(range) ? orNull(market.indexPrices({ range })) : null,
        ])
  const others = response
    ? requested.others.filter((other) => response.companies.some((company) => company.ticker === other))
    : requested.others
  const unknown = (response?.unknown ?? []).filter((name) => name !== ticker)
  return {
    /** Those that exist, as far as the market service responded. */
    others,
    errors: [...requested.errors, ...unknown.map((name): CompareError => ({ kind: 'unknown', name }))],
    typed: requested.typed,
    typedError: added,
    view:
      response && others.length > 0
        ? {
            companies: localizeComparedCompanies(locale, response),
            chart: compareChart(response, index),
            table: buildCompareTable(locale, response),
          }
        : null,
    isUnavailable: requested.others.length > 0 && response === null,
  }
}

type TypedError =
  | CompareError
  | { readonly kind: 'unavailable'; readonly name: string }
  | {
      readonly kind: 'several'
      readonly name: string
      readonly options: readonly { readonly ticker: string; readonly name: string }[]
    }

/** Resolves the typed text: a ticker, or an unambiguous part of a company's name. */
async function addedCompany(
  { locale, market, orNull }: CompareSite,
  ticker: string,
  { others }: RequestedComparison,
  typed: string,
): Promise<{ readonly ticker: string } | TypedError> {
  const asTicker = parseTypedTicker(typed) ?? typed.toUpperCase()
  const known = findAddError(asTicker, ticker, others)
  if (known === 'duplicate') {
    return { kind: 'duplicate', name: asTicker }
  }
  const list = await orNull(market.companies({ q: typed, pageSize: MAX_SUGGESTIONS }))
  if (list === null) {
    return { kind: 'unavailable', name: typed }
  }
  const exact = list.items.find((company) => company.ticker === asTicker)
  const [first, ...more] = list.items
  const found = exact ?? (more.length === 0 ? first : undefined)
  if (found) {
    const kind = findAddError(found.ticker, ticker, others)
    return kind === null ? { ticker: found.ticker } : { kind, name: found.ticker }
  }
  if (first === undefined) {
    return { kind: 'unknown', name: typed }
  }
  const free = list.items.filter((company) => findAddError(company.ticker, ticker, others) === null)
  return free.length === 0
    ? { kind: 'tooMany', name: typed }
    : {
        kind: 'several',
        name: typed,
        options: free.map((company) => ({ ticker: company.ticker, name: company.name[locale] })),
      }
}
