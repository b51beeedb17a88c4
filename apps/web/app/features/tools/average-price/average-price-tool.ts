import { lot, roundToTick } from '@site/finance/lots-and-ticks.ts'
import {
  averagePrice,
  coveringPrice,
  lotsForTarget,
  type PositionInput,
  type Purchase,
  positionSize,
  priceAtOrAbove,
  risePercent,
  type TargetInput,
} from '@site/finance/market-calculators/average-price.ts'
import { purchaseCost } from '@site/finance/market-calculators/order-limits.ts'
import { lotsField } from '#app/page-parts/read-field.ts'
import { figuresIn } from '../engine/figures.ts'
import { explainBudgetLots, explainExemptLots } from '../engine/lots-working.ts'
import { ownFees } from '../engine/own-fees.ts'
import { type FormSpec, readForm } from '../engine/read-form.ts'
import {
  lastPrice,
  priceCopy,
  priceField,
  rejectOffTick,
  settlePrice,
  tickNote,
} from '../engine/share-price.ts'
import { gapNotes, stampDutyNotes } from '../engine/stamp-duty-words.ts'
import type { Tool, ToolContext, ToolRun } from '../engine/tool.ts'
import type { OutcomeTable, ToolOutcome } from '../engine/tool-outcome.ts'
import { copy } from './copy.ts'

const ticker = { kind: 'ticker' } as const
const filledPrice = { ...priceField, isFilled: true } as const
const average = { ...priceField, places: 4 } as const
const fee = { kind: 'percent', min: 0, max: 2, places: 4 } as const

const averageSpec = {
  ticker,
  lots: lotsField,
  average,
  buyLots: lotsField,
  buyPrice: filledPrice,
  feePercent: fee,
  sellPercent: fee,
} as const satisfies FormSpec
const targetSpec = {
  ticker,
  lots: lotsField,
  average,
  target: average,
  buyPrice: filledPrice,
  feePercent: fee,
} as const satisfies FormSpec
const sizeSpec = {
  ticker,
  capital: { kind: 'rupiah', min: 1, max: 1_000_000_000_000 },
  riskPercent: { kind: 'percent', min: 0.01, max: 100, places: 2 },
  entry: filledPrice,
  stop: priceField,
  feePercent: fee,
  sellPercent: fee,
} as const satisfies FormSpec

/** What all three forms begin with: the words, and the last price or an example. */
function begin(context: ToolContext) {
  const { locale, today } = context
  const last = lastPrice(context)
  return {
    ...figuresIn(locale),
    words: copy[locale],
    fields: { ...copy[locale].fields, ticker: priceCopy[locale].ticker },
    last,
    fees: ownFees(context),
    example: last && 'close' in last ? last.close : 1000,
    price: last ? null : 1000,
    tickNotes: tickNote(locale, today),
  }
}

/** Changes of the buying price in the table, in percent. */
const moves = [-10, -5, 0, 5, 10] as const

/** The outcome at other buying prices on the tick. */
function otherPrices(
  { locale, today }: ToolContext,
  price: number,
  column: OutcomeTable['columns'][number],
  outcomeAt: (price: number) => readonly [number | null, number | null],
): OutcomeTable[] {
  const words = copy[locale]
  const prices = moves.map((move) => roundToTick((price * (100 + move)) / 100, today))
  return [
    {
      caption: words.otherPrices,
      columns: [
        { label: words.fields.buyPrice.label, kind: 'rupiah' },
        column,
        { label: words.purchase, kind: 'rupiah' },
      ],
      rows: [...new Set(prices)].map((one) => [one, ...outcomeAt(one)]),
    },
  ]
}

