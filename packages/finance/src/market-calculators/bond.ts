import { decimal, type Fixed, fixed, over, toDecimal } from '../calculators/fixed-point.ts'
import { daysBetween } from '../days.ts'
import type { RuleSource } from '../rule-source.ts'

const checked = '2026-11-28'

/** Final income tax on coupons of government and corporate bonds and sukuk. */
export const couponTax = {
  percent: 10,
  source: 'PP 91/2021',
  since: '2021-08-30',
  checked,
} as const satisfies RuleSource & { percent: number }

/** The same for holders whose tax residence is abroad. Recheck: null until it is read in the rule. */
export const foreignCouponTax: (RuleSource & { readonly percent: number }) | null = null

/** Final income tax on interest of bank deposits. */
export const depositTax = {
  percent: 20,
  /** Deposits in one bank up to this amount, which is not the part of a larger one, are exempt. */
  exemptUpTo: 7_500_000,
  source: 'PP 131/2000',
  since: '2001-01-01',
  checked,
} as const satisfies RuleSource & { percent: number; exemptUpTo: number }

/** Coupons per year. */
export const frequencies = [12, 4, 2, 1] as const
export type Frequency = (typeof frequencies)[number]

/** Decimal places of a price in percent of the nominal value. */
const PRICE_PLACES = 6

export interface Coupon {
  readonly gross: number
  readonly tax: number
  readonly net: number
}

/** One coupon, or one year of them with a frequency of 1; gross and tax are rounded half up to the rupiah. */
export function computeCoupon(nominal: number, couponPercent: number, frequency: Frequency): Coupon {
  return taxedCoupon((decimal(couponPercent) * BigInt(nominal)) / BigInt(100 * frequency))
}

function taxedCoupon(exact: Fixed): Coupon {
  const gross = toDecimal(exact, 0)
  const tax = toDecimal((fixed(gross) * BigInt(couponTax.percent)) / 100n, 0)
  return { gross, tax, net: gross - tax }
}

/** The coupon, in percent, of a series that floats above a policy rate but not below its floor. */
export function floatingCoupon(policyPercent: number, spreadPercent: number, floorPercent: number): number {
  const floating = toDecimal(decimal(policyPercent) + decimal(spreadPercent), 6)
  return Math.max(floorPercent, floating)
}

/** The tax on the interest of a deposit, in percent: none up to the exempt amount. */
export function depositTaxPercent(amount: number): number {
  return amount <= depositTax.exemptUpTo ? 0 : depositTax.percent
}

/** A year of a deposit after its tax, and the deposit rate that pays as much as a coupon after its own. */
export function depositComparison(nominal: number, couponPercent: number, depositPercent: number) {
  const taxPercent = depositTaxPercent(nominal)
  const interest = toDecimal((decimal(depositPercent) * BigInt(nominal)) / 100n, 0)
  const tax = toDecimal((fixed(interest) * BigInt(taxPercent)) / 100n, 0)
  const kept = BigInt(100 - couponTax.percent)
  return {
    bondNet: computeCoupon(nominal, couponPercent, 1).net,
    depositNet: interest - tax,
    equalDepositPercent: toDecimal(over(decimal(couponPercent) * kept, fixed(100 - taxPercent)), 4),
  }
}

export interface Bond {
  readonly couponPercent: number
  readonly frequency: Frequency
  readonly maturity: string
}

/** Months since the year 0. */
const countMonths = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

function daysOfMonth(month: number): number {
  const year = Math.floor(month / 12)
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month % 12] ?? 31
}

