import {
  averagePrice,
  lotsForTarget,
  positionSize,
  priceAtOrAbove,
  risePercent,
} from '@site/finance/market-calculators/average-price.ts'
import { purchaseCost } from '@site/finance/market-calculators/order-limits.ts'
import { lot } from '@site/finance/market-rules.ts'
import { figuresIn } from '../figures.ts'
import { type FormSpec, readForm } from '../form-fields.server.ts'
import { ownFees } from '../own-fees.server.ts'
import {
  lastPrice,
  lotsField,
  priceCopy,
  priceField,
  rejectOffTick,
  settlePrice,
  tickNote,
} from '../share-price.server.ts'
import type { Tool, ToolContext, ToolRun } from '../tool.server.ts'
import { copy } from './copy.ts'

const ticker = { kind: 'ticker' } as const
const filledPrice = { ...priceField, isFilled: true } as const
const average = { ...priceField, places: 4 } as const
const fee = { kind: 'percent', min: 0, max: 2, places: 4 } as const

const averageSpec = {
  ...{ ticker, lots: lotsField, average, buyLots: lotsField, buyPrice: filledPrice, feePercent: fee },
} as const satisfies FormSpec
const targetSpec = {
  ...{ ticker, lots: lotsField, average, target: average, buyPrice: filledPrice, feePercent: fee },
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
async function begin(context: ToolContext) {
  const { locale, search, today, site } = context
  const [last, fees] = await Promise.all([lastPrice(search, site), ownFees(context)])
  return {
    ...figuresIn(locale),
    words: copy[locale],
    fields: { ...copy[locale].fields, ticker: priceCopy[locale].ticker },
    last,
    fees,
    example: last && 'close' in last ? last.close : 1000,
    price: last ? null : 1000,
    tickNotes: tickNote(locale, today),
  }
}

async function newAverage(context: ToolContext): Promise<ToolRun> {
  const { words, fields, last, fees, example, price, tickNotes, ...format } = await begin(context)
  const { rupiah, number, percent, figure, amount } = format
  const form = readForm(context.locale, averageSpec, fields, context.search, {
    ...{
      lots: 10,
      average: Math.round(example * 1.2),
      buyLots: 10,
      buyPrice: price,
      feePercent: fees.buy.percent,
    },
  })
  const notes = [
    ...settlePrice(form, 'buyPrice', last, context),
    ...fees.buy.noteFor(form.number('feePercent')),
    words.concentration,
    ...words.notes,
    ...tickNotes,
  ]
  const buyPrice = form.number('buyPrice')
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
      detail: words.newAverageDetail(
        number(outcome.lots),
        rupiah(before),
        percent(risePercent(before, after)),
      ),
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
      notes,
    },
  }
}

async function lotsToTarget(context: ToolContext): Promise<ToolRun> {
  const { words, fields, last, fees, example, price, tickNotes, ...format } = await begin(context)
  const { rupiah, number, figure, amount } = format
  const form = readForm(context.locale, targetSpec, fields, context.search, {
    ...{
      lots: 10,
      average: Math.round(example * 1.2),
      target: Math.round(example * 1.1),
      buyPrice: price,
      feePercent: fees.buy.percent,
    },
  })
  const notes = [
    ...settlePrice(form, 'buyPrice', last, context),
    ...fees.buy.noteFor(form.number('feePercent')),
    words.concentration,
    ...words.notes,
    ...tickNotes,
  ]
  const buyPrice = form.number('buyPrice')
  if (form.hasErrors()) return { form, outcome: null }
  const input = {
    lots: form.number('lots'),
    average: form.number('average'),
    target: form.number('target'),
    price: buyPrice,
    feePercent: form.number('feePercent'),
  }
  const found = lotsForTarget(input)
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
  const priceText =
    input.feePercent > 0 ? `${rupiah(buyPrice)} × (1 + ${number(input.feePercent)}%)` : rupiah(buyPrice)
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

async function size(context: ToolContext): Promise<ToolRun> {
  const { words, fields, last, fees, example, price, tickNotes, ...format } = await begin(context)
  const { rupiah, number, figure, amount } = format
  const form = readForm(context.locale, sizeSpec, fields, context.search, {
    ...{
      capital: 10_000_000,
      riskPercent: 2,
      entry: price,
      feePercent: fees.buy.percent,
      sellPercent: fees.sell.percent,
    },
    stop: priceAtOrAbove(example * 0.9, context.today),
  })
  const priceNotes = settlePrice(form, 'entry', last, context)
  rejectOffTick(form, 'stop', context.locale, context.today)
  const [entry, stop] = [form.number('entry'), form.number('stop')]
  if (stop >= entry) form.reject('stop', words.stopBelow)
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
      notes: [
        ...priceNotes,
        ...fees.buy.noteFor(form.number('feePercent')),
        ...fees.sell.noteFor(form.number('sellPercent')),
        words.gapNote,
        ...words.notes,
        ...tickNotes,
      ],
    },
  }
}

export const averagePriceTool: Tool = {
  page: 'averagePrice',
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
