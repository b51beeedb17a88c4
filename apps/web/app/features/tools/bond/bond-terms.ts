import {
  cashFlows,
  couponTax,
  type Frequency,
  firstCouponDates,
  frequencies,
} from '@site/finance/market-calculators/bond.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { figuresIn } from '../engine/figures.ts'
import type { CalendarDay, OutcomeTable } from '../engine/tool-outcome.ts'
import { copy } from './copy.ts'

const MAX_YEARS = 50

export const rateField = { kind: 'percent', min: 0, max: 50, places: 4 } as const
const dayField = { kind: 'day', min: '2000-01-01' } as const
export const nominalField = { kind: 'rupiah', min: 1_000, max: 1_000_000_000_000 } as const
export const dateFields = {
  frequency: { kind: 'choice', choices: ['12', '4', '2', '1'] },
  settlement: dayField,
  maturity: dayField,
} as const
/** Of a new series; empty, the next coupon is paid in full. */
export const firstCouponField = { ...dayField, isOptional: true } as const
export const bondFields = { nominal: nominalField, couponPercent: rateField, ...dateFields } as const

export interface BondForm {
  number(name: string): number
  text(name: string): string
  reject(name: string, message: string): void
}

export function readBond(form: BondForm, locale: Locale, couponPercent: number) {
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

export type Terms = ReturnType<typeof readBond>

/** The example of a maturity, which is no coupon day. */
export const inYears = (today: string, years: number) => `${Number(today.slice(0, 4)) + years}-06-15`

export const computeFlows = ({ bond, settlement, nominal: value, firstCoupon: first }: Terms) =>
  cashFlows(bond, settlement, value, first)

export function cashFlowTable(locale: Locale, terms: Terms): OutcomeTable {
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

export function calendarDays(locale: Locale, terms: Terms): CalendarDay[] {
  const { couponDay, lastDay } = copy[locale]
  const { rupiah } = figuresIn(locale)
  return computeFlows(terms).map(({ day: date, net, principal }) => ({
    day: date,
    title: principal > 0 ? lastDay(rupiah(net), rupiah(principal)) : couponDay(rupiah(net)),
  }))
}

export function taxNote(locale: Locale): string {
  const { percent, day: dated } = figuresIn(locale)
  return copy[locale].tax(percent(couponTax.percent), couponTax.source, dated(couponTax.checked))
}

/** The rate of earlier years is not in the rules. */
export function oldTaxWarnings(locale: Locale, { settlement }: Terms): string[] {
  const { percent, day: dated } = figuresIn(locale)
  return settlement < couponTax.since
    ? [copy[locale].beforeTax(dated(couponTax.since), percent(couponTax.percent))]
    : []
}
