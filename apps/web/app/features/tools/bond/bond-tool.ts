import {
  bondPurchase,
  cashFlows,
  computeCoupon,
  computeFirstCoupon,
  couponTax,
  depositComparison,
  depositTax,
  depositTaxPercent,
  type Frequency,
  firstCouponDates,
  floatingCoupon,
  frequencies,
  priceForYield,
  yieldToMaturity,
} from '@site/finance/market-calculators/bond.ts'
import { roundHalfUp } from '@site/finance/rounding.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { figuresIn } from '../engine/figures.ts'
import { type FormSpec, type ReadForm, readForm } from '../engine/read-form.ts'
import type { Tool, ToolContext, ToolRun } from '../engine/tool.ts'
import type { CalendarDay, OutcomeTable, ToolOutcome } from '../engine/tool-outcome.ts'
import { findTradeDay } from '../engine/trade-day.ts'
import { copy } from './copy.ts'
import { describeRates, exampleRate } from './rates-in-force.ts'

const MAX_YEARS = 50

const rate = { kind: 'percent', min: 0, max: 50, places: 4 } as const
const day = { kind: 'day', min: '2000-01-01' } as const
const nominal = { kind: 'rupiah', min: 1_000, max: 1_000_000_000_000 } as const
const frequency = { kind: 'choice', choices: ['12', '4', '2', '1'] } as const

const dated = { frequency, settlement: day, maturity: day } as const
/** Of a new series; empty, the next coupon is paid in full. */
const firstCoupon = { ...day, isOptional: true } as const
const shared = { nominal, couponPercent: rate, ...dated } as const

const fixedSpec = { ...shared, firstCoupon, depositPercent: rate } as const satisfies FormSpec
const floatingSpec = {
  nominal,
  policyPercent: rate,
  spreadPercent: rate,
  floorPercent: rate,
  ...dated,
  firstCoupon,
  depositPercent: rate,
} as const satisfies FormSpec

const yieldSpec = {
  ...shared,
  cleanPercent: { kind: 'percent', min: 1, max: 500, places: 6 },
} as const satisfies FormSpec

const priceSpec = { ...shared, yieldPercent: rate } as const satisfies FormSpec

interface BondForm {
  number(name: string): number
  text(name: string): string
  reject(name: string, message: string): void
}

function readBond(form: BondForm, locale: Locale, couponPercent: number) {
  const words = copy[locale]
  const [settlement, maturity] = [form.text('settlement'), form.text('maturity')]
  const last = `${Number(settlement.slice(0, 4)) + MAX_YEARS}${settlement.slice(4)}`
  const paid = Number(form.text('frequency'))
  const per: Frequency = frequencies.find((one) => one === paid) ?? 12
  const bond = { couponPercent, maturity, frequency: per }
  const first = form.text('firstCoupon')
  if (settlement !== '' && maturity !== '') {
    if (maturity <= settlement) form.reject('maturity', words.maturityAfter)
    else if (maturity > last) form.reject('maturity', words.tooLong(String(MAX_YEARS)))
    else if (first !== '') rejectOtherDay(form, locale, firstCouponDates(bond, settlement), first)
  }
  return { settlement, firstCoupon: first === '' ? null : first, nominal: form.number('nominal'), bond }
}

function rejectOtherDay(form: BondForm, locale: Locale, days: readonly string[], first: string): void {
  if (days.includes(first)) return
  const dates = days.map(figuresIn(locale).day)
  form.reject('firstCoupon', copy[locale].noCouponDay(dates.join('; ')))
}

type Terms = ReturnType<typeof readBond>

/** The example of a maturity, which is no coupon day. */
const inYears = (today: string, years: number) => `${Number(today.slice(0, 4)) + years}-06-15`

const computeFlows = ({ bond, settlement, nominal: value, firstCoupon: first }: Terms) =>
  cashFlows(bond, settlement, value, first)

function cashFlowTable(locale: Locale, terms: Terms): OutcomeTable {
  const { table, columns } = copy[locale]
  return {
    caption: table,
    columns: [
      { label: columns.day, kind: 'day' },
      { label: columns.net, kind: 'rupiah' },
      { label: columns.principal, kind: 'rupiah' },
      { label: columns.gross, kind: 'rupiah', isWide: true },
      { label: columns.tax, kind: 'rupiah', isWide: true },
    ],
    rows: computeFlows(terms).map(({ day: date, gross, tax, net, principal }) => [
      date,
      net,
      principal > 0 ? principal : null,
      gross,
      tax,
    ]),
  }
}

