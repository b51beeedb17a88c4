import { findFee } from '@site/finance/fees-in-force.ts'
import { lot, roundToTick } from '@site/finance/lots-and-ticks.ts'
import { risePercent } from '@site/finance/market-calculators/average-price.ts'
import {
  dayBases,
  initialCollateral,
  initialCollateralRule,
  type MarginInput,
  marginPosition,
  pawnLoan,
} from '@site/finance/market-calculators/margin.ts'
import { isForcedAboveCall, marginLimits } from '@site/finance/market-calculators/margin-limits.ts'
import { purchaseCost } from '@site/finance/market-calculators/order-limits.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { KnownMarginTerms } from '#app/page-parts/margin-terms.server.ts'
import { lotsField } from '#app/page-parts/read-field.ts'
import { figuresIn } from '../engine/figures.ts'
import { type FormSpec, readForm } from '../engine/read-form.ts'
import { lastPrice, priceCopy, priceField, settlePrice, tickNote } from '../engine/share-price.ts'
import { stampDutyNotes } from '../engine/stamp-duty-words.ts'
import type { Tool, ToolContext, ToolRun } from '../engine/tool.ts'
import type { OutcomeTable, ToolOutcome } from '../engine/tool-outcome.ts'
import { copy } from './copy.ts'

const ticker = { kind: 'ticker' } as const
const price = { ...priceField, isFilled: true } as const
const days = { kind: 'whole', min: 1, max: 3650 } as const

const marginSpec = {
  ticker,
  lots: lotsField,
  price,
  ownMoney: { kind: 'rupiah', min: 0, max: 1_000_000_000_000 },
  haircutPercent: { kind: 'percent', ...marginLimits.haircutPercent, places: 2 },
  callPercent: { kind: 'percent', ...marginLimits.callPercent, places: 2 },
  forcedPercent: { kind: 'percent', ...marginLimits.forcedPercent, places: 2 },
  interestPercent: { kind: 'percent', ...marginLimits.interestPercent, places: 4 },
  basis: { kind: 'choice', choices: ['365', '360'] },
  days,
} as const satisfies FormSpec

const pawnSpec = {
  ticker,
  lots: lotsField,
  price,
  loanPercent: { kind: 'percent', min: 1, max: 100, places: 2 },
  dayPercent: { kind: 'percent', min: 0, max: 5, places: 6 },
  days,
} as const satisfies FormSpec

/** Of the examples. */
const EXAMPLE_LOTS = 1000

/** For terms that the firm has not published. */
const exampleTerms = { haircutPercent: 10, callPercent: 65, interestPercent: 18 }
/** From the ratio of a margin call to that of a forced sale, in percent points. */
const EXAMPLE_DISTANCE = 15

/** The firm's terms, and examples for the others. */
function findInitialTerms({ facts }: ToolContext): KnownMarginTerms {
  const stated = facts.margin?.terms ?? {}
  const { forcedPercent } = stated
  const { callPercent } = {
    ...exampleTerms,
    ...(forcedPercent === undefined ? {} : { callPercent: Math.max(1, forcedPercent - EXAMPLE_DISTANCE) }),
    ...stated,
  }
  return { ...exampleTerms, callPercent, forcedPercent: callPercent + EXAMPLE_DISTANCE, ...stated }
}

/** Whole thousands of lots whose purchase needs more than the least initial collateral in rupiah. */
function findExampleLots(price: number): number {
  const lots = (initialCollateralRule.rupiah * 2) / (price * lot.shares)
  return Math.max(1, Math.ceil(lots / EXAMPLE_LOTS)) * EXAMPLE_LOTS
}

/** Falls of the price in the table, in percent. */
const falls = [10, 20, 30, 40, 50] as const