/** The day so many months before another; the last of the month where it has fewer days. Fast: bonds have 600 of them. */
function monthsBefore(day: string, months: number): string {
  const month = countMonths(day) - months
  const date = Math.min(Number(day.slice(8)), daysOfMonth(month))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${two((month % 12) + 1)}-${two(date)}`
}

/** How many coupons are paid after the settlement. */
function couponsLeft({ maturity, frequency }: Bond, settlement: string): number {
  const months = 12 / frequency
  const whole = Math.max(0, Math.floor((countMonths(maturity) - countMonths(settlement)) / months))
  return monthsBefore(maturity, whole * months) > settlement ? whole + 1 : whole
}

/** Coupon days after the settlement, counted back from the maturity. */
export function couponDates(bond: Bond, settlement: string): string[] {
  const coupons = couponsLeft(bond, settlement)
  return Array.from({ length: coupons }, (_, index) =>
    monthsBefore(bond.maturity, ((coupons - 1 - index) * 12) / bond.frequency),
  )
}

interface CouponPeriod {
  readonly passed: number
  readonly all: number
  /** Coupons left. */
  readonly coupons: number
}

/** Days of a coupon period: passed at the settlement, and in all (actual/actual). */
function periodDays(bond: Bond, settlement: string): CouponPeriod {
  const coupons = couponsLeft(bond, settlement)
  const dayBefore = (left: number) => monthsBefore(bond.maturity, (left * 12) / bond.frequency)
  const previous = dayBefore(coupons)
  return {
    passed: daysBetween(previous, settlement),
    all: daysBetween(previous, dayBefore(coupons - 1)),
    coupons,
  }
}

/** Interest since the last coupon on an amount of nominal value (actual/actual). */
function accruedOn(
  { couponPercent, frequency }: Bond,
  { passed, all }: CouponPeriod,
  nominal: number,
): Fixed {
  return (decimal(couponPercent) * BigInt(nominal) * BigInt(passed)) / BigInt(100 * frequency * all)
}

/**
 * Discounted cash flows in percent of the nominal value. Roots have no exact decimals, so that this is in floating
 * point, and amounts are calculated from its rounded price.
 */
function dirtyPrice(coupon: number, frequency: Frequency, period: CouponPeriod, annualYield: number): number {
  const { passed, all, coupons } = period
  const discount = 1 / (1 + annualYield / frequency)
  let flows = 0
  for (let index = 0; index < coupons; index += 1) {
    flows = flows * discount + coupon / frequency + (index === 0 ? 100 : 0)
  }
  return flows * discount ** ((all - passed) / all)
}

/** The clean price, in percent of the nominal value, at which a purchase yields a rate (percent per year). */
export function priceForYield(bond: Bond, settlement: string, yieldPercent: number): number {
  const period = periodDays(bond, settlement)
  const dirty = dirtyPrice(bond.couponPercent, bond.frequency, period, yieldPercent / 100)
  return toDecimal(decimal(Number(dirty.toFixed(12))) - accruedOn(bond, period, 100), PRICE_PLACES)
}

/** Searched yields, as fractions. */
const YIELDS = { from: -0.99, to: 10 } as const

/**
 * The yield to maturity in percent per year, compounded with each coupon, by bisection; null outside of −99% to 1,000%.
 * Net of tax, the coupons are those after tax.
 */
export function yieldToMaturity(
  bond: Bond,
  settlement: string,
  cleanPercent: number,
  { isNet = false } = {},
): number | null {
  const period = periodDays(bond, settlement)
  const paid = toDecimal(decimal(cleanPercent) + accruedOn(bond, period, 100), 12)
  const coupon = bond.couponPercent * (isNet ? 1 - couponTax.percent / 100 : 1)
  const priceAt = (annualYield: number) => dirtyPrice(coupon, bond.frequency, period, annualYield)
  let { from, to }: { from: number; to: number } = YIELDS
  if (priceAt(from) < paid || priceAt(to) > paid) return null
  for (let middle = (from + to) / 2; middle > from && middle < to; middle = (from + to) / 2) {
    if (priceAt(middle) > paid) from = middle
    else to = middle
  }
  return Number((to * 100).toFixed(4))
}

/** What a purchase costs at a clean price: value and accrued interest, each rounded half up to the rupiah. */
export function bondPurchase(bond: Bond, settlement: string, nominal: number, cleanPercent: number) {
  const period = periodDays(bond, settlement)
  const value = toDecimal((decimal(cleanPercent) * BigInt(nominal)) / 100n, 0)
  const accrued = toDecimal(accruedOn(bond, period, nominal), 0)
  return { value, accrued, total: value + accrued, ...period }
}

/** A longer wait for the first coupon of a new series is a typing error. */
const MAX_FIRST_PERIODS = 3

/** The days on which a new series may pay its first coupon. */
export function firstCouponDates(bond: Bond, settlement: string): readonly string[] {
  return couponDates(bond, settlement).slice(0, MAX_FIRST_PERIODS)
}

interface FirstCoupon extends Coupon {
  /** Coupon periods that it pays in full. */
  readonly periods: number
  /** The part of one more period: its days from the settlement on, and in all. */
  readonly days: number
  readonly allDays: number
}

/**
 * The first coupon of a new series, which pays for the time since the settlement (actual/actual); null if the day is none
 * of the first coupon days. Recheck: the way of the memorandum of ORI024, known only as the press quotes it.
 */
export function computeFirstCoupon(
  bond: Bond,
  settlement: string,
  nominal: number,
  firstCoupon: string,
): FirstCoupon | null {
  const periods = firstCouponDates(bond, settlement).indexOf(firstCoupon)
  if (periods === -1) return null
  const { passed, all } = periodDays(bond, settlement)
  const days = all - passed
  const coupon = (decimal(bond.couponPercent) * BigInt(nominal)) / BigInt(100 * bond.frequency)
  const paid = taxedCoupon((coupon * BigInt(periods * all + days)) / BigInt(all))
  return { ...paid, periods, days, allDays: all }
}

export interface CashFlow extends Coupon {
  readonly day: string
  readonly principal: number
}

/** All payments after the settlement, net of tax; from its first coupon on for a new series. */
export function cashFlows(
  bond: Bond,
  settlement: string,
  nominal: number,
  firstCoupon: string | null = null,
): readonly CashFlow[] {
  const coupon = computeCoupon(nominal, bond.couponPercent, bond.frequency)
  const first = firstCoupon === null ? null : computeFirstCoupon(bond, settlement, nominal, firstCoupon)
  return couponDates(bond, settlement)
    .slice(first?.periods ?? 0)
    .map((day, index) => {
      const { gross, tax, net } = index === 0 && first !== null ? first : coupon
      return { day, gross, tax, net, principal: day === bond.maturity ? nominal : 0 }
    })
}
