import { findPageTitle } from '@site/contracts/content/site-pages.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Screener } from '@site/contracts/market/screener.ts'
import { parseTypedTicker } from '@site/contracts/market/typed-ticker.ts'
import { type PlainPageName, pathTo, type Query } from '#app/i18n/path-to.ts'
import { MAX_COMPANY_TEXT } from '#app/market/max-company-text.ts'
import { entryErrors } from '#app/page-parts/entry-errors.ts'
import { allTools } from '../all-tools.server.ts'
import type { ToolGroup } from '../engine/tool.ts'
import type { ToolSite } from '../engine/tool-facts.server.ts'
import { type ExampleMarket, findExampleTicker } from './example-share.server.ts'
import { overviewCopy } from './overview-copy.ts'
import type { OverviewRow } from './overview-page.tsx'
import { describeScreenerRow, screenedFor } from './screener-row.server.ts'
import { type ExampleRow, loadExampleRow } from './tool-rows.server.ts'

/** The part of the site that the overview uses. */
interface OverviewSite extends ToolSite {
  readonly market: ToolSite['market'] &
    Pick<ExampleMarket, 'snapshot' | 'corporateActions'> & {
      screener(query: Query): Promise<Pick<Screener, 'total' | 'boards'>>
    }
}

/** The calculators in their groups, each with an example of the share in the query. */
export async function loadOverview(site: OverviewSite, search: URLSearchParams) {
  const { locale, market, orNull } = site
  const { groups, planning } = overviewCopy[locale]
  const typed = (search.get('ticker') ?? '').trim().slice(0, MAX_COMPANY_TEXT)
  const [{ ticker, error }, screened, closed, tools] = await Promise.all([
    findShare(site, typed),
    orNull(market.screener({ ...screenedFor, pageSize: 1 })),
    orNull(market.holidays()),
    Promise.all(Object.values(allTools).map((load) => load())),
  ])
  const holidays = (closed?.holidays ?? []).map(({ date }) => date)
  const context = { locale, ticker, holidays, site }
  const rows = await Promise.all(
    tools.map(async (tool) => ({ tool, row: await loadExampleRow(tool, context) })),
  )
  const listRows = (group: ToolGroup) =>
    rows
      .filter(({ tool }) => tool.group === group)
      .map(({ tool, row }) => toRow(tool.page, tool.summary[locale], row))
  const toRow = (page: PlainPageName, summary: string, row: ExampleRow): OverviewRow => ({
    ...row,
    title: findPageTitle(page)[locale],
    summary,
  })
  const portfolioCheck = { example: '', value: '', basis: '', to: pathTo('portfolioCheck', locale) }
  const riskProfile = { example: '', value: '', basis: '', to: pathTo('riskProfile', locale) }
  return {
    ticker,
    /** The field shows an invalid text as typed. */
    typed: error === null ? (ticker ?? '') : typed,
    error,
    groups: [
      { title: groups.trading, rows: listRows('trading') },
      {
        title: groups.holding,
        rows: [...listRows('holding'), toRow('portfolioCheck', planning.portfolioCheck, portfolioCheck)],
      },
      {
        title: groups.planning,
        rows: [
          toRow('stockScreener', planning.stockScreener, describeScreenerRow(locale, screened)),
          ...listRows('planning'),
          toRow('riskProfile', planning.riskProfile, riskProfile),
        ],
      },
    ],
  }
}

/** The share of the query; with an error, or without one in the query, that of the examples. */
async function findShare(
  site: OverviewSite,
  typed: string,
): Promise<{ readonly ticker: string | null; readonly error: string | null }> {
  const { locale, market, orNull, now } = site
  const errors = entryErrors[locale]
  const findUsual = async (error: string | null) => ({
    ticker: await findExampleTicker(site, dayInJakarta(now)),
    error,
  })
  if (typed === '') return findUsual(null)
  const ticker = parseTypedTicker(typed)
  if (ticker === null) return findUsual(errors.ticker)
  const found = await orNull(market.company(ticker).then((company) => ({ company })))
  return found?.company === null ? findUsual(errors.noCompany(ticker)) : { ticker, error: null }
}
