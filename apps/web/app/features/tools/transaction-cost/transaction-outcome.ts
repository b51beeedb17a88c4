import type { FeeSide, FeeTerms } from '@site/contracts/content/fees.ts'
import type { BreakEven } from '@site/finance/break-even.ts'
import { computeDailyCharge, findServiceFee } from '@site/finance/service-fees.ts'
import type { TradingRates } from '@site/finance/trading-rates.ts'
import type { TransactionCost } from '@site/finance/transaction-cost.ts'
import { formatChange, formatPercent, formatRate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { costNames } from '#app/page-parts/cost-receipt.tsx'
import { figuresIn } from '../engine/figures.ts'
import { gapNotes, stampDutyNotes } from '../engine/stamp-duty-words.ts'
import type { ToolContext } from '../engine/tool.ts'
import type { LatePayment } from '../engine/tool-facts.ts'
import type { OutcomeFigure, OutcomeReceipt, OutcomeTable, ToolOutcome } from '../engine/tool-outcome.ts'
import { copy } from './copy.ts'

/** One side of the transaction: an order, its fee and its cost. */
export interface Order {
  readonly side: FeeSide
  readonly price: number
  readonly fee: FeeTerms
  readonly cost: TransactionCost
}

export interface Transaction {
  readonly lots: number
  /** Empty without one. */
  readonly ticker: string
  /** Where the price is from. */
  readonly priceNotes: readonly string[]
  readonly day: string
  readonly rates: TradingRates
  readonly first: Order
  /** The sale of what the first order buys; null: one order only. */
  readonly sold: Order | null
  /** Of a purchase. */
  readonly breakEven: BreakEven | null
}

export function describeTransaction(
  { locale, today, facts }: Pick<ToolContext, 'locale' | 'today' | 'facts'>,
  transaction: Transaction,
): ToolOutcome {
  const { first, sold, day } = transaction
  const { rupiah, amount } = figuresIn(locale)
  const words = copy[locale]
  const orders = listOrders(transaction)
  // The fees of a day to come may still change.
  const inForce = day > today ? words.assumedOn : words.onDay
  const note = [`${inForce(figuresIn(locale).day(day))}.`, ...transaction.priceNotes].join(' ')
  return {
    main: amount('net', titleOrder(locale, transaction, first), first.cost.net),
    detail:
      sold === null
        ? words.priced(first.side, rupiah(first.cost.value), rupiah(first.cost.costs))
        : `${titleOrder(locale, transaction, sold)}: ${rupiah(sold.cost.net)}`,
    receipts: orders.map((order) =>
      describeReceipt(locale, titleOrder(locale, transaction, order), note, order),
    ),
    figures: [...describeResult(locale, transaction), ...describeBreakEven(locale, transaction)],
    working: [],
    notes: [
      ...orders.map(({ side, fee }) => describeFee(locale, side, fee)),
      describeRates(locale, transaction.rates),
      ...stampDutyNotes(locale, day, { hasSale: first.side === 'buy' }),
      ...describeLatePayment(locale, facts.latePayments, transaction),
      words.roundingText,
    ],
  }
}

/** What a day without the money for a purchase costs. */
function describeLatePayment(
  locale: Locale,
  charges: readonly LatePayment[],
  { first, day }: Transaction,
): string[] {
  const { account } = first.fee
  const charge = findServiceFee(charges, { code: 'latePayment', account }, day)
  if (charge === null || first.side === 'sell') return []
  const { rupiah, percent } = figuresIn(locale)
  const amount = rupiah(computeDailyCharge(first.cost.net, charge.percent, 1))
  return [copy[locale].latePayment(percent(charge.percent), amount, charge.condition)]
}

function listOrders({ first, sold }: Transaction): Order[] {
  return sold === null ? [first] : [first, sold]
}

function titleOrder(locale: Locale, { lots, ticker }: Transaction, { side, price }: Order): string {
  const { number, rupiah } = figuresIn(locale)
  return copy[locale].order(side, number(lots), ticker, rupiah(price))
}

function describeReceipt(locale: Locale, title: string, note: string, order: Order): OutcomeReceipt {
  const { side, cost } = order
  const { minimum } = order.fee
  const { rupiah } = figuresIn(locale)
  const words = copy[locale]
  const charged = cost.costs - cost.salesTax - cost.stampDuty
  return {
    title,
    note,
    side,
    cost,
    remark: charged === minimum ? words.minimum(rupiah(minimum)) : null,
    warning:
      cost.net < 0 ? words.costsExceedValue(rupiah(cost.costs), rupiah(cost.value), rupiah(-cost.net)) : null,
  }
}

function describeResult(locale: Locale, { first, sold }: Transaction): OutcomeFigure[] {
  if (sold === null) return []
  const words = copy[locale]
  const { rupiah } = figuresIn(locale)
  const result = sold.cost.net - first.cost.net
  return [
    {
      name: 'result',
      label: words.afterCosts,
      value: `${result > 0 ? '+' : ''}${rupiah(result)}`,
      data: result,
      detail: words.ofPaid(formatChange(locale, result / first.cost.net)),
    },
  ]
}

function describeBreakEven(locale: Locale, { first, breakEven }: Transaction): OutcomeFigure[] {
  if (breakEven === null) return []
  const words = copy[locale]
  const change = formatChange(locale, breakEven.price / first.price - 1)
  return [
    {
      ...figuresIn(locale).amount('breakEven', words.breakEven, breakEven.price),
      detail: [words.breakEvenText(change), ...gapNotes(locale, breakEven.gap)].join(' '),
    },
  ]
}

const costParts = [
  'value',
  'commission',
  'commissionVat',
  'levy',
  'levyVat',
  'guaranteeFund',
  'salesTax',
  'stampDuty',
] as const satisfies readonly (keyof TransactionCost)[]

/** Every part of the costs, an order per column. */
export function tabulateCosts(locale: Locale, transaction: Transaction): OutcomeTable {
  const orders = listOrders(transaction)
  const names = costNames[locale]
  const { fields, result } = copy[locale]
  return {
    caption: result,
    columns: [
      { label: result, kind: 'text' },
      ...orders.map(({ side }) => ({ label: fields.kind.options[side], kind: 'rupiah' as const })),
    ],
    rows: [
      ...costParts.map((part) => [names[part], ...orders.map(({ cost }) => cost[part])]),
      [`${names.paid} / ${names.received}`, ...orders.map(({ cost }) => cost.net)],
    ],
  }
}

function describeFee(locale: Locale, side: FeeSide, { percent, validFrom, source }: FeeTerms): string {
  const words = copy[locale]
  const since = figuresIn(locale).day(validFrom)
  return `${words.fee(side)}: ${words.feeText(formatRate(locale, percent), since, source)}`
}

function describeRates(
  locale: Locale,
  { levy, guaranteeFund, vat, salesTax, checked }: TradingRates,
): string {
  return copy[locale].statutoryText(
    formatRate(locale, levy),
    formatRate(locale, guaranteeFund),
    formatPercent(locale, vat / 100, 0),
    formatRate(locale, salesTax),
    figuresIn(locale).day(checked),
  )
}
