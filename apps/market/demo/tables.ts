import { bonusRows, dividendRows, ipoRows, meetingRows, splitRows } from './action-tables.ts'
import { companies } from './companies.ts'
import {
  companyRows,
  managementRows,
  notationRows,
  shareholderRows,
  stockHistoryRows,
  subsidiaryRows,
} from './company-tables.ts'
import { csv, type Row } from './csv.ts'
import { type DemoDates, firstTradingDay } from './demo-dates.ts'
import { buybackRows, rightsRows, tenderRows, warrantRows } from './holder-actions.ts'
import { indexMemberRows } from './index-members.ts'
import { indexName, indexSeries } from './index-series.ts'
import { newsItems } from './news/news.ts'
import { createPricePath, type PricePath } from './price-paths.ts'
import { createFinancials, type Financials } from './statements.ts'
import { drawTrades } from './trades.ts'

/** The content of every demo file by name. The format is described in `docs/reference/market-data-format.md`. */
export function demoTables(dates: DemoDates): Readonly<Record<string, string>> {
  const { lastTradingDay } = dates
  const paths = new Map(
    companies.map((company) => [company.ticker, createPricePath(company, lastTradingDay)]),
  )
  const financials = new Map(companies.map((company) => [company.ticker, createFinancials(company, dates)]))
  return {
    'companies.csv': csv(companyRows(dates)),
    'management.csv': csv(managementRows(dates)),
    'subsidiaries.csv': csv(subsidiaryRows(financials)),
    'shareholders.csv': csv(shareholderRows(dates)),
    'stock-history.csv': csv(stockHistoryRows(dates)),
    'notations.csv': csv(notationRows(dates)),
    'prices.csv': csv(priceRows(paths)),
    'statements.csv': csv(statementRows(financials)),
    'dividends.csv': csv(dividendRows(financials, dates)),
    'bonuses.csv': csv(bonusRows(dates)),
    'rights-issues.csv': csv(rightsRows(dates, paths)),
    'warrants.csv': csv(warrantRows(dates, paths)),
    'tender-offers.csv': csv(tenderRows(dates, paths)),
    'buybacks.csv': csv(buybackRows(dates, paths)),
    'splits.csv': csv(splitRows(dates)),
    'ipos.csv': csv(ipoRows(dates)),
    'general-meetings.csv': csv(meetingRows(financials, dates)),
    'news.csv': csv(newsRows(financials, dates)),
    'indices.csv': csv(
      indexSeries(paths, lastTradingDay).map(({ date, value }) => ({
        code: 'WIRASANA40',
        name: indexName,
        date,
        value,
      })),
    ),
    'coverage.csv': csv(coverageRows()),
    'index-members.csv': csv(indexMemberRows({ paths, financials }, lastTradingDay)),
  }
}

/** The demo has all dividends since its first trading day and all indices, also of the companies without any. */
function coverageRows(): Row[] {
  return companies.flatMap(({ ticker }) => [
    { ticker, kind: 'dividends', complete_since: firstTradingDay, complete_until: null },
    { ticker, kind: 'indexMembers', complete_since: firstTradingDay, complete_until: null },
  ])
}

function priceRows(paths: ReadonlyMap<string, PricePath>): Row[] {
  return companies.flatMap(({ ticker }) =>
    (paths.get(ticker)?.days ?? []).map((day) => ({ ticker, ...day, ...drawTrades(ticker, day) })),
  )
}

function statementRows(financials: ReadonlyMap<string, Financials>): Row[] {
  return [...financials.values()].flatMap(({ filings }) =>
    filings.flatMap((filing) =>
      Object.entries(filing.lines).map(([item, value]) => ({
        ticker: filing.ticker,
        period_end: filing.end,
        months: filing.months,
        item,
        value,
        restated: filing.isRestated,
      })),
    ),
  )
}

function newsRows(financials: ReadonlyMap<string, Financials>, dates: DemoDates): Row[] {
  return newsItems(financials, dates).map((item) => {
    const english = (text: string) => (item.slug.en === null ? null : text)
    return {
      id: item.id,
      ticker: item.ticker,
      slug_id: item.slug.id,
      slug_en: item.slug.en,
      title_id: item.title.id,
      title_en: english(item.title.en),
      summary_id: item.summary.id,
      summary_en: english(item.summary.en),
      body_id: item.body.id.join('\n\n'),
      body_en: english(item.body.en.join('\n\n')),
      source: item.source,
      published_at: item.publishedAt,
    }
  })
}
