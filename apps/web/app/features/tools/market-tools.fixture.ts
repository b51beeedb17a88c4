import type { Fee } from '@site/contracts/content/fees.ts'
import type { TradeHistory } from '@site/contracts/market/trade-history.ts'
import { dividend } from '#app/market/sample-actions.fixture.ts'
import { loadToolPage } from './engine/tool.server.ts'
import type { Tool } from './engine/tool.ts'
import type { ToolSite } from './engine/tool-facts.server.ts'

/** A dividend of the last twelve months. */
export const past = { ...dividend, isAhead: false, exDateRegular: '2026-06-03', amountPerShare: 100.5 }

export const fees: Fee[] = (['buy', 'sell'] as const).map((side, id) => ({
  id,
  account: 'regular',
  channel: 'app',
  side,
  percent: 0.15,
  minimum: null,
  validFrom: '2026-01-02',
  validTo: null,
  source: 'Daftar biaya',
}))

/** Days with a trade of a share whose data is complete. */
export function createHistory(changes: Partial<TradeHistory> = {}): TradeHistory {
  return {
    ticker: 'BQNS',
    listingDate: '2010-05-03',
    suspendedSince: null,
    delistedOn: null,
    days: ['2024-01-02', '2024-03-01', '2024-06-03', '2024-07-01'],
    closes: [1_000, 1_065, 870, 925],
    dividends: [],
    dividendsCompleteSince: { day: null },
    events: [],
    brokenOn: null,
    asOf: '2024-07-01',
    ...changes,
  }
}

const index = {
  name: 'W40',
  points: [
    { date: '2024-01-02', value: 800 },
    { date: '2024-07-01', value: 1_000 },
  ],
}

export function siteIn(
  locale: ToolSite['locale'],
  market: Partial<ToolSite['market']> = {},
  content: Partial<ToolSite['content']> = {},
): ToolSite {
  return {
    locale,
    now: new Date('2026-11-26T03:00:00Z'),
    content: {
      fees: async () => fees,
      serviceFees: async () => [],
      accountTypes: async () => [],
      calculatorAssumptions: async () => null,
      economy: async () => [],
      ...content,
    },
    market: {
      company: async (ticker) =>
        ticker === 'BQNS' ? { board: { code: 'M' }, latestPrice: { date: '2026-11-25', close: 4120 } } : null,
      companyActions: async () => ({ items: [dividend, past] }),
      holidays: async () => ({ holidays: [] }),
      tradeHistory: async (ticker) => (ticker === 'BQNS' ? createHistory() : null),
      indexPrices: async () => index,
      ...market,
    },
    orNull: (value) => value.catch(() => null),
  }
}

/** The page of a tool at a query, with its results and errors by name. */
export async function open(tool: Tool, query: string, site = siteIn('id')) {
  const { data, init } = await loadToolPage(tool, new URL(`https://site.example/?${query}`), site)
  const { main, figures = [] } = data.outcome ?? {}
  const all = main ? [main, ...figures] : []
  return {
    ...data,
    status: init?.status,
    results: Object.fromEntries(all.map((figure) => [figure.name, figure.data])),
    errors: Object.fromEntries(data.form.errors.map(({ name, message }) => [name, message])),
  }
}
