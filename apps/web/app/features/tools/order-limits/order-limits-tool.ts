import {
  autoRejectionBand,
  type BoardCode,
  findFirstDayRule,
  lowestPrice,
  orderRules,
  type PriceBand,
} from '@site/finance/auto-rejection.ts'
import { risePercent } from '@site/finance/market-calculators/average-price.ts'
import {
  type LadderStep,
  limitLadder,
  lotsForBudget,
  type OrderLimits,
  type OrderLimitsInput,
  orderLimits,
} from '@site/finance/market-calculators/order-limits.ts'
import type { RuleSource } from '@site/finance/rule-source.ts'
import { formatRate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { accountFees } from '#app/page-parts/account-fees.ts'
import { figuresIn } from '../engine/figures.ts'
import { explainBudgetLots } from '../engine/lots-working.ts'
import { ownFees } from '../engine/own-fees.ts'
import { type FormSpec, readForm } from '../engine/read-form.ts'
import { lastPrice, priceCopy, priceField, settlePrice, tickNote } from '../engine/share-price.ts'
import { stampDutyNotes } from '../engine/stamp-duty-words.ts'
import type { Tool, ToolContext, ToolRun } from '../engine/tool.ts'
import type { ToolOutcome } from '../engine/tool-outcome.ts'
import { copy } from './copy.ts'

const boards = ['M', 'D', 'E', 'A', 'W'] as const satisfies readonly BoardCode[]

const spec = {
  ticker: { kind: 'ticker' },
  reference: { ...priceField, isFilled: true },
  board: { kind: 'choice', choices: boards },
  first: { kind: 'choice', choices: ['no', 'yes'] },
  days: { kind: 'whole', min: 1, max: 10 },
  budget: { kind: 'rupiah', min: 1, max: 1_000_000_000_000, isOptional: true },
  feePercent: { kind: 'percent', min: 0, max: 2, places: 4, isOptional: true },
} as const satisfies FormSpec

/** States that a result is for another board than the share's. */
function compareBoard(
  form: {
    text(name: 'ticker'): string
    remark(sentence: string): void
    offerReturn(name: 'board', label: string): void
  },
  board: BoardCode,
  { locale, facts }: ToolContext,
): void {
  const ticker = form.text('ticker')
  const own = facts.shares[ticker]?.board
  if (own === undefined || own === board) return
  const { fields, otherBoard, unknownBoard, backToBoard } = copy[locale]
  const names: Readonly<Record<string, string>> = fields.board.options
  const [chosen = board, listed] = [names[board], names[own]]
  form.remark(listed ? otherBoard(chosen, ticker, listed) : unknownBoard(ticker, chosen))
  if (listed) form.offerReturn('board', backToBoard(listed))
}

function run(context: ToolContext): ToolRun {
  const { locale, search, today } = context
  const words = copy[locale]
  const isFirstTradingDay = search.get('first') === 'yes'
  const last = lastPrice(context)
  const fees = ownFees(context)
  const form = readForm(locale, spec, { ...words.fields, ticker: priceCopy[locale].ticker }, search, {
    // A first day has no last price, and an example would pass for the offering price.
    reference: last || isFirstTradingDay ? null : 1000,
    board: last?.board || 'M',
    days: 5,
    // A result for typed numbers counts no lots for an example budget.
    budget: Object.keys(spec).some((name) => search.has(name)) ? null : 5_000_000,
    feePercent: fees.buy.percent,
  })
  if (isFirstTradingDay && form.optional('reference') === null) form.reject('reference', words.firstDayPrice)
  const closing = isFirstTradingDay && last && 'close' in last ? null : last
  const priceNotes = settlePrice(form, 'reference', closing, context)
  const reference = form.number('reference')
  const board = form.choice('board', boards)
  compareBoard(form, board, context)
  const floor = lowestPrice(board, today)
  if (reference < floor) form.reject('reference', words.floor(figuresIn(locale).rupiah(floor)))
  const input = { reference, board, day: today, isFirstTradingDay }
  const rules = orderRules(board, today)
  const band = form.hasErrors() ? null : autoRejectionBand(reference, board, today, input)
  const limits = form.hasErrors() ? null : orderLimits(input)
  if (limits === null || band === null || rules === null) return { form, outcome: null }
  const feePercent = form.optional('feePercent') ?? 0
  const outcome = describeLimits(context, {
    input,
    limits,
    band,
    rule: rules.limits,
    ladder: limitLadder(input, form.number('days')),
    budget: form.optional('budget'),
    feePercent,
    feeNotes: fees.buy.noteFor(feePercent),
    priceNotes,
  })
  return { form, outcome }
}

interface FoundLimits {
  readonly input: OrderLimitsInput
  readonly limits: OrderLimits
  readonly band: PriceBand
  readonly rule: RuleSource
  readonly ladder: readonly LadderStep[]
  readonly budget: number | null
  readonly feePercent: number
  readonly feeNotes: readonly string[]
  readonly priceNotes: readonly string[]
}

type BudgetLots = ReturnType<typeof lotsForBudget>

function describeLimits(
  { locale, today }: ToolContext,
  { input, limits, band, rule, ladder, budget, feePercent, feeNotes, priceNotes }: FoundLimits,
): ToolOutcome {
  const words = copy[locale]
  const { rupiah, number, percent, day, figure, amount } = figuresIn(locale)
  const { reference } = input
  const { lower, upper, tick, ticksDown, ticksUp } = limits
  const percentDown = percent(-risePercent(reference, lower))
  const percentUp = percent(risePercent(reference, upper))
  const bought = budget === null ? null : lotsForBudget(budget, reference, feePercent, today)
  return {
    main: {
      name: 'limits',
      label: words.range,
      value: words.rangeValue(rupiah(lower), rupiah(upper)),
      data: `${lower}-${upper}`,
    },
    detail: words.detail(rupiah(reference), words.down(percentDown), words.up(percentUp)),
    ...(bought?.lots === 0 ? { warnings: [words.tooSmall] } : {}),
    figures: [
      amount('lower', words.lower, lower),
      amount('upper', words.upper, upper),
      amount('tick', words.tick, tick),
      figure('ticksDown', words.ticksDown, ticksDown, number),
      figure('ticksUp', words.ticksUp, ticksUp, number),
      ...describeLots(locale, reference, bought),
    ],
    tables: [
      {
        caption: words.ladder,
        columns: [
          { label: words.ladderDay, kind: 'number' },
          { label: words.lower, kind: 'rupiah' },
          { label: words.upper, kind: 'rupiah' },
        ],
        rows: ladder.map((step) => [step.day, step.lower, step.upper]),
      },
    ],
    working: [
      ...explainLimits(locale, reference, band, limits),
      ...(budget === null || bought === null
        ? []
        : [explainBudgetLots(locale, { budget, price: reference, feePercent, day: today }, bought)]),
    ],
    notes: [
      ...priceNotes,
      ...(bought === null ? [] : [...feeNotes, ...stampDutyNotes(locale, today, { hasSale: false })]),
      words.limitRule(day(rule.since), rule.source),
      ...(input.isFirstTradingDay ? [describeFirstDay(locale, input)] : []),
      ...tickNote(locale, today),
      words.rounding,
      words.floor(rupiah(band.floor)),
      words.review,
    ],
  }
}

function describeLots(locale: Locale, reference: number, bought: BudgetLots | null): ToolOutcome['figures'] {
  if (bought === null) return []
  const words = copy[locale]
  const { rupiah, number, figure, amount } = figuresIn(locale)
  return [
    figure('lots', words.lots(rupiah(reference)), bought.lots, (lots) => words.lotCount(number(lots))),
    amount('total', words.total, bought.total),
    amount('left', words.left, bought.left),
  ]
}

function explainLimits(
  locale: Locale,
  reference: number,
  band: PriceBand,
  { lower, upper }: OrderLimits,
): string[] {
  const words = copy[locale]
  const { rupiah, percent } = figuresIn(locale)
  const isPercent = band.unit === 'percent'
  const computeExact = (move: number) => reference + (isPercent ? (reference * move) / 100 : move)
  const moveText = (move: number) => {
    const sign = move < 0 ? '−' : '+'
    const size = Math.abs(move)
    return isPercent
      ? `${rupiah(reference)} × (1 ${sign} ${percent(size)})`
      : `${rupiah(reference)} ${sign} ${rupiah(size)}`
  }
  return [
    words.workingLower(moveText(-band.down), rupiah(computeExact(-band.down)), rupiah(lower)),
    words.workingUpper(moveText(band.up), rupiah(computeExact(band.up)), rupiah(upper)),
  ]
}

function describeFirstDay(locale: Locale, { board, day }: OrderLimitsInput): string {
  const words = copy[locale]
  const rule = findFirstDayRule(board, day)
  return rule ? words.firstDayRule(figuresIn(locale).day(rule.since), rule.source) : words.firstDayUnconfirmed
}

export const orderLimitsTool: Tool = {
  page: 'orderLimits',
  group: 'trading',
  summary: {
    id: 'Batas auto rejection, fraksi, dan lot untuk dana Anda.',
    en: 'Auto-rejection limits, ticks and the lots a budget buys.',
  },
  needs: { fees: 'app' },
  lead: {
    id: 'Batas auto rejection, fraksi harga, dan jumlah lot untuk dana Anda, dari harga acuan dan papan saham.',
    en: 'Auto-rejection limits, ticks and the lots that a budget buys, from the reference price and the board.',
  },
  describeFacts({ locale, today, facts }) {
    const fee = accountFees(facts.fees, today).regular
    return fee ? copy[locale].ourFees(formatRate(locale, fee.buy), formatRate(locale, fee.sell)) : ''
  },
  modes: [{ name: 'limits', label: { id: 'Batas order', en: 'Order limits' }, run }],
}