function margin(context: ToolContext): ToolRun {
  const { locale, search, today } = context
  const words = copy[locale]
  const last = lastPrice(context)
  const fields = { ...words.fields, ticker: priceCopy[locale].ticker }
  const price = last && 'close' in last ? last.close : 1000
  const lots = findExampleLots(price)
  const form = readForm(locale, marginSpec, fields, search, {
    lots,
    price: last ? null : price,
    // More than half of the purchase.
    ownMoney: Math.round(price * lots * lot.shares * 0.6),
    ...findInitialTerms(context),
    days: 30,
  })
  const priceNotes = settlePrice(form, 'price', last, context)
  const [call, forced] = [form.number('callPercent'), form.number('forcedPercent')]
  if (!Number.isNaN(call + forced) && !isForcedAboveCall(call, forced)) {
    form.reject('forcedPercent', words.forcedAboveCall)
  }
  if (form.hasErrors()) return { form, outcome: null }
  const basis = dayBases.find((base) => String(base) === form.text('basis')) ?? 365
  const input: MarginInput = {
    lots: form.number('lots'),
    price: form.number('price'),
    ownMoney: form.number('ownMoney'),
    haircutPercent: form.number('haircutPercent'),
    callPercent: call,
    forcedPercent: forced,
    basis,
    day: today,
    interestPercent: form.number('interestPercent'),
    days: form.number('days'),
  }
  return { form, outcome: describeMargin(context, input, priceNotes) }
}

type MarginPosition = ReturnType<typeof marginPosition>

function describeMargin(
  context: ToolContext,
  input: MarginInput,
  priceNotes: readonly string[],
): ToolOutcome {
  const { locale, today, facts } = context
  const words = copy[locale]
  const { rupiah, number, percent, figure, amount } = figuresIn(locale)
  const position = marginPosition(input)
  const { value, financing, callPrice, forcedPrice, now } = position
  const collateral = initialCollateral(value)
  const rule = initialCollateralRule
  const limits = [percent(rule.percent), rupiah(rule.rupiah)] as const
  const costs = purchaseCosts(context, input)
  const isCalled = callPrice !== null && callPrice >= input.price
  return {
    ...describeCall(locale, input, position),
    warnings: [
      ...(financing > 0 ? [words.riskFirst] : []),
      ...(isCalled ? [words.tooLittle] : []),
      ...(financing > 0 && input.ownMoney < collateral
        ? [words.belowInitial(rupiah(collateral), ...limits)]
        : []),
    ],
    figures: [
      ...(forcedPrice === null ? [] : [amount('forcedPrice', words.forcedPrice, forcedPrice)]),
      amount('financing', words.financing, financing),
      ...(costs === null ? [] : [amount('costs', words.costs, costs)]),
      figure('ratioPercent', words.ratio, now.ratioPercent, percent),
      amount('interestPerDay', words.interestPerDay, position.interestPerDay),
      amount('interest', words.interest(number(input.days)), position.interest),
    ],
    tables: [tabulateFalls(locale, input, position)],
    working: explainMargin(locale, input, position),
    notes: [
      ...priceNotes,
      ...(facts.margin?.notes ?? []),
      words.notCounted,
      ...stampDutyNotes(locale, today, { hasSale: false }),
      ...tickNote(locale, today),
    ],
  }
}

function describeCall(
  locale: Locale,
  { price, callPercent }: MarginInput,
  { callPrice, forcedPrice, now }: MarginPosition,
): Pick<ToolOutcome, 'main' | 'detail'> {
  const words = copy[locale]
  const { rupiah, percent, amount } = figuresIn(locale)
  const { callPrice: label } = words
  if (callPrice === null) {
    return {
      main: { name: 'callPrice', label, value: words.never, data: 'none' },
      detail: words.neverDetail,
    }
  }
  const ratio = percent(now.ratioPercent)
  if (callPrice < price) {
    return {
      main: amount('callPrice', label, callPrice),
      detail: words.callDetail(percent(-risePercent(price, callPrice)), ratio),
    }
  }
  const isForced = forcedPrice !== null && forcedPrice >= price
  const value = isForced ? words.forced : words.called
  return {
    main: { name: 'callPrice', label: words.atPrice, value, data: callPrice },
    detail: words.calledDetail(ratio, percent(callPercent), rupiah(callPrice)),
  }
}

function tabulateFalls(locale: Locale, { price, day }: MarginInput, position: MarginPosition): OutcomeTable {
  const words = copy[locale]
  const fallen = falls.map((fall) => roundToTick((price * (100 - fall)) / 100, day))
  const prices = [price, position.callPrice, position.forcedPrice, ...fallen]
    .filter((one) => one !== null)
    .filter((one) => one <= price)
  return {
    caption: words.table,
    columns: [
      { label: words.columns.price, kind: 'rupiah' },
      { label: words.columns.change, kind: 'percent' },
      { label: words.columns.ratio, kind: 'percent' },
      { label: words.columns.left, kind: 'rupiah' },
    ],
    rows: [...new Set(prices)]
      .sort((one, other) => other - one)
      .map((marketPrice) => {
        const { ratioPercent, left } = position.at(marketPrice)
        return [marketPrice, risePercent(price, marketPrice), ratioPercent, left]
      }),
  }
}