function newAverage(context: ToolContext): ToolRun {
  const { words, fields, last, fees, example, price, tickNotes, ...format } = begin(context)
  const { rupiah, number, percent, figure, amount, mainAmount } = format
  const form = readForm(context.locale, averageSpec, fields, context.search, {
    lots: 10,
    average: Math.round(example * 1.2),
    buyLots: 10,
    buyPrice: price,
    feePercent: fees.buy.percent,
    sellPercent: fees.sell.percent,
  })
  const priceNotes = settlePrice(form, 'buyPrice', last, context)
  const buyPrice = form.number('buyPrice')
  const before = form.number('average')
  const [held, bought] = [form.number('lots'), form.number('buyLots')]
  const feePercent = form.number('feePercent')
  const sellPercent = form.number('sellPercent')
  const day = context.today
  const averageAt = (bought: Purchase) =>
    averagePrice([{ lots: held, price: before, feePercent: 0, day: null }, bought])
  const outcome = form.hasErrors() ? null : averageAt({ lots: bought, price: buyPrice, feePercent, day })
  if (outcome === null) return { form, outcome: null }
  const cost = purchaseCost(bought, buyPrice, feePercent, day)
  const cover = coveringPrice({ paid: outcome.total, lots: outcome.lots, sellPercent, day })
  const after = outcome.average
  return {
    form,
    outcome: {
      main: mainAmount('average', words.newAverage, after),
      detail: words.newAverageDetail(
        number(outcome.lots),
        rupiah(before),
        percent(risePercent(before, after)),
      ),
      figures: [
        figure('lots', words.lotsAfter, outcome.lots, (count) => words.lotCount(number(count))),
        amount('purchase', words.purchase, cost.total),
        amount('fee', words.fee, cost.fee),
        ...(cost.stampDuty > 0 ? [amount('stampDuty', words.stampDuty, cost.stampDuty)] : []),
        amount('total', words.total, outcome.total),
        ...(cover ? [amount('cover', words.cover, cover.price)] : []),
        figure('rise', words.rise, risePercent(buyPrice, after), percent),
      ],
      tables: otherPrices(context, buyPrice, { label: words.newAverage, kind: 'rupiah' }, (price) => [
        averageAt({ lots: bought, price, feePercent, day })?.average ?? null,
        purchaseCost(bought, price, feePercent, day).total,
      ]),
      working: [
        words.formulaAverage(
          `${number(held * lot.shares)} × ${rupiah(before)}`,
          `${number(bought * lot.shares)} × ${rupiah(buyPrice)}`,
          rupiah(cost.fee + cost.stampDuty),
          number(outcome.shares),
          rupiah(after),
        ),
      ],
      notes: [
        ...priceNotes,
        ...gapNotes(context.locale, cover?.gap ?? null),
        ...fees.buy.noteFor(feePercent),
        ...fees.sell.noteFor(sellPercent),
        ...stampDutyNotes(context.locale, day, { hasSale: true }),
        words.concentration,
        ...words.notes,
        ...tickNotes,
      ],
    },
  }
}

function lotsToTarget(context: ToolContext): ToolRun {
  const { words, fields, last, fees, example, price, tickNotes } = begin(context)
  const form = readForm(context.locale, targetSpec, fields, context.search, {
    lots: 10,
    average: Math.round(example * 1.2),
    target: Math.round(example * 1.1),
    buyPrice: price,
    feePercent: fees.buy.percent,
  })
  const notes = [
    ...settlePrice(form, 'buyPrice', last, context),
    ...fees.buy.noteFor(form.number('feePercent')),
    ...stampDutyNotes(context.locale, context.today, { hasSale: false }),
    words.concentration,
    ...words.notes,
    ...tickNotes,
  ]
  if (form.hasErrors()) return { form, outcome: null }
  const input = {
    lots: form.number('lots'),
    average: form.number('average'),
    target: form.number('target'),
    price: form.number('buyPrice'),
    feePercent: form.number('feePercent'),
    day: context.today,
  }
  return { form, outcome: describeTarget(context, input, notes) }
}

function describeTarget(context: ToolContext, input: TargetInput, notes: readonly string[]): ToolOutcome {
  const words = copy[context.locale]
  const { rupiah, number, figure, amount } = figuresIn(context.locale)
  const found = lotsForTarget(input)
  const name = 'needed'
  if (found.kind === 'reached') {
    const main = figure(name, words.needed, 0, (count) => words.lotCount(number(count)))
    return { main, detail: words.reached, figures: [], working: [], notes }
  }
  if (found.kind === 'unreachable') {
    const main = { name, label: words.needed, value: words.unreachableValue, data: 'unreachable' }
    const warnings = [words.unreachable(rupiah(found.priceWithFee), rupiah(input.target))]
    return { main, warnings, figures: [], working: [], notes }
  }
  const priceText =
    input.feePercent > 0 ? `${rupiah(input.price)} × (1 + ${number(input.feePercent)}%)` : rupiah(input.price)
  return {
    main: figure(name, words.needed, found.lots, (count) => words.lotCount(number(count))),
    detail: words.neededDetail(number(found.lots), rupiah(input.price), rupiah(found.average)),
    figures: [
      amount('average', words.newAverage, found.average),
      amount('purchase', words.purchase, found.total),
      ...(found.stampDuty > 0 ? [amount('stampDuty', words.stampDuty, found.stampDuty)] : []),
      figure('lots', words.lotsAfter, input.lots + found.lots, (count) => words.lotCount(number(count))),
    ],
    tables: otherPrices(context, input.price, { label: words.needed, kind: 'number' }, (price) => {
      const other = lotsForTarget({ ...input, price })
      return other.kind === 'lots' ? [other.lots, other.total] : [null, null]
    }),
    working: [
      words.formulaTarget(
        number(input.lots),
        rupiah(input.average),
        rupiah(input.target),
        priceText,
        found.stampDuty > 0 ? ` + ${rupiah(found.stampDuty / lot.shares)}` : '',
        number(found.lots),
      ),
    ],
    notes,
  }
}

