import { lot, roundToTick } from '@site/finance/lots-and-ticks.ts'
import {
  dividendIncome,
  dividendTax,
  dividendYieldPercent,
  portfolioIncome,
  type TaxBranch,
  taxDates,
} from '@site/finance/market-calculators/dividend-income.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { lotsField } from '#app/page-parts/read-field.ts'
import { figuresIn } from '../engine/figures.ts'
import { type FormSpec, readForm } from '../engine/read-form.ts'
import {
  comparePrice,
  type FoundPrice,
  findLastPrice,
  lastPrice,
  priceCopy,
  priceField,
} from '../engine/share-price.ts'
import type { Tool, ToolContext, ToolRun } from '../engine/tool.ts'
import { type CashDividend, readTicker } from '../engine/tool-facts.ts'
import type { CalendarDay, OutcomeTable, ToolOutcome } from '../engine/tool-outcome.ts'
import { addDividends, findDividendsOfYear, nearestDividend } from './cash-dividends.ts'
import { copy } from './copy.ts'
import { conversionNotes, dollarText, restatedNotes, taxNotes } from './dividend-notes.ts'

const ticker = { kind: 'ticker' } as const
const branches = ['paid', 'reinvested', 'foreign'] as const satisfies readonly TaxBranch[]
const branch = { kind: 'choice', choices: branches } as const

const oneSpec = {
  ticker,
  lots: lotsField,
  perShare: { kind: 'rupiah', min: 0.000001, max: 1_000_000, places: 6, isFilled: true },
  price: { ...priceField, isOptional: true },
  branch,
  paymentDate: { kind: 'day', min: '2021-02-17' },
} as const satisfies FormSpec

const optionalLots = { ...lotsField, isOptional: true } as const
const portfolioSpec = {
  ticker1: ticker,
  lots1: optionalLots,
  ticker2: ticker,
  lots2: optionalLots,
  ticker3: ticker,
  lots3: optionalLots,
  ticker4: ticker,
  lots4: optionalLots,
  ticker5: ticker,
  lots5: optionalLots,
  ticker6: ticker,
  lots6: optionalLots,
  branch,
} as const satisfies FormSpec
const rows = ['1', '2', '3', '4', '5', '6'] as const

/** Changes of the price in the table, in percent. */
const moves = [-20, -10, 0, 10, 20] as const

function otherPrices(locale: Locale, price: number, perShare: number, today: string): OutcomeTable {
  const words = copy[locale]
  const prices = moves.map((move) => (move === 0 ? price : roundToTick((price * (100 + move)) / 100, today)))
  return {
    caption: words.otherPrices,
    columns: [
      { label: words.fields.price.label, kind: 'rupiah' },
      { label: words.columns.yieldPercent, kind: 'percent' },
    ],
    rows: [...new Set(prices)].map((one) => [one, dividendYieldPercent(perShare, one)]),
  }
}

function dividendDays(ticker: string, dividend: CashDividend, words: (typeof copy)[Locale]): CalendarDay[] {
  const { cumDateRegular, exDateRegular, paymentDate } = dividend
  const dates = [
    { day: cumDateRegular, title: words.cumDay(ticker) },
    { day: exDateRegular, title: words.exDay(ticker) },
    { day: paymentDate, title: words.paymentDay(ticker) },
  ]
  return dates.flatMap(({ day, title }) => (day === null ? [] : [{ day, title }]))
}

/** Why the field of the dividend stays empty. */
function missingDividend(
  locale: Locale,
  ticker: string,
  nearest: CashDividend | null,
  isUnavailable: boolean,
): string {
  const words = copy[locale]
  if (nearest?.dollars) return words.noRate(ticker, dollarText(locale, nearest.dollars.amount))
  return isUnavailable ? words.unavailable(ticker) : words.noDividend(ticker)
}