function explainMargin(
  locale: Locale,
  input: MarginInput,
  { financing, value, now, callPrice, interest }: MarginPosition,
): string[] {
  const words = copy[locale]
  const { rupiah, number, percent } = figuresIn(locale)
  const kept = percent(100 - input.haircutPercent)
  const shares = number(input.lots * lot.shares)
  return [
    words.formulaRatio(rupiah(financing), rupiah(value), kept, percent(now.ratioPercent)),
    ...(callPrice === null
      ? []
      : [words.formulaPrice(rupiah(financing), percent(input.callPercent), shares, kept, rupiah(callPrice))]),
    words.formulaInterest(
      rupiah(financing),
      percent(input.interestPercent),
      number(input.basis),
      number(input.days),
      rupiah(interest),
    ),
  ]
}

/** Our fee of a margin account in the app, and stamp duty; null without a fee in force. */
function purchaseCosts(
  { facts, today }: ToolContext,
  { lots, price }: { readonly lots: number; readonly price: number },
): number | null {
  const fee = findFee(facts.fees ?? [], { account: 'margin', channel: 'app', side: 'buy' }, today)
  if (fee === null) return null
  const cost = purchaseCost(lots, price, fee.percent, today)
  return Math.max(cost.fee, fee.minimum ?? 0) + cost.stampDuty
}

function pawn(context: ToolContext): ToolRun {
  const { locale, search } = context
  const words = copy[locale]
  const { rupiah, number, percent, amount } = figuresIn(locale)
  const last = lastPrice(context)
  const fields = { ...words.fields, ticker: priceCopy[locale].ticker }
  const form = readForm(locale, pawnSpec, fields, search, {
    lots: EXAMPLE_LOTS,
    price: last ? null : 1000,
    loanPercent: 50,
    dayPercent: 0.05,
    days: 30,
  })
  const priceNotes = settlePrice(form, 'price', last, context)
  if (form.hasErrors()) return { form, outcome: null }
  const value = form.number('lots') * lot.shares * form.number('price')
  const [loanPercent, dayPercent] = [form.number('loanPercent'), form.number('dayPercent')]
  const terms = { loanToValuePercent: loanPercent, ratePercentPerDay: dayPercent, days: form.number('days') }
  const { loan, cost, repayment } = pawnLoan({ value, ...terms })
  return {
    form,
    outcome: {
      main: amount('loan', words.loan, loan),
      detail: words.loanDetail(percent(loanPercent), rupiah(value)),
      warnings: [words.pawnRisk],
      figures: [
        amount('cost', words.cost(number(terms.days)), cost),
        amount('repayment', words.repayment, repayment),
      ],
      working: [
        words.formulaLoan(rupiah(value), percent(loanPercent), rupiah(loan)),
        words.formulaCost(rupiah(loan), percent(dayPercent), number(terms.days), rupiah(cost)),
      ],
      notes: [...priceNotes, ...words.pawnNotes],
    },
  }
}

export const marginTool: Tool = {
  page: 'marginSimulator',
  group: 'trading',
  summary: {
    id: 'Harga margin call dan jual paksa, biaya per hari.',
    en: 'Prices of a margin call and a forced sale, cost per day.',
  },
  needs: { fees: 'margin' },
  lead: {
    id: 'Utang memperbesar untung dan rugi. Lihat dulu harga yang memicu margin call dan jual paksa, biaya per hari, serta pinjaman gadai efek.',
    en: 'Debt makes gains and losses larger. See first which prices cause a margin call and a forced sale, what each day costs, and what a pawn loan costs.',
  },
  modes: [
    { name: 'margin', label: { id: 'Margin', en: 'Margin' }, run: margin },
    { name: 'pawn', label: { id: 'Gadai efek', en: 'Securities pawn' }, run: pawn },
  ],
}
