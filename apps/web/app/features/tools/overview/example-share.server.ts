import type { CorporateAction } from '@site/contracts/market/corporate-actions.ts'
import type { Snapshot } from '@site/contracts/market/snapshot.ts'

/** The most candidates whose suspension is looked up. */
const MAX_CANDIDATES = 5

export interface ExampleMarket {
  snapshot(): Promise<Pick<Snapshot, 'featured' | 'gainers' | 'losers' | 'asOf'>>
  corporateActions(query: {
    readonly kind: 'dividend'
    readonly from: string
    readonly pageSize: number
  }): Promise<{ readonly items: readonly CorporateAction[] }>
  company(ticker: string): Promise<{ readonly suspension?: { readonly since: string } | null } | null>
}

/**
 * The share of the examples: one that was traded on the latest day and is not suspended, with a dividend ahead if there
 * is one. null: none, or the market service is unavailable.
 */
export async function findExampleTicker(
  { market, orNull }: { market: ExampleMarket; orNull<Value>(value: Promise<Value>): Promise<Value | null> },
  today: string,
): Promise<string | null> {
  const [snapshot, actions] = await Promise.all([
    orNull(market.snapshot()),
    orNull(market.corporateActions({ kind: 'dividend', from: today, pageSize: 100 })),
  ])
  if (snapshot === null) return null
  const paying = new Set((actions?.items ?? []).filter(isAnnounced).map(({ ticker }) => ticker))
  const traded = [...snapshot.featured, ...snapshot.gainers, ...snapshot.losers]
    .filter(({ quote }) => quote.date === snapshot.asOf && Number.isInteger(quote.close))
    .map(({ ticker }) => ticker)
  const candidates = new Set([...traded.filter((ticker) => paying.has(ticker)), ...traded])
  for (const ticker of [...candidates].slice(0, MAX_CANDIDATES)) {
    const company = await orNull(market.company(ticker))
    if (company !== null && !company.suspension) return ticker
  }
  return null
}

/** In rupiah, with its amount and ex date. */
function isAnnounced(action: CorporateAction): boolean {
  return (
    action.kind === 'dividend' &&
    action.isAhead &&
    action.status !== 'cancelled' &&
    action.form === 'cash' &&
    action.currency === 'IDR' &&
    action.amountPerShare !== null &&
    action.exDateRegular !== null
  )
}
