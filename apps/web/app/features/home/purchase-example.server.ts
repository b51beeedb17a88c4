import type { Fee } from '@site/contracts/content/fees.ts'
import type { SnapshotCompany } from '@site/contracts/market/snapshot.ts'
import { tradingRatesOn } from '@site/finance/trading-rates.ts'
import { feeOn, transactionCost } from '@site/finance/transaction-cost.ts'

const LOTS = 10
/** In rupiah, while there is no market data. */
const ROUND_PRICE = 1000

export type PurchaseExample = NonNullable<ReturnType<typeof purchaseExample>>

/** What an order in the app costs today, at the last close of a company; null while no fee is stated. */
export function purchaseExample(
  fees: readonly Fee[],
  today: string,
  company: Pick<SnapshotCompany, 'ticker' | 'quote'> | undefined,
) {
  const fee = feeOn(fees, { account: 'regular', channel: 'app', side: 'buy' }, today)
  const rates = tradingRatesOn(today)
  if (fee === null || rates === null) {
    return null
  }
  const price = company?.quote.close ?? ROUND_PRICE
  return {
    ticker: company?.ticker ?? null,
    price,
    lots: LOTS,
    percent: fee.percent,
    since: fee.validFrom,
    cost: transactionCost({ price, lots: LOTS, side: 'buy' }, fee, rates),
  }
}
