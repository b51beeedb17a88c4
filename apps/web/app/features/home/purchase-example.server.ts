import type { Fee } from '@site/contracts/content/fees.ts'
import type { SnapshotCompany } from '@site/contracts/market/snapshot.ts'
import { tradingRatesOn } from '@site/finance/trading-rates.ts'
import { transactionCost } from '@site/finance/transaction-cost.ts'
import { appFee } from '#app/page-parts/lot-cost.ts'

const LOTS = 10
/** In rupiah, without market data or for an adjusted close that nobody can order at. */
const ROUND_PRICE = 1000

export type PurchaseExample = NonNullable<ReturnType<typeof purchaseExample>>

/** What an order in the app costs today, at the last close of a company; null while no fee is stated. */
export function purchaseExample(
  fees: readonly Fee[],
  today: string,
  company: Pick<SnapshotCompany, 'ticker' | 'quote'> | undefined,
) {
  const fee = appFee(fees, 'buy', today)
  const rates = tradingRatesOn(today)
  if (fee === null || rates === null) {
    return null
  }
  const traded = company && Number.isInteger(company.quote.close) ? company : null
  const price = traded?.quote.close ?? ROUND_PRICE
  return {
    ticker: traded?.ticker ?? null,
    price,
    lots: LOTS,
    percent: fee.percent,
    since: fee.validFrom,
    cost: transactionCost({ price, lots: LOTS, side: 'buy' }, fee, rates),
  }
}
