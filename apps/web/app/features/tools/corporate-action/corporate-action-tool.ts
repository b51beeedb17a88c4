import { type BoardCode, lowestPrice } from '@site/finance/auto-rejection.ts'
import { freeShares, inLots, rightsIssue } from '@site/finance/market-calculators/corporate-action-outcome.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { figuresIn } from '../engine/figures.ts'
import { type FormSpec, readForm } from '../engine/read-form.ts'
import { lastPrice, priceCopy, priceField, settlePrice, tickNote } from '../engine/share-price.ts'
import type { Tool, ToolContext, ToolRun } from '../engine/tool.ts'
import { readTicker } from '../engine/tool-facts.ts'
import { copy } from './copy.ts'

type LastPrice = ReturnType<typeof lastPrice>

const kinds = ['split', 'reverseSplit', 'bonus', 'stockDividend'] as const
const part = { kind: 'whole', min: 1, max: 1_000_000 } as const
const shared = {
  ticker: { kind: 'ticker' },
  shares: { kind: 'whole', min: 1, max: 100_000_000 },
  cumPrice: { ...priceField, isFilled: true },
  old: part,
  new: part,
} as const satisfies FormSpec

const rightsSpec = {
  ...shared,
  exercisePrice: { ...priceField, places: 2 },
} as const satisfies FormSpec

const freeSpec = { kind: { kind: 'choice', choices: kinds }, ...shared } as const satisfies FormSpec

function shareCount(locale: Locale, shares: number): string {
  const { number } = figuresIn(locale)
  const { lots, odd } = inLots(shares)
  return copy[locale].shareCount(number(shares), number(lots), number(odd))
}

const boards = ['M', 'D', 'E', 'A', 'W'] as const satisfies readonly BoardCode[]

/** A price that no order may have: below the floor of the share's board, or of most boards without a ticker. */
function floorWarnings({ locale, today }: ToolContext, last: LastPrice, price: number): string[] {
  const words = copy[locale]
  const known = last && 'close' in last ? boards.find((board) => board === last.board) : undefined
  const floor = lowestPrice(known ?? 'M', today)
  if (price >= floor) return []
  const amount = figuresIn(locale).rupiah(floor)
  return [known ? words.belowFloor(amount) : words.belowFloorOfBoards(amount)]
}

/** Announcements are not read: what the URL of a ticker lacks is an invented example. */
function inventedWarnings({ locale, search }: ToolContext, terms: readonly string[]): string[] {
  const ticker = readTicker(search)
  if (ticker === '' || terms.every((name) => search.has(name))) return []
  const { invented, inventedRatio } = copy[locale]
  return [terms.includes('exercisePrice') ? invented(ticker) : inventedRatio(ticker)]
}

function rights(context: ToolContext): ToolRun {
  const { locale, search, today } = context
  const words = copy[locale]
  const { rupiah, number, percent, figure, amount, mainAmount } = figuresIn(locale)
  const last = lastPrice(context)
  const example = last && 'close' in last ? last.close : 1000
  const fields = { ...words.fields, ticker: priceCopy[locale].ticker }
  const form = readForm(locale, rightsSpec, fields, search, {
    shares: 1000,
    cumPrice: last ? null : 1000,
    old: 5,
    new: 1,
    exercisePrice: Math.max(1, Math.round(example * 0.8)),
  })
  const priceNotes = settlePrice(form, 'cumPrice', last, context)
  const input = {
    shares: form.number('shares'),
    cumPrice: form.number('cumPrice'),
    old: form.number('old'),
    new: form.number('new'),
    exercisePrice: form.number('exercisePrice'),
    exDate: today,
  }
  const outcome = form.hasErrors() ? null : rightsIssue(input)
  if (outcome === null) return { form, outcome: null }
  const { price } = outcome
  return {
    form,
    outcome: {
      main: mainAmount('theoreticalPrice', words.theoretical, price.exact),
      detail: words.theoreticalDetail(rupiah(input.cumPrice), rupiah(price.onTick)),
      warnings: [
        ...inventedWarnings(context, ['old', 'new', 'exercisePrice']),
        ...(outcome.valuePerRight <= 0 ? [words.worthless] : []),
        ...(outcome.valuePerRight < 0 ? [words.negative] : []),
        ...floorWarnings(context, last, price.exact),
        ...(outcome.hasFraction ? [words.fraction] : []),
        ...(inLots(outcome.sharesAfter).odd > 0 ? [words.odd] : []),
      ],
      figures: [
        amount('onTick', words.onTick, price.onTick),
        amount('valuePerRight', words.valuePerRight, outcome.valuePerRight),
        amount('valuePerShare', words.valuePerShare, outcome.valuePerShare),
        figure('rights', words.rights, outcome.rights, number),
        amount('exerciseCost', words.exerciseCost, outcome.exerciseCost),
        figure('sharesAfter', words.sharesAfterExercise, outcome.sharesAfter, (count) =>
          shareCount(locale, count),
        ),
        figure('keptPercent', words.kept, outcome.keptPercent, percent),
        figure('dilutionPercent', words.dilution, outcome.dilutionPercent, percent),
      ],
      working: explainRights(locale, input, outcome),
      notes: [...priceNotes, ...words.rightsNotes, ...tickNote(locale, today)],
    },
  }
}

