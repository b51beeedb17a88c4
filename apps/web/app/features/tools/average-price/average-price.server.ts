import {
  averagePrice,
  lotsForTarget,
  positionSize,
  priceAtOrAbove,
  risePercent,
} from '@site/finance/market-calculators/average-price.ts'
import { purchaseCost } from '@site/finance/market-calculators/order-limits.ts'
import { lot, orderRules } from '@site/finance/market-rules.ts'
import { figuresIn } from '../figures.ts'
import { type FormSpec, readForm } from '../form-reader.ts'
import { nearestPrices } from '../prices.ts'
import type { Tool, ToolContext, ToolRun } from '../tool.server.ts'
import { copy } from './copy.ts'

const lots = { kind: 'count', min: 1, max: 10_000_000 } as const
const price = { kind: 'amount', min: 1, max: 1_000_000 } as const
const average = { kind: 'amount', min: 1, max: 1_000_000, places: 4 } as const
const fee = { kind: 'percent', min: 0, max: 2, places: 4 } as const

const averageSpec = { lots, average, buyLots: lots, buyPrice: price, feePercent: fee } as const satisfies FormSpec
const targetSpec = { lots, average, target: average, buyPrice: price, feePercent: fee } as const satisfies FormSpec
const sizeSpec = {
  capital: { kind: 'amount', min: 1, max: 1_000_000_000_000 },
  riskPercent: { kind: 'percent', min: 0.01, max: 100 },
  entry: price,
  stop: price,
  feePercent: fee,
  sellPercent: fee,
} as const satisfies FormSpec

function shared({ locale, today }: ToolContext) {
  const words = copy[locale]
  const format = figuresIn(locale)
  const rule = orderRules('M', today)?.tick
  return {
    words,
    ...format,
    tickNotes: rule ? [words.tickNote(format.day(rule.since), rule.source)] : [],
    /** Why a price cannot be traded; null if it can. */
    offTick(value: number): string | null {
      const near = nearestPrices(value, today)
      return near && words.offTick(format.rupiah(near[0]), format.rupiah(near[1]))
    },
  }
}

function newAverage(context: ToolContext): ToolRun {
  const { words, rupiah, number, percent, figure, amount, offTick, tickNotes } = shared(context)
  const form = readForm(context.locale, averageSpec, words.fields, context.search, {
    ...{ lots: 10, average: (context.company?.price ?? 1000) + 200, buyLots: 10 },
    ...{ buyPrice: context.company?.price ?? 1000, feePercent: 0 },
  })
  const buyPrice = form.number('buyPrice')
  const off = offTick(buyPrice)
  if (off !== null) form.reject('buyPrice', 'offTick', off)
  const before = form.number('average')
  const [held, bought] = [form.number('lots'), form.number('buyLots')]
  const outcome = form.hasErrors()
    ? null
    : averagePrice([
        { lots: held, price: before, feePercent: 0 },
        { lots: bought, price: buyPrice, feePercent: form.number('feePercent') },
      ])
  if (outcome === null) return { form, outcome: null }
  const cost = purchaseCost(bought, buyPrice, form.number('feePercent'))
  const after = outcome.average
  return {
    form,
    outcome: {
      main: amount('average', words.newAverage, after),
      detail: words.newAverageDetail(number(outcome.lots), rupiah(before), percent(risePercent(before, after))),
      figures: [
        figure('lots', words.lotsAfter, outcome.lots, (count) => words.lotCount(number(count))),
        amount('purchase', words.purchase, cost.total),
        amount('fee', words.fee, cost.fee),
        amount('total', words.total, outcome.total),
        amount('cover', words.cover, priceAtOrAbove(after, context.today)),
        figure('rise', words.rise, risePercent(buyPrice, after), percent),
      ],
      working: [
        words.formulaAverage(
          `${number(held * lot.shares)} × ${rupiah(before)}`,
          `${number(bought * lot.shares)} × ${rupiah(buyPrice)}`,
          rupiah(cost.fee),
          number(outcome.shares),
          rupiah(after),
        ),
      ],
      notes: [words.concentration, ...words.notes, ...tickNotes],
    },
  }
}