function oneShare(context: ToolContext): ToolRun {
  const { locale, search, today, facts } = context
  const words = copy[locale]
  const last = lastPrice(context)
  const isCompany = last !== null && !('error' in last && last.isUnknown)
  const asked = readTicker(search)
  const known = (isCompany && facts.shares[asked]?.dividends) || []
  const nearest = nearestDividend(known)
  const fields = { ...words.fields, ticker: priceCopy[locale].ticker }
  const form = readForm(locale, oneSpec, fields, search, {
    lots: 10,
    ...(asked === '' ? { perShare: 100, price: 2500 } : {}),
    paymentDate: nearest?.paymentDate ?? today,
  })
  if (last !== null && 'error' in last && last.isUnknown) form.reject('ticker', last.error)
  if (form.optional('perShare') === null) {
    const isUnavailable = facts.shares[asked]?.dividends === null
    if (nearest !== null && nearest.amountPerShare !== null) form.fill('perShare', nearest.amountPerShare)
    else if (isCompany) {
      form.reject('perShare', missingDividend(locale, asked, nearest, isUnavailable), 'ticker')
    } else form.reject('perShare', words.perShareRequired)
  }
  if (form.optional('price') === null && last !== null && 'close' in last) form.fill('price', last.close)
  comparePrice(form, 'price', last, locale)
  if (form.hasErrors()) return { form, outcome: null }
  const perShare = form.number('perShare')
  const paid = known.filter(({ paymentDate }) => paymentDate === form.text('paymentDate'))
  // Links from before a split have the amount that was announced.
  const old = paid.find(({ before, dollars }) => dollars === null && before?.amount === perShare) ?? null
  const announced =
    paid.find((one) => one.amountPerShare === perShare) ??
    (nearest?.amountPerShare === perShare ? nearest : old)
  if (isCompany && announced === null) compareDividend(locale, form, asked, nearest)
  const outcome = describeShare(context, form, { ticker: asked, last, announced, old })
  return { form, days: () => (announced ? dividendDays(asked, announced, words) : []), outcome }
}

type ShareForm = ReturnType<typeof readForm<typeof oneSpec>>

/** States that a result is for a typed dividend, which the share has not announced. */
function compareDividend(
  locale: Locale,
  form: ShareForm,
  ticker: string,
  nearest: CashDividend | null,
): void {
  if (nearest === null || nearest.amountPerShare === null) return
  const { typedDividend, backToDividend } = copy[locale]
  const { rupiah } = figuresIn(locale)
  const amount = rupiah(nearest.amountPerShare)
  form.remark(typedDividend(rupiah(form.number('perShare')), ticker, amount))
  form.offerReturn('perShare', backToDividend(ticker, amount))
}

interface DividendOfShare {
  readonly ticker: string
  readonly last: FoundPrice
  readonly announced: CashDividend | null
  /** The announced one, if the amount of the form is from before a split. */
  readonly old: CashDividend | null
}

