import {
  bondPurchase,
  cashFlows,
  couponOf,
  depositComparison,
  type Frequency,
  floatingCoupon,
  frequencies,
  interestTax,
  priceForYield,
  yieldToMaturity,
} from '@site/finance/market-calculators/bond.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { figuresIn } from '../figures.ts'
import { type FormSpec, readForm } from '../form-fields.server.ts'
import type { Tool, ToolContext, ToolRun } from '../tool.server.ts'
import type { OutcomeTable } from '../tool-outcome.ts'
import { copy } from './copy.ts'

const MAX_YEARS = 50

const rate = { kind: 'percent', min: 0, max: 50, places: 4 } as const
const optionalRate = { ...rate, isOptional: true } as const
const day = { kind: 'day', min: '2000-01-01' } as const
const nominal = { kind: 'rupiah', min: 1_000, max: 1_000_000_000_000 } as const
const frequency = { kind: 'choice', choices: ['12', '4', '2', '1'] } as const

const couponSpec = {
  nominal,
  rateKind: { kind: 'choice', choices: ['fixed', 'floating'] },
  couponPercent: optionalRate,
  policyPercent: optionalRate,
  spreadPercent: optionalRate,
  floorPercent: optionalRate,
  ...{ frequency, settlement: day, maturity: day, depositPercent: rate },
} as const satisfies FormSpec

const shared = { nominal, couponPercent: rate, frequency, settlement: day, maturity: day } as const

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

function bondOf(form: BondForm, locale: Locale, couponPercent: number) {
  const words = copy[locale]
  const [settlement, maturity] = [form.text('settlement'), form.text('maturity')]
  const last = `${Number(settlement.slice(0, 4)) + MAX_YEARS}${settlement.slice(4)}`
  if (settlement !== '' && maturity !== '') {
    if (maturity <= settlement) form.reject('maturity', words.maturityAfter)
    else if (maturity > last) form.reject('maturity', words.tooLong(String(MAX_YEARS)))
  }
  const paid = Number(form.text('frequency'))
  const per: Frequency = frequencies.find((one) => one === paid) ?? 12
  return { settlement, nominal: form.number('nominal'), bond: { couponPercent, maturity, frequency: per } }
}

type Terms = ReturnType<typeof bondOf>

/** The example of a maturity, which is no coupon day. */
const inYears = (today: string, years: number) => `${Number(today.slice(0, 4)) + years}-06-15`

function cashFlowTable(locale: Locale, { bond, settlement, nominal: amount }: Terms): OutcomeTable {
  const { table, columns } = copy[locale]
  const format = figuresIn(locale)
  return {
    caption: table,
    columns,
    rows: cashFlows(bond, settlement, amount).map(({ day: date, gross, tax, net, principal }) => [
      format.day(date),
      ...[net, principal, gross, tax].map(format.rupiah),
    ]),
  }
}

function taxNote(locale: Locale): string {
  const { percent, day: dated } = figuresIn(locale)
  const { couponPercent, depositPercent, source, checked } = interestTax
  return copy[locale].tax(percent(couponPercent), percent(depositPercent), source, dated(checked))
}

function coupon({ locale, search, today }: ToolContext): ToolRun {
  const words = copy[locale]
  const { rupiah, number, percent, figure, amount } = figuresIn(locale)
  const isFloating = search.get('rateKind') === 'floating'
  const form = readForm(locale, couponSpec, { ...words.fields, couponPercent: words.fixedCoupon }, search, {
    ...{ nominal: 10_000_000, couponPercent: isFloating ? null : 6, frequency: '12', depositPercent: 4 },
    ...{ settlement: today, maturity: inYears(today, 3) },
  })
  const needed = isFloating
    ? (['policyPercent', 'spreadPercent', 'floorPercent'] as const)
    : (['couponPercent'] as const)
  for (const name of needed) {
    if (form.optional(name) === null) form.reject(name, words.required)
  }
  const [policy, spread, floor] = [
    form.number('policyPercent'),
    form.number('spreadPercent'),
    form.number('floorPercent'),
  ]
  const hasRate = needed.every((name) => form.optional(name) !== null)
  const couponPercent = !hasRate
    ? 0
    : isFloating
      ? floatingCoupon(policy, spread, floor)
      : form.number('couponPercent')
  const terms = bondOf(form, locale, couponPercent)
  if (form.hasErrors()) return { form, outcome: null }
  const { bond } = terms
  const payment = couponOf(terms.nominal, couponPercent, bond.frequency)
  const depositPercent = form.number('depositPercent')
  const compared = depositComparison(terms.nominal, couponPercent, depositPercent)
  const table = cashFlowTable(locale, terms)
  const { couponPercent: taxPercent, depositPercent: depositTax } = interestTax
  return {
    form,
    outcome: {
      main: amount('netCoupon', words.netCoupon, payment.net),
      detail: words.netCouponDetail(percent(couponPercent), rupiah(payment.gross)),
      figures: [
        ...(isFloating ? [figure('couponPercent', words.couponNow, couponPercent, percent)] : []),
        amount('grossCoupon', words.grossCoupon, payment.gross),
        amount('couponTax', words.couponTax, payment.tax),
        amount('totalNet', words.totalNet, payment.net * table.rows.length),
        amount('bondYear', words.bondYear, compared.bondNet),
        amount('depositYear', words.depositYear, compared.depositNet),
        figure('equalDepositPercent', words.equalDeposit, compared.equalDepositPercent, percent),
      ],
      tables: [table],
      working: [
        ...(isFloating
          ? [words.formulaFloating(percent(policy), percent(spread), percent(floor), percent(couponPercent))]
          : []),
        words.formulaCoupon(
          rupiah(terms.nominal),
          percent(couponPercent),
          number(bond.frequency),
          rupiah(payment.gross),
        ),
        words.formulaTax(rupiah(payment.gross), percent(taxPercent), rupiah(payment.net)),
        words.formulaEqual(
          percent(couponPercent),
          percent(100 - taxPercent),
          percent(100 - depositTax),
          percent(compared.equalDepositPercent),
        ),
      ],
      notes: [...(isFloating ? [words.floatingNote] : []), taxNote(locale), ...words.notes, words.risk],
    },
  }
}