function size(context: ToolContext): ToolRun {
  const { words, fields, last, fees, example, price, tickNotes } = begin(context)
  const form = readForm(context.locale, sizeSpec, fields, context.search, {
    capital: 10_000_000,
    riskPercent: 2,
    entry: price,
    feePercent: fees.buy.percent,
    sellPercent: fees.sell.percent,
    stop: priceAtOrAbove(example * 0.9, context.today),
  })
  const priceNotes = settlePrice(form, 'entry', last, context)
  rejectOffTick(form, 'stop', context.locale, context.today)
  const [entry, stop] = [form.number('entry'), form.number('stop')]
  if (stop >= entry) form.reject('stop', words.stopBelow)
  const input: PositionInput = {
    capital: form.number('capital'),
    riskPercent: form.number('riskPercent'),
    entry,
    stop,
    buyPercent: form.number('feePercent'),
    sellPercent: form.number('sellPercent'),
    day: context.today,
  }
  const found = form.hasErrors() ? null : positionSize(input)
  if (found === null) return { form, outcome: null }
  const notes = [
    ...priceNotes,
    ...fees.buy.noteFor(form.number('feePercent')),
    ...fees.sell.noteFor(form.number('sellPercent')),
    ...stampDutyNotes(context.locale, context.today, { hasSale: true }),
    words.gapNote,
    ...words.notes,
    ...tickNotes,
  ]
  return { form, outcome: describeSize(context, input, found, notes) }
}

function describeSize(
  context: ToolContext,
  { capital, entry, stop, buyPercent, day }: PositionInput,
  found: NonNullable<ReturnType<typeof positionSize>>,
  notes: readonly string[],
): ToolOutcome {
  const words = copy[context.locale]
  const { rupiah, number, figure, amount } = figuresIn(context.locale)
  const { byRisk, byCapital } = found
  const risk = rupiah(found.riskAmount)
  const spared = byRisk.stampDuty > 0 ? `(${risk} − ${rupiah(byRisk.stampDuty)})` : risk
  const riskWorking =
    byRisk.exemptAt === null
      ? words.formulaSize(spared, rupiah(found.lossPerLot), number(byRisk.lots))
      : explainExemptLots(context.locale, byRisk.exemptAt, byRisk.lots, day)
  const purchase = { budget: capital, price: entry, feePercent: buyPercent, day }
  const capitalWorking = explainBudgetLots(context.locale, purchase, byCapital)
  return {
    main: figure('lots', words.size, found.lots, (count) => words.lotCount(number(count))),
    detail: words.sizeDetail(rupiah(found.lossAtStop), rupiah(stop)),
    warnings: [
      ...(found.lots === 0 ? [words.noLot] : []),
      ...(found.isLimitedByCapital ? [words.limitedByCapital] : []),
    ],
    figures: [
      amount('purchase', words.purchase, found.total),
      amount('risk', words.risk, found.riskAmount),
      amount('loss', words.loss, found.lossAtStop),
      ...(found.stampDuty > 0 ? [amount('stampDuty', words.stampDuty, found.stampDuty)] : []),
    ],
    working: [riskWorking, ...(found.isLimitedByCapital ? [capitalWorking] : [])],
    notes,
  }
}

export const averagePriceTool: Tool = {
  page: 'averagePrice',
  group: 'trading',
  summary: {
    id: 'Rata-rata baru, lot untuk target, dan ukuran posisi.',
    en: 'New average, lots for a target and position size.',
  },
  needs: { fees: 'app' },
  lead: {
    id: 'Rata-rata baru setelah membeli lagi, lot untuk mencapai rata-rata yang diinginkan, dan lot yang sesuai dengan batas rugi Anda.',
    en: 'The average after another purchase, the lots that reach the average you want, and the lots that fit your loss limit.',
  },
  modes: [
    { name: 'average', label: { id: 'Rata-rata baru', en: 'New average' }, run: newAverage },
    { name: 'target', label: { id: 'Lot untuk target', en: 'Lots for a target' }, run: lotsToTarget },
    { name: 'size', label: { id: 'Ukuran posisi', en: 'Position size' }, run: size },
  ],
}