function calendarDays(locale: Locale, terms: Terms): CalendarDay[] {
  const { couponDay, lastDay } = copy[locale]
  const { rupiah } = figuresIn(locale)
  return computeFlows(terms).map(({ day: date, net, principal }) => ({
    day: date,
    title: principal > 0 ? lastDay(rupiah(net), rupiah(principal)) : couponDay(rupiah(net)),
  }))
}

function taxNote(locale: Locale): string {
  const { percent, day: dated } = figuresIn(locale)
  return copy[locale].tax(percent(couponTax.percent), couponTax.source, dated(couponTax.checked))
}

function depositNote(locale: Locale, amount: number): string {
  const { rupiah, percent, day: dated } = figuresIn(locale)
  const { exemptUpTo, source, checked } = depositTax
  const taxPercent = depositTaxPercent(amount)
  const { depositExempt, depositTaxed } = copy[locale]
  return taxPercent === 0
    ? depositExempt(rupiah(exemptUpTo), source, dated(checked))
    : depositTaxed(rupiah(exemptUpTo), percent(taxPercent), source, dated(checked))
}

/** The rate of earlier years is not in the rules. */
function oldTaxWarnings(locale: Locale, { settlement }: Terms): string[] {
  const { percent, day: dated } = figuresIn(locale)
  return settlement < couponTax.since
    ? [copy[locale].beforeTax(dated(couponTax.since), percent(couponTax.percent))]
    : []
}

function fixedCoupon(context: ToolContext): ToolRun {
  const { locale, search } = context
  const initial = { ...couponExamples(context), couponPercent: 6 }
  const form = readForm(locale, fixedSpec, copy[locale].fields, search, initial)
  return couponRun(context, form, form.number('couponPercent'))
}

function floating(context: ToolContext): ToolRun {
  const { locale, search } = context
  const words = copy[locale]
  const { percent, figure } = figuresIn(locale)
  const examples = couponExamples(context)
  const policyPercent = exampleRate(context, 'policyPercent', askedDay(context, examples))
  const initial = { ...examples, policyPercent, spreadPercent: 1, floorPercent: 5.9 }
  const form = readForm(locale, floatingSpec, words.fields, search, initial)
  const [policy, spread] = [form.number('policyPercent'), form.number('spreadPercent')]
  const floor = form.number('floorPercent')
  const couponPercent = form.hasErrors() ? 0 : floatingCoupon(policy, spread, floor)
  return couponRun(context, form, couponPercent, {
    policyPercent: policy,
    figures: [figure('couponPercent', words.couponNow, couponPercent, percent)],
    working: [
      words.formulaFloating(percent(policy), percent(spread), percent(floor), percent(couponPercent)),
    ],
    notes: [words.floatingNote],
  })
}

/** What the first coupon of a new series pays, if that is not as much as any other. */
function firstCouponParts(
  locale: Locale,
  { bond, settlement, nominal: value, firstCoupon: first }: Terms,
): Pick<ToolOutcome, 'figures' | 'working' | 'notes'> {
  const paid = first === null ? null : computeFirstCoupon(bond, settlement, value, first)
  if (first === null || paid === null || (paid.periods === 0 && paid.days === paid.allDays)) {
    return { figures: [], working: [], notes: [] }
  }
  const words = copy[locale]
  const { rupiah, number, percent, day: dated, amount } = figuresIn(locale)
  return {
    figures: [amount('firstNet', words.firstNet(dated(first)), paid.net)],
    working: [
      words.formulaFirst(
        rupiah(value),
        percent(bond.couponPercent),
        number(bond.frequency),
        words.firstPeriods(number(paid.periods), number(paid.days), number(paid.allDays)),
        rupiah(paid.gross),
      ),
    ],
    notes: [words.firstNote(dated(settlement))],
  }
}

type FloatingParts = Pick<ToolOutcome, 'figures' | 'working' | 'notes'> & {
  readonly policyPercent?: number | undefined
}

