import { NoQuerySchema } from '@site/contracts/market/query.ts'
import { SnapshotSchema } from '@site/contracts/market/snapshot.ts'
import type { ChangedQuote } from '@site/contracts/market/values.ts'
import { isTradedOn } from '@site/finance/suspension-and-delisting.ts'
import { tags } from '#market/database/write-change.ts'
import { loadSparks } from '#market/figures/companies.ts'
import type { CompanyFigures } from '#market/figures/market-figures.ts'
import { hasChange } from '#market/figures/quotes.ts'
import { defineResource, NoParametersSchema } from '#market/http/resource.ts'
import { loadIndexQuote } from './index-quote.ts'

const moversShown = 5

export const snapshotResource = defineResource({
  path: '/snapshot',
  operationId: 'getSnapshot',
  summary: 'Market overview',
  parameters: NoParametersSchema,
  query: NoQuerySchema,
  response: SnapshotSchema,
  async load({ context: { database, figures } }) {
    const [{ companies, asOf }, index] = await Promise.all([figures.current(), loadIndexQuote(database)])
    const traded = companies.flatMap((company) => tradedCompany(company, asOf))
    const byChange = traded.toSorted((a, b) => b.quote.changePercent - a.quote.changePercent)
    const gainers = byChange.filter(({ quote }) => quote.change > 0).slice(0, moversShown)
    const losers = byChange
      .filter(({ quote }) => quote.change < 0)
      .toReversed()
      .slice(0, moversShown)
    const featured = traded
      .filter(({ featuredPlace }) => featuredPlace !== null)
      .toSorted((a, b) => (a.featuredPlace ?? 0) - (b.featuredPlace ?? 0))
    const tickers = [...new Set([...featured, ...gainers, ...losers].map(({ ticker }) => ticker))]
    const sparks = await loadSparks(database, tickers)
    const present = ({ featuredPlace, ...company }: TradedCompany) => ({
      ...company,
      spark: sparks.get(company.ticker) ?? [],
    })
    return {
      body: {
        index,
        featured: featured.map(present),
        gainers: gainers.map(present),
        losers: losers.map(present),
        asOf,
      },
      tags: [tags.companyList, ...tickers.map(tags.company)],
    }
  },
})

interface TradedCompany {
  readonly ticker: string
  readonly slug: string
  readonly shortName: string
  readonly quote: ChangedQuote
  readonly featuredPlace: number | null
}

/** The home page shows all of them with the change of the same day. */
function tradedCompany({ row, featuredPlace }: CompanyFigures, asOf: string | null): TradedCompany[] {
  const { ticker, slug, shortName, quote } = row
  return quote === null || !hasChange(quote) || !isTradedOn(asOf, quote.date, row)
    ? []
    : [{ ticker, slug, shortName, quote, featuredPlace }]
}
