import { feeNames } from '@site/contracts/content/fee-names.ts'
import { type FeeSide, type FeeTerms, feeAccounts, feeChannels } from '@site/contracts/content/fees.ts'
import { findBreakEven } from '@site/finance/break-even.ts'
import { feeOn } from '@site/finance/fees-in-force.ts'
import { type TradingRates, tradingRatesOn } from '@site/finance/trading-rates.ts'
import { type TransactionCost, transactionCost } from '@site/finance/transaction-cost.ts'
import { figuresIn } from '#app/features/tools/engine/figures.ts'
import { type FormSpec, readForm } from '#app/features/tools/engine/form-fields.ts'
import {
  lastPrice,
  lotsField,
  priceField,
  rejectOffTick,
  settlePrice,
} from '#app/features/tools/engine/share-price.ts'
import { gapNotes, stampDutyNotes } from '#app/features/tools/engine/stamp-duty-words.ts'
import type { Tool, ToolContext, ToolRun } from '#app/features/tools/engine/tool.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import { errors } from './errors.ts'

const kinds = ['buy', 'sell', 'roundTrip'] as const

/** The first day of a transaction while no fee is known; that of the trading rates. */
const FIRST_DAY = '2022-04-01'
/** Shown before the visitor enters anything. */
const example = { price: 4120, lots: 10 }

/** One side of the transaction: an order, its fee and its cost. */
interface OrderCost {
  readonly side: FeeSide
  readonly price: number
  readonly fee: FeeTerms
  readonly cost: TransactionCost
  /** For a sale that brings less than it costs. */
  readonly warning: string | null
}

export interface Transaction {
  readonly lots: number
  /** Empty without one. */
  readonly ticker: string
  /** Where the price is from. */
  readonly priceNotes: readonly string[]
  readonly day: string
  /** Whether the day is to come, so that its fees may still change. */
  readonly isAhead: boolean
  readonly orders: readonly OrderCost[]
  /** Of a purchase. */
  readonly breakEven: number | null
  /** Where a sale above the break-even price loses. */
  readonly breakEvenNotes: readonly string[]
  readonly rates: TradingRates
  readonly stampDutyNotes: readonly string[]
}

const inLanguage = (names: Record<string, Record<Locale, string>>, locale: Locale) =>
  Object.fromEntries(Object.entries(names).map(([value, name]) => [value, name[locale]]))

/** The transaction is also null if no fees are published. */
function run(context: ToolContext): ToolRun<Transaction> {
  const { locale, search, today } = context
  const fees = context.facts.fees ?? []
  const spec = {
    ticker: { kind: 'ticker' },
    price: { ...priceField, isFilled: true },
    lots: lotsField,
    kind: { kind: 'choice', choices: kinds },
    sellPrice: { ...priceField, isOptional: true },
    day: { kind: 'day', min: fees.map(({ validFrom }) => validFrom).toSorted()[0] ?? FIRST_DAY },
    account: { kind: 'choice', choices: feeAccounts },
    channel: { kind: 'choice', choices: feeChannels },
  } as const satisfies FormSpec
  const { fields } = copy[locale]
  const words = {
    ...fields,
    account: { ...fields.account, options: inLanguage(feeNames.accounts, locale) },
    channel: { ...fields.channel, options: inLanguage(feeNames.channels, locale) },
  }
  const last = lastPrice(context)
  const read = readForm(locale, spec, words, search, {
    price: last ? null : example.price,
    lots: example.lots,
    day: today,
  })
  const day = read.text('day')
  const priceNotes = settlePrice(read, 'price', last, { locale, today: day })
  rejectOffTick(read, 'sellPrice', locale, day)
  const account = read.choice('account', feeAccounts)
  const channel = read.choice('channel', feeChannels)
  const rates = tradingRatesOn(day)
  const buyFee = feeOn(fees, { account, channel, side: 'buy' }, day)
  const sellFee = feeOn(fees, { account, channel, side: 'sell' }, day)
  const isAsked = fees.length > 0 && read.form().isSubmitted
  if (isAsked && (rates === null || buyFee === null || sellFee === null)) {
    read.reject('day', errors[locale].noFee)
  }
  const form = read
  if (form.hasErrors() || rates === null || buyFee === null || sellFee === null) {
    return { form, outcome: null }
  }
  const lots = read.number('lots')
  const order = (side: FeeSide, price: number): OrderCost => {
    const fee = side === 'buy' ? buyFee : sellFee
    const cost = transactionCost({ price, lots, side }, fee, rates)
    return { side, price, fee, cost, warning: findLossWarning(locale, cost) }
  }
  const price = read.number('price')
  const kind = read.choice('kind', kinds)
  const ticker = last && 'note' in last ? read.text('ticker') : ''
  const notes = stampDutyNotes(locale, day, { hasSale: kind !== 'sell' })
  const common = { lots, ticker, priceNotes, day, isAhead: day > today, rates, stampDutyNotes: notes }
  if (kind === 'sell') {
    const orders = [order('sell', price)]
    return { form, outcome: { ...common, orders, breakEven: null, breakEvenNotes: [] } }
  }
  const bought = order('buy', price)
  const { price: breakEven, gap } = findBreakEven({ paid: bought.cost.net, lots, day }, sellFee, rates)
  const breakEvenNotes = gapNotes(locale, gap)
  const sold = kind === 'roundTrip' ? [order('sell', read.optional('sellPrice') ?? breakEven)] : []
  return { form, outcome: { ...common, orders: [bought, ...sold], breakEven, breakEvenNotes } }
}

function findLossWarning(locale: Locale, { costs, value, net }: TransactionCost): string | null {
  if (net >= 0) return null
  const { rupiah } = figuresIn(locale)
  return errors[locale].costsExceedValue(rupiah(costs), rupiah(value), rupiah(-net))
}

export const transactionTool: Tool<Transaction> = {
  page: 'transactionCost',
  lead: { id: copy.id.lead, en: copy.en.lead },
  description: { id: copy.id.description, en: copy.en.description },
  needs: { fees: 'all', holidays: true },
  modes: [{ name: 'cost', label: { id: copy.id.result, en: copy.en.result }, run }],
}