function couponRun(
  context: ToolContext,
  form: BondForm & ReadForm,
  couponPercent: number,
  own: FloatingParts = { figures: [], working: [], notes: [] },
): ToolRun {
  const { locale } = context
  const words = copy[locale]
  const { rupiah, number, percent, figure, amount } = figuresIn(locale)
  const terms = readBond(form, locale, couponPercent)
  if (form.hasErrors()) return { form, outcome: null }
  const { bond } = terms
  const payment = computeCoupon(terms.nominal, couponPercent, bond.frequency)
  const depositPercent = form.number('depositPercent')
  const compared = depositComparison(terms.nominal, couponPercent, depositPercent)
  const first = firstCouponParts(locale, terms)
  const totalNet = computeFlows(terms).reduce((sum, { net }) => sum + net, 0)
  return {
    form,
    outcome: {
      main: amount('netCoupon', words.netCoupon, payment.net),
      detail: words.netCouponDetail(percent(couponPercent), rupiah(payment.gross)),
      warnings: oldTaxWarnings(locale, terms),
      figures: [
        ...own.figures,
        ...first.figures,
        amount('grossCoupon', words.grossCoupon, payment.gross),
        amount('couponTax', words.couponTax, payment.tax),
        amount('totalNet', words.totalNet, totalNet),
        amount('bondYear', words.bondYear, compared.bondNet),
        amount('depositYear', words.depositYear, compared.depositNet),
        figure('equalDepositPercent', words.equalDeposit, compared.equalDepositPercent, percent),
      ],
      tables: [cashFlowTable(locale, terms)],
      working: [
        ...own.working,
        words.formulaCoupon(
          rupiah(terms.nominal),
          percent(couponPercent),
          number(bond.frequency),
          rupiah(payment.gross),
        ),
        words.formulaTax(rupiah(payment.gross), percent(couponTax.percent), rupiah(payment.net)),
        ...first.working,
        words.formulaEqual(
          percent(couponPercent),
          percent(100 - couponTax.percent),
          percent(100 - depositTaxPercent(terms.nominal)),
          percent(compared.equalDepositPercent),
        ),
      ],
      notes: [
        ...first.notes,
        ...own.notes,
        ...describeRates(context, terms.settlement, { policyPercent: own.policyPercent, depositPercent }),
        depositNote(locale, terms.nominal),
        taxNote(locale),
        ...words.notes,
        words.risk,
      ],
    },
    days: () => calendarDays(locale, terms),
  }
}

/** Changes of the yield in the table, in percentage points. */
const moves = [-1, -0.5, 0, 0.5, 1] as const

/** Prices at other yields; at the yield of the form the price is the one of the form. */
function otherYields(locale: Locale, terms: Terms, yieldPercent: number, cleanPercent: number): OutcomeTable {
  const { otherYields: caption, yieldToMaturity: label, price, value } = copy[locale]
  return {
    caption,
    columns: [
      { label, kind: 'percent' },
      { label: price, kind: 'percent' },
      { label: value, kind: 'rupiah' },
    ],
    rows: moves.map((move) => {
      const moved = roundHalfUp(yieldPercent + move, 4)
      const clean = move === 0 ? cleanPercent : priceForYield(terms.bond, terms.settlement, moved)
      return [moved, clean, bondPurchase(terms.bond, terms.settlement, terms.nominal, clean).value]
    }),
  }
}

/** What yield and price have in common: the purchase, its accrued interest, the tables and the notes. */
function purchaseParts(locale: Locale, terms: Terms, yieldPercent: number, cleanPercent: number) {
  const words = copy[locale]
  const { rupiah, number, percent, amount } = figuresIn(locale)
  const { bond, settlement, nominal: value } = terms
  const bought = bondPurchase(bond, settlement, value, cleanPercent)
  return {
    coupons: number(bought.coupons),
    warnings: oldTaxWarnings(locale, terms),
    figures: [
      amount('value', words.value, bought.value),
      amount('accrued', words.accrued, bought.accrued),
      amount('total', words.total, bought.total),
    ],
    tables: [cashFlowTable(locale, terms), otherYields(locale, terms, yieldPercent, cleanPercent)],
    working: [
      words.formulaAccrued(
        rupiah(value),
        percent(bond.couponPercent),
        number(bond.frequency),
        number(bought.passed),
        number(bought.all),
        rupiah(bought.accrued),
      ),
      words.formulaYield(percent(cleanPercent)),
    ],
    notes: [...words.notes, taxNote(locale), words.risk],
  }
}

