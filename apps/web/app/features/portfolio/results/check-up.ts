import type { HeldShare, HolderDividend, PortfolioFacts } from '@site/contracts/market/portfolio-facts.ts'
import {
  type DividendIncome,
  dividendYieldPercent,
  type TaxBranch,
} from '@site/finance/market-calculators/dividend-income.ts'
import {
  computeHeldDividend,
  findPaymentPhase,
  type UnknownIncome,
} from '@site/finance/portfolio/held-dividends.ts'
import { computePortfolioValue } from '@site/finance/portfolio/portfolio-value.ts'
import { computeSaleOfAll, findSellable } from '@site/finance/portfolio/sale-of-all.ts'
import type { CostRates } from '@site/finance/trading-rates.ts'
import type { FeeRate } from '@site/finance/transaction-cost.ts'
import type { Holding } from '../files/holding.ts'

/** A holding with its share; null: a warrant or right, not in the list, or the list is not loaded. */
export interface FoundHolding {
  readonly holding: Holding
  readonly share: HeldShare | null
}

export interface ExpectedDividend {
  readonly ticker: string
  readonly dividend: HolderDividend
  readonly phase: 'announced' | 'paid'
  readonly income: DividendIncome | UnknownIncome
}

/** The tax of dividends, and our fee for selling; null: the fee or a rate is not known. */
export interface CheckUpTerms {
  readonly branch: TaxBranch
  readonly sale: { readonly fee: FeeRate; readonly rates: CostRates } | null
}

export function findShares(holdings: readonly Holding[], facts: PortfolioFacts | null): FoundHolding[] {
  const shares = new Map(facts?.shares.map((share) => [share.ticker, share]))
  return holdings.map((holding) => ({
    holding,
    share: (holding.isShare ? shares.get(holding.ticker) : undefined) ?? null,
  }))
}

export type CheckUp = ReturnType<typeof checkPortfolio>

/** Everything that the page says about the holdings. */
export function checkPortfolio(
  found: readonly FoundHolding[],
  { asOf, today }: Pick<PortfolioFacts, 'asOf' | 'today'>,
  { branch, sale }: CheckUpTerms,
) {
  const value = computePortfolioValue(
    found.map(({ holding, share }) => ({
      ...holding,
      close: share?.quote?.close ?? null,
      change: share?.quote?.date === asOf ? (share?.quote?.change ?? null) : null,
      sector: share?.sector ?? null,
      isSharia: share?.isSharia ?? null,
      isSuspended: share !== null && !isForSale(share),
    })),
  )
  const dividends = found.flatMap((each) => listDividends(each, { branch, today }))
  const offered = found.flatMap(({ holding, share }) =>
    share?.quote && isForSale(share)
      ? [
          {
            blocked: Math.min(holding.blocked, holding.shares),
            ...findSellable({ ...holding, close: share.quote.close }),
          },
        ]
      : [],
  )
  const sellable = offered.flatMap((each) => (each.value > 0 ? [each.value] : []))
  return {
    ...value,
    dividends,
    announced: sumIncomes(dividends, 'announced'),
    paid: sumIncomes(dividends, 'paid'),
    yieldPercent: computeYield(dividends, found, value.value),
    /** Paid, but left out of the yield. */
    unknownPaidCount: dividends.filter(({ phase, income }) => phase === 'paid' && typeof income === 'string')
      .length,
    unknownShariaCount: found.filter(({ share }) => share?.quote && share.isSharia === null).length,
    /** null: no fee is known, or nothing can be sold. */
    sale: sale === null || sellable.length === 0 ? null : computeSaleOfAll(sellable, sale.fee, sale.rates),
    soldCount: sellable.length,
    /** What the sale leaves out. */
    unsold: {
      suspendedCount: found.filter(({ share }) => share !== null && !isForSale(share)).length,
      blockedShares: addUp(offered.map(({ blocked }) => blocked)),
      oddShares: addUp(offered.map(({ oddShares }) => oddShares)),
    },
  }
}

const addUp = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

const isForSale = ({ suspendedSince, delistedOn }: HeldShare) =>
  suspendedSince === null && delistedOn === null

function listDividends(
  { holding, share }: FoundHolding,
  { branch, today }: { readonly branch: TaxBranch; readonly today: string },
): ExpectedDividend[] {
  return (share?.dividends ?? []).flatMap((dividend) => {
    const phase = findPaymentPhase(dividend, today)
    if (phase === null) return []
    const changes = share?.changes ?? []
    const income = computeHeldDividend(dividend, { shares: holding.shares, changes, branch })
    return [{ ticker: holding.ticker, dividend, phase, income }]
  })
}

/** Gross, of the holdings with a price; null: nothing has a value, or no paid dividend is known. */
function computeYield(
  dividends: readonly ExpectedDividend[],
  found: readonly FoundHolding[],
  value: number,
): number | null {
  const priced = new Set(found.flatMap(({ share }) => (share?.quote ? [share.ticker] : [])))
  const counted = dividends.filter(({ ticker }) => priced.has(ticker))
  const { gross } = sumIncomes(counted, 'paid')
  return value > 0 && gross > 0 ? dividendYieldPercent(gross, value) : null
}

/** The sum of those that are known in rupiah. */
function sumIncomes(
  dividends: readonly ExpectedDividend[],
  chosen: ExpectedDividend['phase'],
): DividendIncome {
  const total = { gross: 0, tax: 0, net: 0 }
  for (const { phase, income } of dividends) {
    if (phase !== chosen || typeof income === 'string') continue
    total.gross += income.gross
    total.tax += income.tax
    total.net += income.net
  }
  return total
}
