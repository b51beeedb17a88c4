import { type Fee, type FeeSide, feeAccounts, feeChannels } from '@site/contracts/content/fees.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { type TradingRates, tradingRatesOn } from '@site/finance/trading-rates.ts'
import {
  breakEvenPrice,
  feeOn,
  type TransactionCost,
  transactionCost,
} from '@site/finance/transaction-cost.ts'
import {
  MAX_PRICE,
  type QuoteSource,
  readPrice,
  type ToolQuote,
} from '#app/features/tools/read-price.server.ts'
import { ToolFormReader } from '#app/features/tools/tool-form.server.ts'
import type { ToolForm } from '#app/features/tools/tool-form.ts'
import { errors } from './errors.ts'

const kinds = ['buy', 'sell', 'roundTrip'] as const
export type TransactionKind = (typeof kinds)[number]

/** The first day of a transaction while no fee is known; that of the trading rates. */
const FIRST_DAY = '2022-04-01'
const MAX_LOTS = 1_000_000
/** Shown before the visitor enters anything. */
const example = { price: 4120, lots: 10 }

/** One side of the transaction: an order, its fee and its cost. */
interface OrderCost {
  readonly side: FeeSide
  readonly price: number
  readonly fee: Fee
  readonly cost: TransactionCost
}

export interface Transaction {
  readonly kind: TransactionKind
  readonly lots: number
  readonly quote: ToolQuote | null
  readonly day: string
  readonly orders: readonly OrderCost[]
  /** Of a purchase. */
  readonly breakEven: number | null
  readonly rates: TradingRates
}

/** Reads the form and calculates; the transaction is null while the form has errors or no fees are published. */
export async function readTransaction(
  search: URLSearchParams,
  fees: readonly Fee[],
  site: QuoteSource & { readonly now: Date },
): Promise<{ form: ToolForm; transaction: Transaction | null }> {
  const reader = new ToolFormReader(site.locale, search)
  const { price, quote } = await readPrice(reader, site, example.price)
  const lots = reader.number('lots', { kind: 'whole', min: 1, max: MAX_LOTS, initial: example.lots })
  const kind = reader.choice('kind', kinds)
  const sellPrice = reader.number('sellPrice', {
    ...{ kind: 'rupiah', min: 1, max: MAX_PRICE, initial: null, isOptional: true },
  })
  const account = reader.choice('account', feeAccounts)
  const channel = reader.choice('channel', feeChannels)
  const first = fees.map(({ validFrom }) => validFrom).toSorted()[0]
  const today = dayInJakarta(site.now)
  const day = reader.day('day', { initial: today, min: first ?? FIRST_DAY })
  const rates = day === null ? null : tradingRatesOn(day)
  const buyFee = day === null ? null : feeOn(fees, { account, channel, side: 'buy' }, day)
  const sellFee = day === null ? null : feeOn(fees, { account, channel, side: 'sell' }, day)
  if (day !== null && fees.length > 0 && (rates === null || buyFee === null || sellFee === null)) {
    reader.fail('day', errors[site.locale].noFee)
  }
  const form = reader.form()
  if (form.errors.length > 0 || price === null || lots === null || day === null || rates === null) {
    return { form, transaction: null }
  }
  if (buyFee === null || sellFee === null) return { form, transaction: null }
  const order = (side: FeeSide, at: number): OrderCost => {
    const fee = side === 'buy' ? buyFee : sellFee
    return { side, price: at, fee, cost: transactionCost({ price: at, lots, side }, fee, rates) }
  }
  const common = { kind, lots, quote, day, rates }
  if (kind === 'sell')
    return { form, transaction: { ...common, orders: [order('sell', price)], breakEven: null } }
  const bought = order('buy', price)
  const breakEven = breakEvenPrice({ paid: bought.cost.net, lots, day }, sellFee, rates)
  const sold = kind === 'roundTrip' ? [order('sell', sellPrice ?? breakEven)] : []
  return { form, transaction: { ...common, orders: [bought, ...sold], breakEven } }
}
