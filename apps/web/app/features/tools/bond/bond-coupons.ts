import {
  computeCoupon,
  computeFirstCoupon,
  couponTax,
  depositComparison,
  depositTax,
  depositTaxPercent,
  floatingCoupon,
} from '@site/finance/market-calculators/bond.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { figuresIn } from '../engine/figures.ts'
import { type FormSpec, type ReadForm, readForm } from '../engine/read-form.ts'
import type { ToolContext, ToolRun } from '../engine/tool.ts'
import type { ToolOutcome } from '../engine/tool-outcome.ts'
import { findTradeDay } from '../engine/trade-day.ts'
import {
  type BondForm,
  bondFields,
  calendarDays,
  cashFlowTable,
  computeFlows,
  dateFields,
  firstCouponField,
  inYears,
  nominalField,
  oldTaxWarnings,
  rateField,
  readBond,
  type Terms,
  taxNote,
} from './bond-terms.ts'
import { copy } from './copy.ts'
import { describeRates, exampleRate } from './rates-in-force.ts'

const fixedSpec = {
  ...bondFields,
  firstCoupon: firstCouponField,
  depositPercent: rateField,
} as const satisfies FormSpec
const floatingSpec = {
  nominal: nominalField,
  policyPercent: rateField,
  spreadPercent: rateField,
  floorPercent: rateField,
  ...dateFields,
  firstCoupon: firstCouponField,
  depositPercent: rateField,
} as const satisfies FormSpec

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

export function runFixedCoupon(context: ToolContext): ToolRun {
  const { locale, search } = context
  const initial = { ...couponExamples(context), couponPercent: 6 }
  const form = readForm(locale, fixedSpec, copy[locale].fields, search, initial)
  return couponRun(context, form, form.number('couponPercent'))
}

export function runFloatingCoupon(context: ToolContext): ToolRun {
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
  const { rupiah, percent, figure, amount } = figuresIn(locale)
  const terms = readBond(form, locale, couponPercent)
  if (form.hasErrors()) return { form, outcome: null }
  const payment = computeCoupon(terms.nominal, couponPercent, terms.bond.frequency)
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
        ...explainCoupon(locale, terms),
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

function explainCoupon(locale: Locale, { bond, nominal: value }: Terms): string[] {
  const words = copy[locale]
  const { rupiah, number, percent } = figuresIn(locale)
  const { gross, net } = computeCoupon(value, bond.couponPercent, bond.frequency)
  return [
    words.formulaCoupon(rupiah(value), percent(bond.couponPercent), number(bond.frequency), rupiah(gross)),
    words.formulaTax(rupiah(gross), percent(couponTax.percent), rupiah(net)),
  ]
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
