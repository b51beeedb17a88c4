import { type FeeAccount, type FeeTerms, feeAccounts } from '@site/contracts/content/fees.ts'
import { findFee } from '@site/finance/fees-in-force.ts'
import { tradingRatesOn } from '@site/finance/trading-rates.ts'
import { withSalesTax } from './lot-cost.ts'

/** What an order through the app costs, in percent of its value; a sale with its tax. */
export interface AccountFee {
  readonly buy: number
  readonly sell: number
  /** Per order in rupiah; null: none. */
  readonly minimum: number | null
}

export type AccountFees = Partial<Record<FeeAccount, AccountFee>>

/** The fees in force on a day; without the accounts that have none for both sides. */
export function accountFees(fees: readonly FeeTerms[] | null, day: string): AccountFees {
  const rates = tradingRatesOn(day)
  if (fees === null || rates === null) return {}
  return Object.fromEntries(
    feeAccounts.flatMap((account) => {
      const [buy, sell] = (['buy', 'sell'] as const).map((side) =>
        findFee(fees, { account, channel: 'app', side }, day),
      )
      if (!buy || !sell) return []
      const minimum = Math.max(buy.minimum ?? 0, sell.minimum ?? 0)
      const sellPercent = withSalesTax(sell.percent, rates.salesTax)
      return [[account, { buy: buy.percent, sell: sellPercent, minimum: minimum || null }]]
    }),
  )
}
