import { feeNames } from '@site/contracts/content/fee-names.ts'
import { type FeeSide, feeAccounts, feeChannels } from '@site/contracts/content/fees.ts'
import { findBreakEven } from '@site/finance/break-even.ts'
import { findFee } from '@site/finance/fees-in-force.ts'
import { tradingRatesOn } from '@site/finance/trading-rates.ts'
import { transactionCost } from '@site/finance/transaction-cost.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { lotsField } from '#app/page-parts/read-field.ts'
import { type FormSpec, readForm } from '../engine/read-form.ts'
import { lastPrice, priceField, rejectOffTick, settlePrice } from '../engine/share-price.ts'
import type { Tool, ToolContext, ToolRun } from '../engine/tool.ts'
import { findTradeDay } from '../engine/trade-day.ts'
import { copy } from './copy.ts'
import { describeTransaction, type Order, tabulateCosts } from './transaction-outcome.ts'

const kinds = ['buy', 'sell', 'roundTrip'] as const

/** The first day of a transaction while no fee is known; that of the trading rates. */
const FIRST_DAY = '2022-04-01'
/** Shown before the visitor enters anything. */
const example = { price: 4120, lots: 10 }

const inLanguage = (names: Record<string, Record<Locale, string>>, locale: Locale) =>
  Object.fromEntries(Object.entries(names).map(([value, name]) => [value, name[locale]]))

function listFields(locale: Locale) {
  const { fields } = copy[locale]
  return {
    ...fields,
    account: { ...fields.account, options: inLanguage(feeNames.accounts, locale) },
    channel: { ...fields.channel, options: inLanguage(feeNames.channels, locale) },
  }
}

/** The outcome is also null if no fees are published. */
function run(context: ToolContext): ToolRun {
  const { locale, search } = context
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
  const last = lastPrice(context)
  const form = readForm(locale, spec, listFields(locale), search, {
    price: last ? null : example.price,
    lots: example.lots,
    day: findTradeDay(context),
  })
  const day = form.text('day')
  const priceNotes = settlePrice(form, 'price', last, { locale, today: day })
  rejectOffTick(form, 'sellPrice', locale, day)
  const account = form.choice('account', feeAccounts)
  const channel = form.choice('channel', feeChannels)
  const rates = tradingRatesOn(day)
  const buyFee = findFee(fees, { account, channel, side: 'buy' }, day)
  const sellFee = findFee(fees, { account, channel, side: 'sell' }, day)
  const isAsked = fees.length > 0 && form.isSubmitted
  if (isAsked && (rates === null || buyFee === null || sellFee === null)) {
    form.reject('day', copy[locale].noFee)
  }
  if (form.hasErrors() || rates === null || buyFee === null || sellFee === null) {
    return { form, outcome: null }
  }
  const lots = form.number('lots')
  const calculateOrder = (side: FeeSide, price: number): Order => {
    const fee = side === 'buy' ? buyFee : sellFee
    return { side, price, fee, cost: transactionCost({ price, lots, side }, fee, rates) }
  }
  const kind = form.choice('kind', kinds)
  const first = calculateOrder(kind === 'sell' ? 'sell' : 'buy', form.number('price'))
  const breakEven =
    kind === 'sell' ? null : findBreakEven({ paid: first.cost.net, lots, day }, sellFee, rates)
  const soldAt = kind === 'roundTrip' ? (form.optional('sellPrice') ?? breakEven?.price) : undefined
  const transaction = {
    lots,
    ticker: last && 'note' in last ? form.text('ticker') : '',
    priceNotes,
    day,
    rates,
    first,
    sold: soldAt === undefined ? null : calculateOrder('sell', soldAt),
    breakEven,
  }
  return {
    form,
    outcome: describeTransaction(context, transaction),
    file: () => tabulateCosts(locale, transaction),
  }
}

export const transactionTool: Tool = {
  page: 'transactionCost',
  group: 'trading',
  summary: { id: copy.id.summary, en: copy.en.summary },
  lead: { id: copy.id.lead, en: copy.en.lead },
  description: { id: copy.id.description, en: copy.en.description },
  needs: { fees: 'all', holidays: true },
  modes: [{ name: 'cost', label: { id: copy.id.result, en: copy.en.result }, run }],
}