function couponExamples(context: ToolContext) {
  const settlement = findTradeDay(context)
  return {
    nominal: 10_000_000,
    frequency: '12',
    depositPercent: exampleRate(context, 'depositPercent', askedDay(context, { settlement })),
    settlement,
    maturity: inYears(context.today, 3),
  }
}

/** The settlement in the address, else its example: rates are those of that day. */
function askedDay({ search }: ToolContext, { settlement }: { settlement: string }): string {
  const asked = search.get('settlement')?.trim() ?? ''
  return /^\d{4}-\d\d-\d\d$/.test(asked) ? asked : settlement
}

const examples = (context: ToolContext) => ({
  nominal: 100_000_000,
  couponPercent: 6.5,
  frequency: '2',
  settlement: findTradeDay(context),
  maturity: inYears(context.today, 5),
})

function runYield(context: ToolContext): ToolRun {
  const { locale, search } = context
  const words = copy[locale]
  const { percent, figure, main } = figuresIn(locale)
  const initial = { ...examples(context), cleanPercent: 98.5 }
  const form = readForm(locale, yieldSpec, words.fields, search, initial)
  const terms = readBond(form, locale, form.number('couponPercent'))
  if (form.hasErrors()) return { form, outcome: null }
  const clean = form.number('cleanPercent')
  const gross = yieldToMaturity(terms.bond, terms.settlement, clean)
  const net = yieldToMaturity(terms.bond, terms.settlement, clean, { isNet: true })
  if (gross === null || net === null) {
    form.reject('cleanPercent', words.noYield)
    return { form, outcome: null }
  }
  const { coupons, figures, ...parts } = purchaseParts(locale, terms, gross, clean)
  return {
    form,
    days: () => calendarDays(locale, terms),
    outcome: {
      main: main('yieldPercent', words.yieldToMaturity, gross, percent),
      detail: words.yieldDetail(percent(clean), coupons),
      figures: [figure('netYieldPercent', words.netYield, net, percent), ...figures],
      ...parts,
    },
  }
}

function runPrice(context: ToolContext): ToolRun {
  const { locale, search } = context
  const words = copy[locale]
  const { percent, main } = figuresIn(locale)
  const initial = { ...examples(context), yieldPercent: 6.25 }
  const form = readForm(locale, priceSpec, words.fields, search, initial)
  const terms = readBond(form, locale, form.number('couponPercent'))
  if (form.hasErrors()) return { form, outcome: null }
  const yieldPercent = form.number('yieldPercent')
  const clean = priceForYield(terms.bond, terms.settlement, yieldPercent)
  const { coupons: _, ...parts } = purchaseParts(locale, terms, yieldPercent, clean)
  return {
    form,
    days: () => calendarDays(locale, terms),
    outcome: {
      main: main('cleanPercent', words.price, clean, percent),
      detail: words.priceDetail(percent(yieldPercent)),
      ...parts,
    },
  }
}

export const bondTool: Tool = {
  page: 'bondCalculator',
  group: 'holding',
  summary: {
    id: 'Kupon bersih, imbal hasil, harga, dan arus kas.',
    en: 'Net coupons, yield, price and cash flows.',
  },
  needs: { holidays: true, rates: true },
  lead: {
    id: 'Kupon bersih setelah pajak, perbandingan dengan deposito, imbal hasil sampai jatuh tempo, bunga berjalan, dan harga untuk suatu imbal hasil.',
    en: 'Coupons after tax, a comparison with a deposit, yield to maturity, accrued interest, and the price for a yield.',
  },
  modes: [
    { name: 'coupon', label: { id: 'Kupon tetap', en: 'Fixed coupon' }, run: fixedCoupon },
    { name: 'floating', label: { id: 'Kupon mengambang', en: 'Floating coupon' }, run: floating },
    { name: 'yield', label: { id: 'Imbal hasil dari harga', en: 'Yield from price' }, run: runYield },
    { name: 'price', label: { id: 'Harga dari imbal hasil', en: 'Price from yield' }, run: runPrice },
  ],
}