/** What yield and price have in common: the purchase, its accrued interest, the table and the notes. */
function purchaseParts(locale: Locale, terms: Terms, cleanPercent: number) {
  const words = copy[locale]
  const { rupiah, number, percent, amount } = figuresIn(locale)
  const { bond, settlement, nominal: value } = terms
  const bought = bondPurchase(bond, settlement, value, cleanPercent)
  return {
    coupons: number(bought.coupons),
    figures: [
      amount('value', words.value, bought.value),
      amount('accrued', words.accrued, bought.accrued),
      amount('total', words.total, bought.total),
    ],
    tables: [cashFlowTable(locale, terms)],
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

const examples = (today: string) => ({
  ...{ nominal: 100_000_000, couponPercent: 6.5, frequency: '2' },
  ...{ settlement: today, maturity: inYears(today, 5) },
})

function yieldOf({ locale, search, today }: ToolContext): ToolRun {
  const words = copy[locale]
  const { percent, figure } = figuresIn(locale)
  const initial = { ...examples(today), cleanPercent: 98.5 }
  const form = readForm(locale, yieldSpec, words.fields, search, initial)
  const terms = bondOf(form, locale, form.number('couponPercent'))
  if (form.hasErrors()) return { form, outcome: null }
  const clean = form.number('cleanPercent')
  const gross = yieldToMaturity(terms.bond, terms.settlement, clean)
  const net = yieldToMaturity(terms.bond, terms.settlement, clean, { isNet: true })
  if (gross === null || net === null) {
    form.reject('cleanPercent', words.noYield)
    return { form, outcome: null }
  }
  const { coupons, figures, ...parts } = purchaseParts(locale, terms, clean)
  return {
    form,
    outcome: {
      main: figure('yieldPercent', words.yieldToMaturity, gross, percent),
      detail: words.yieldDetail(percent(clean), coupons),
      figures: [figure('netYieldPercent', words.netYield, net, percent), ...figures],
      ...parts,
    },
  }
}

function priceOf({ locale, search, today }: ToolContext): ToolRun {
  const words = copy[locale]
  const { percent, figure } = figuresIn(locale)
  const initial = { ...examples(today), yieldPercent: 6.25 }
  const form = readForm(locale, priceSpec, words.fields, search, initial)
  const terms = bondOf(form, locale, form.number('couponPercent'))
  if (form.hasErrors()) return { form, outcome: null }
  const clean = priceForYield(terms.bond, terms.settlement, form.number('yieldPercent'))
  const { coupons: _, ...parts } = purchaseParts(locale, terms, clean)
  return {
    form,
    outcome: {
      main: figure('cleanPercent', words.price, clean, percent),
      detail: words.priceDetail(percent(form.number('yieldPercent'))),
      ...parts,
    },
  }
}

export const bondTool: Tool = {
  page: 'bondCalculator',
  lead: {
    id: 'Kupon bersih setelah pajak, perbandingan dengan deposito, imbal hasil sampai jatuh tempo, bunga berjalan, dan harga untuk suatu imbal hasil.',
    en: 'Coupons after tax, a comparison with a deposit, yield to maturity, accrued interest, and the price for a yield.',
  },
  modes: [
    { name: 'coupon', label: { id: 'Kupon dan deposito', en: 'Coupon and deposit' }, run: coupon },
    { name: 'yield', label: { id: 'Imbal hasil dari harga', en: 'Yield from price' }, run: yieldOf },
    { name: 'price', label: { id: 'Harga dari imbal hasil', en: 'Price from yield' }, run: priceOf },
  ],
}