function describeShare(
  { locale, today }: ToolContext,
  form: ShareForm,
  { ticker, last, announced, old }: DividendOfShare,
): ToolOutcome {
  const words = copy[locale]
  const { rupiah, number, percent, day, figure, amount } = figuresIn(locale)
  const perShare = form.number('perShare')
  const shares = form.number('lots') * lot.shares
  const taxed = form.choice('branch', branches)
  const { gross, tax, net } = dividendIncome({ perShare, shares, branch: taxed })
  const dates = taxDates(form.text('paymentDate'))
  const price = form.optional('price')
  const converted = announced ? conversionNotes(locale, ticker, [announced]) : []
  const restated = announced ? restatedNotes(locale, ticker, [announced]) : []
  const formatDay = (value: string | null) => (value === null ? words.unannounced : day(value))
  const dated = (name: string, label: string, value: string) => ({
    name,
    label,
    value: value < today ? words.passed(day(value)) : day(value),
    data: value,
  })
  return {
    main: amount('net', words.net, net),
    detail: [words.netDetail(number(shares), rupiah(perShare)), ...converted].join(' '),
    warnings: announced === old ? restated : [],
    figures: [
      amount('gross', words.gross, gross),
      amount('tax', words.tax, tax),
      ...(price === null
        ? []
        : [figure('yieldPercent', words.yieldPercent, dividendYieldPercent(perShare, price), percent)]),
      ...(taxed === 'paid' ? [dated('payTaxBy', words.payTaxBy, dates.payTaxBy)] : []),
      ...(taxed === 'reinvested' ? [dated('reinvestBy', words.reinvestBy, dates.reinvestBy)] : []),
      ...(announced?.cumDateRegular ? [dated('cumDate', words.cumDate, announced.cumDateRegular)] : []),
    ],
    tables: price === null ? [] : [otherPrices(locale, price, perShare, today)],
    working: [
      words.formula(number(form.number('lots')), rupiah(perShare), rupiah(gross)),
      words.formulaTax(rupiah(gross), percent(dividendTax.percent[taxed]), rupiah(tax)),
    ],
    notes: [
      ...(announced
        ? [
            ...(announced === old ? [] : restated),
            words.cumNote(ticker, formatDay(announced.cumDateRegular), formatDay(announced.paymentDate)),
          ]
        : []),
      ...(last !== null && 'note' in last && price === last.close ? [last.note] : []),
      ...taxNotes(locale, taxed),
    ],
  }
}

/** What a total in rupiah lacks. */
function findMissing(dividends: readonly CashDividend[] | null): 'data' | 'record' | 'rate' {
  if (dividends === null) return 'data'
  return dividends.length === 0 ? 'record' : 'rate'
}

function portfolio(context: ToolContext): ToolRun {
  const { locale, search, facts } = context
  const words = copy[locale]
  const form = readForm(locale, portfolioSpec, listPortfolioFields(locale), search, {})
  const asked = rows.flatMap((row) => {
    const [name, count] = [form.text(`ticker${row}`), form.optional(`lots${row}`)]
    if (name !== '' && count === null) form.reject(`lots${row}`, words.lotsRequired)
    if (name === '' && count !== null) form.reject(`ticker${row}`, words.tickerRequired)
    return name !== '' && count !== null ? [{ row, name, count }] : []
  })
  const found = asked.map(({ row, name, count }) => {
    const last = findLastPrice(name, { locale, facts })
    if (last !== null && 'error' in last && last.isUnknown) form.reject(`ticker${row}`, last.error)
    return describeHolding(context, name, count, last)
  })
  if (found.length === 0 && !form.hasErrors()) form.reject('ticker1', words.empty)
  if (form.hasErrors()) return { form, outcome: null }
  return { form, outcome: describePortfolio(locale, found, form.choice('branch', branches)) }
}

function listPortfolioFields(locale: Locale) {
  const words = copy[locale]
  const tickerWords = (row: string) => ({ label: words.portfolioTicker(row) })
  const lotWords = (row: string) => ({ label: words.portfolioLots(row) })
  return {
    branch: words.fields.branch,
    ticker1: tickerWords('1'),
    lots1: lotWords('1'),
    ticker2: tickerWords('2'),
    lots2: lotWords('2'),
    ticker3: tickerWords('3'),
    lots3: lotWords('3'),
    ticker4: tickerWords('4'),
    lots4: lotWords('4'),
    ticker5: tickerWords('5'),
    lots5: lotWords('5'),
    ticker6: tickerWords('6'),
    lots6: lotWords('6'),
  }
}

type FoundHolding = ReturnType<typeof describeHolding>

