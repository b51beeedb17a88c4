import type { CorporateAction, Dividend } from '@site/contracts/market/corporate-actions.ts'
import type { ToolSite } from '../tool.server.ts'

type CashDividend = Dividend & { readonly amountPerShare: number }

/** The cash dividends in rupiah that are not canceled, in the order of the market service; null if it is unavailable. */
export async function cashDividends(
  ticker: string,
  { market, orNull }: ToolSite,
): Promise<readonly CashDividend[] | null> {
  const found = await orNull(market.companyActions(ticker, { kind: 'dividend' }).then((list) => ({ list })))
  return found && (found.list?.items ?? []).filter(isCash)
}

function isCash(action: CorporateAction): action is CashDividend {
  return (
    action.kind === 'dividend' &&
    action.form === 'cash' &&
    action.currency === 'IDR' &&
    action.amountPerShare !== null &&
    action.status !== 'cancelled'
  )
}

/** The next dividend, or the last one. */
export function nearestDividend(dividends: readonly CashDividend[]): CashDividend | null {
  return dividends.find(({ isAhead }) => isAhead) ?? dividends[0] ?? null
}

/** Rupiah per share with an ex date in the twelve months up to a day. */
export function dividendsOfYear(dividends: readonly CashDividend[], today: string): number {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  const sum = dividends
    .filter(({ exDateRegular: ex }) => ex !== null && yearAgo < ex && ex <= today)
    .reduce((total, { amountPerShare }) => total + amountPerShare, 0)
  // Without the errors of adding doubles; amounts have at most six decimals.
  return Number(sum.toFixed(6))
}
