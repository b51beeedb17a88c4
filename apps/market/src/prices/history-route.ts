import { type TradeHistory, TradeHistorySchema } from '@site/contracts/market/trade-history.ts'
import * as v from 'valibot'
import { StoredActionDetailsSchema } from '#market/database/action-details.ts'
import type { MarketDatabase } from '#market/database/connection.ts'
import { tags } from '#market/database/write-change.ts'
import { findCompany, loadLatestDay } from '#market/figures/companies.ts'
import { findCompleteSince, loadCoverage } from '#market/figures/coverage.ts'
import { CompanyParametersSchema, defineResource, unknownCompany } from '#market/http/resource.ts'

export const tradeHistoryResource = defineResource({
  path: '/companies/:ticker/trade-history',
  operationId: 'getTradeHistory',
  summary: 'All closes of a company as traded, with its dividends and share events',
  parameters: CompanyParametersSchema,
  query: v.strictObject({}),
  response: TradeHistorySchema,
  async load({ parameters: { ticker }, context: { database, today } }) {
    const company = await findCompany(database, ticker)
    if (company === null) return unknownCompany(ticker)
    const [prices, dividends, events, brokenOn, coverage, asOf] = await Promise.all([
      loadCloses(database, ticker),
      loadDividends(database, ticker),
      loadShareEvents(database, ticker),
      loadLastBreak(database, ticker),
      loadCoverage(database, [ticker]),
      loadLatestDay(database),
    ])
    const complete = findCompleteSince(coverage.get(ticker) ?? [], 'dividends', asOf ?? today())
    return {
      body: {
        ticker,
        listingDate: company.listingDate,
        suspendedSince: company.suspendedSince,
        delistedOn: company.delistedOn,
        days: prices.map(({ day }) => day),
        closes: prices.map(({ close }) => close),
        dividends,
        dividendsCompleteSince: complete && { day: complete.since },
        events,
        brokenOn,
        asOf,
      },
      tags: [tags.company(ticker), tags.companyList],
    }
  },
})

async function loadCloses(database: MarketDatabase, ticker: string) {
  return database
    .selectFrom('prices')
    .select(['day', 'close'])
    .where('ticker', '=', ticker)
    .where('volume', '>', 0)
    .orderBy('day')
    .execute()
}

async function loadDividends(database: MarketDatabase, ticker: string): Promise<TradeHistory['dividends']> {
  const actions = await database
    .selectFrom('corporateActions')
    .select('details')
    .where('ticker', '=', ticker)
    .where('kind', '=', 'dividend')
    .where((action) => action.or([action('status', 'is', null), action('status', '<>', 'cancelled')]))
    .execute()
  return actions
    .flatMap((action) => {
      const details = v.parse(StoredActionDetailsSchema, action.details)
      if (details.kind !== 'dividend' || details.amountPerShare === null || details.exDateRegular === null) {
        return []
      }
      const { exDateRegular, paymentDate, amountPerShare, currency, exchangeRate } = details
      return [{ date: exDateRegular, paid: paymentDate, amount: amountPerShare, currency, exchangeRate }]
    })
    .toSorted((one, other) => one.date.localeCompare(other.date))
}

/** Without events that no price shows. */
async function loadShareEvents(database: MarketDatabase, ticker: string): Promise<TradeHistory['events']> {
  const events = await database
    .selectFrom('priceEvents')
    .select(['kind', 'ratioOld', 'ratioNew', 'exercisePrice'])
    .select(({ fn }) => fn.coalesce('adjustsOn', 'day').as('date'))
    .where('ticker', '=', ticker)
    .where(({ fn }) => fn.coalesce('adjustsOn', 'day'), '<', 'infinity')
    .orderBy('date')
    .execute()
  return events.flatMap(({ date, kind, ratioOld, ratioNew, exercisePrice }) =>
    kind === 'dividend' || ratioOld === null || ratioNew === null
      ? []
      : [{ date, kind, ratio: { old: ratioOld, new: ratioNew }, exercisePrice }],
  )
}

async function loadLastBreak(database: MarketDatabase, ticker: string): Promise<string | null> {
  const { day } = await database
    .selectFrom('priceBreaks')
    .select(({ fn }) => fn.max('day').as('day'))
    .where('ticker', '=', ticker)
    .where('kind', '<>', 'wrongReference')
    .executeTakeFirstOrThrow()
  return day
}
