import { bondPurchase, priceForYield, yieldToMaturity } from '@site/finance/market-calculators/bond.ts'
import { roundHalfUp } from '@site/finance/rounding.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { figuresIn } from '../engine/figures.ts'
import { type FormSpec, readForm } from '../engine/read-form.ts'
import type { ToolContext, ToolRun } from '../engine/tool.ts'
import type { OutcomeTable } from '../engine/tool-outcome.ts'
import { findTradeDay } from '../engine/trade-day.ts'
import {
  bondFields,
  calendarDays,
  cashFlowTable,
  inYears,
  oldTaxWarnings,
  rateField,
  readBond,
  type Terms,
  taxNote,
} from './bond-terms.ts'
import { copy } from './copy.ts'

const yieldSpec = {
  ...bondFields,
  cleanPercent: { kind: 'percent', min: 1, max: 500, places: 6 },
} as const satisfies FormSpec

const priceSpec = { ...bondFields, yieldPercent: rateField } as const satisfies FormSpec

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

const examples = (context: ToolContext) => ({
  nominal: 100_000_000,
  couponPercent: 6.5,
  frequency: '2',
  settlement: findTradeDay(context),
  maturity: inYears(context.today, 5),
})

export function runYield(context: ToolContext): ToolRun {
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

export function runPrice(context: ToolContext): ToolRun {
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