function explainRights(
  locale: Locale,
  input: Parameters<typeof rightsIssue>[0],
  { price, rights: received, keptPercent }: NonNullable<ReturnType<typeof rightsIssue>>,
): string[] {
  const words = copy[locale]
  const { rupiah, number, percent } = figuresIn(locale)
  const sum = number(input.old + input.new)
  return [
    words.formulaRights(
      rupiah(input.cumPrice),
      number(input.old),
      rupiah(input.exercisePrice),
      number(input.new),
      sum,
      rupiah(price.exact),
    ),
    words.formulaShares(number(input.shares), number(input.old), number(input.new), number(received)),
    words.formulaDilution(number(input.old), sum, percent(keptPercent)),
  ]
}

function free(context: ToolContext): ToolRun {
  const { locale, search, today } = context
  const words = copy[locale]
  const { rupiah, number, figure, amount } = figuresIn(locale)
  const last = lastPrice(context)
  const fields = { ...words.fields, ticker: priceCopy[locale].ticker }
  const form = readForm(locale, freeSpec, fields, search, {
    shares: 1000,
    cumPrice: last ? null : 9500,
    ...(search.get('kind') === 'reverseSplit' ? { old: 5, new: 1 } : { old: 1, new: 5 }),
  })
  const priceNotes = settlePrice(form, 'cumPrice', last, context)
  const kind = form.choice('kind', kinds)
  const input = {
    shares: form.number('shares'),
    cumPrice: form.number('cumPrice'),
    old: form.number('old'),
    new: form.number('new'),
    exDate: today,
  }
  if (kind === 'split' && input.new <= input.old) form.reject('new', words.splitRatio)
  if (kind === 'reverseSplit' && input.new >= input.old) form.reject('new', words.reverseSplitRatio)
  const outcome = form.hasErrors() ? null : freeShares(kind, input)
  if (outcome === null) return { form, outcome: null }
  const { price, sharesAfter, sharesAdded } = outcome
  const isSplit = kind === 'split' || kind === 'reverseSplit'
  const [cum, old, issued] = [rupiah(input.cumPrice), number(input.old), number(input.new)]
  return {
    form,
    outcome: {
      main: figure('sharesAfter', words.sharesAfter, sharesAfter, (count) => shareCount(locale, count)),
      warnings: [
        ...inventedWarnings(context, ['old', 'new']),
        ...floorWarnings(context, last, price.exact),
        ...(outcome.hasFraction ? [words.fraction] : []),
        ...(inLots(sharesAfter).odd > 0 ? [words.odd] : []),
      ],
      figures: [
        figure('sharesAdded', words.sharesAdded, sharesAdded, number),
        amount('theoreticalPrice', words.theoretical, price.exact),
        amount('onTick', words.onTick, price.onTick),
      ],
      working: [
        isSplit
          ? words.formulaSplit(cum, old, issued, rupiah(price.exact))
          : words.formulaBonus(cum, old, number(input.old + input.new), rupiah(price.exact)),
        words.formulaShares(number(input.shares), old, issued, number(isSplit ? sharesAfter : sharesAdded)),
      ],
      notes: [...priceNotes, ...words.notes, ...tickNote(locale, today)],
    },
  }
}

export const corporateActionTool: Tool = {
  page: 'corporateActionCalculator',
  group: 'holding',
  summary: {
    id: 'Harga teoretis, HMETD, split, dan saham bonus.',
    en: 'Theoretical price, rights, splits and bonus shares.',
  },
  needs: {},
  lead: {
    id: 'Harga teoretis, nilai hak, biaya menebus, dan dilusi rights issue; saham dan harga setelah split, reverse split, bonus, atau dividen saham.',
    en: 'Theoretical price, value of a right, cost and dilution of a rights issue; shares and price after a split, reverse split, bonus or stock dividend.',
  },
  modes: [
    { name: 'rights', label: { id: 'Rights issue (HMETD)', en: 'Rights issue' }, run: rights },
    {
      name: 'shares',
      label: { id: 'Split, bonus, dividen saham', en: 'Split, bonus, stock dividend' },
      run: free,
    },
  ],
}