function describeHolding(
  { locale, today, facts }: ToolContext,
  name: string,
  count: number,
  last: FoundPrice,
) {
  const price = last !== null && 'close' in last ? last.close : null
  const notes = last !== null && 'note' in last ? [last.note] : []
  const dividends = facts.shares[name]?.dividends ?? null
  const ofYear = findDividendsOfYear(dividends ?? [], today)
  return {
    name,
    count,
    shares: count * lot.shares,
    price,
    notes: [
      ...notes,
      ...conversionNotes(locale, name, ofYear),
      ...restatedNotes(locale, name, ofYear),
      ...(dividends !== null && dividends.length > 0 && ofYear.length === 0
        ? [copy[locale].noneOfYear(name)]
        : []),
    ],
    missing: findMissing(dividends),
    /** null: none on record, or not known in rupiah. */
    perShare: dividends === null || dividends.length === 0 ? null : addDividends(ofYear),
  }
}

/** One sentence for each reason for which shares are not in the sum. */
function listLeftOut(locale: Locale, found: readonly FoundHolding[]): string[] {
  const words = copy[locale]
  return (['rate', 'record', 'data'] as const).flatMap((reason) => {
    const names = found.filter(({ perShare, missing }) => perShare === null && missing === reason)
    const format = {
      rate: words.leftOutDollars,
      record: words.leftOutNone,
      data: words.leftOutUnavailable,
    }[reason]
    return names.length > 0 ? [format(names.map(({ name }) => name).join(', '))] : []
  })
}

function describePortfolio(locale: Locale, found: readonly FoundHolding[], taxed: TaxBranch): ToolOutcome {
  const words = copy[locale]
  const { rupiah, percent, figure, amount } = figuresIn(locale)
  const known = found.flatMap(({ perShare, ...one }) => (perShare === null ? [] : [{ ...one, perShare }]))
  const sum = portfolioIncome(known, taxed)
  return {
    main:
      known.length > 0
        ? amount('net', words.portfolioNet, sum.net)
        : { name: 'net', label: words.portfolioNet, value: '–', data: 'unknown' },
    detail: words.portfolioDetail,
    warnings: listLeftOut(locale, found),
    figures: [
      ...(known.length > 0
        ? [
            amount('gross', words.gross, sum.gross),
            amount('tax', words.tax, sum.tax),
            amount('value', words.value, sum.value),
          ]
        : []),
      ...(sum.yieldPercent === null
        ? []
        : [figure('yieldPercent', words.yieldPercent, sum.yieldPercent, percent)]),
    ],
    tables: [
      {
        caption: words.table,
        columns: [
          { label: words.columns.share, kind: 'text' },
          { label: words.columns.lots, kind: 'number' },
          { label: words.columns.perShare, kind: 'rupiah' },
          { label: words.columns.gross, kind: 'rupiah' },
          { label: words.columns.yieldPercent, kind: 'percent' },
        ],
        rows: found.map(({ name, count, shares, price, perShare }) => [
          name,
          count,
          perShare,
          perShare === null ? null : dividendIncome({ perShare, shares, branch: taxed }).gross,
          perShare === null || price === null ? null : dividendYieldPercent(perShare, price),
        ]),
      },
    ],
    working:
      known.length > 0
        ? [words.formulaTax(rupiah(sum.gross), percent(dividendTax.percent[taxed]), rupiah(sum.tax))]
        : [],
    notes: [...found.flatMap(({ notes }) => notes), ...taxNotes(locale, taxed)],
  }
}

export const dividendTool: Tool = {
  page: 'dividendCalculator',
  group: 'holding',
  summary: {
    id: 'Dividen bersih, perlakuan pajak, dan tanggalnya.',
    en: 'Net dividends, the tax treatment and its dates.',
  },
  needs: { dividends: true },
  lead: {
    id: 'Dividen kotor dan bersih dari jumlah lot, imbal hasil pada harga saham, perlakuan pajak beserta tanggalnya, dan hari terakhir membeli.',
    en: 'Gross and net dividends from lots, the yield at a price, the tax treatment with its dates, and the last day to buy.',
  },
  modes: [
    { name: 'share', label: { id: 'Satu saham', en: 'One share' }, run: oneShare },
    { name: 'portfolio', label: { id: 'Portofolio', en: 'Portfolio' }, needsInput: true, run: portfolio },
  ],
}