function lotsToTarget(context: ToolContext): ToolRun {
  const { words, rupiah, number, figure, amount, offTick, tickNotes } = shared(context)
  const last = context.company?.price ?? 1000
  const form = readForm(context.locale, targetSpec, words.fields, context.search, {
    ...{ lots: 10, average: last + 200, target: last + 100, buyPrice: last, feePercent: 0 },
  })
  const buyPrice = form.number('buyPrice')
  const off = offTick(buyPrice)
  if (off !== null) form.reject('buyPrice', 'offTick', off)
  if (form.hasErrors()) return { form, outcome: null }
  const input = {
    lots: form.number('lots'),
    average: form.number('average'),
    target: form.number('target'),
    price: buyPrice,
    feePercent: form.number('feePercent'),
  }
  const found = lotsForTarget(input)
  const notes = [words.concentration, ...words.notes, ...tickNotes]
  const name = 'needed'
  if (found.kind === 'reached') {
    const main = figure(name, words.needed, 0, (count) => words.lotCount(number(count)))
    return { form, outcome: { main, detail: words.reached, figures: [], working: [], notes } }
  }
  if (found.kind === 'unreachable') {
    const main = { name, label: words.needed, value: words.unreachableValue, data: 'unreachable' }
    const warnings = [words.unreachable(rupiah(found.priceWithFee), rupiah(input.target))]
    return { form, outcome: { main, warnings, figures: [], working: [], notes } }
  }
  const priceText = input.feePercent > 0 ? `${rupiah(buyPrice)} × (1 + ${number(input.feePercent)}%)` : rupiah(buyPrice)
  return {
    form,
    outcome: {
      main: figure(name, words.needed, found.lots, (count) => words.lotCount(number(count))),
      detail: words.neededDetail(number(found.lots), rupiah(buyPrice), rupiah(found.average)),
      figures: [
        amount('average', words.newAverage, found.average),
        amount('purchase', words.purchase, found.total),
        figure('lots', words.lotsAfter, input.lots + found.lots, (count) => words.lotCount(number(count))),
      ],
      working: [
        words.formulaTarget(
          number(input.lots),
          rupiah(input.average),
          rupiah(input.target),
          priceText,
          number(found.lots),
        ),
      ],
      notes,
    },
  }
}

function size(context: ToolContext): ToolRun {
  const { words, rupiah, number, figure, amount, offTick, tickNotes } = shared(context)
  const last = context.company?.price ?? 1000
  const form = readForm(context.locale, sizeSpec, words.fields, context.search, {
    ...{ capital: 10_000_000, riskPercent: 2, entry: last, feePercent: 0, sellPercent: 0.1 },
    stop: priceAtOrAbove(last * 0.9, context.today),
  })
  const [entry, stop] = [form.number('entry'), form.number('stop')]
  for (const name of ['entry', 'stop'] as const) {
    const off = offTick(form.number(name))
    if (off !== null) form.reject(name, 'offTick', off)
  }
  if (stop >= entry) form.reject('stop', 'lessThanField', words.stopBelow)
  const found = form.hasErrors()
    ? null
    : positionSize({
        ...{ capital: form.number('capital'), riskPercent: form.number('riskPercent'), entry, stop },
        ...{ buyPercent: form.number('feePercent'), sellPercent: form.number('sellPercent') },
      })
  if (found === null) return { form, outcome: null }
  return {
    form,
    outcome: {
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
      ],
      working: [words.formulaSize(rupiah(found.riskAmount), rupiah(found.lossPerLot), number(found.lots))],
      notes: [words.gapNote, ...words.notes, ...tickNotes],
    },
  }
}

export const averagePriceTool: Tool = {
  page: 'averagePrice',
  hasPrefill: true,
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
