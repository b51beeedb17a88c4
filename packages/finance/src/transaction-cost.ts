import { decimal, type Fixed, ONE, over, times, toNearestRupiah } from './calculators/fixed-point.ts'
import { lot } from './lots-and-ticks.ts'
import { computeStampDuty } from './stamp-duty.ts'
import type { CostRates, TradingRates } from './trading-rates.ts'

/** Percent of the traded value and minimum per order in rupiah, both with VAT and levies and without the sales tax. */
export interface FeeRate {
  readonly percent: number
  readonly minimum: number | null
}

interface Order {
  /** Whole rupiah per share. */
  readonly price: number
  readonly lots: number
  readonly side: 'buy' | 'sell'
}

/** Whole rupiah. The seven parts add up to `costs`. */
export interface TransactionCost {
  readonly value: number
  readonly commission: number
  readonly commissionVat: number
  readonly levy: number
  readonly levyVat: number
  readonly guaranteeFund: number
  readonly salesTax: number
  /** As if the order were the only trade of its client on that day: one confirmation states all of them. */
  readonly stampDuty: number
  readonly costs: number
  /** What a buyer pays, or a seller receives. */
  readonly net: number
}

/**
 * The cost of one order. The fee is at least its minimum and at least the levies; the commission is what remains of it.
 * The total is rounded half up. Each part is the difference of two rounded running sums, so that the parts add up.
 */
export function transactionCost(
  { price, lots, side }: Order,
  fee: FeeRate,
  rates: TradingRates,
): TransactionCost {
  const whole = price * lots * lot.shares
  const exactRates = toExactRates(side, fee, rates)
  const { levy, toExchange, total, tax } = computeExactCosts(whole, exactRates)
  const { vat } = exactRates
  const sums = [
    0n,
    levy,
    levy + times(levy, vat),
    toExchange,
    toExchange + over(total - toExchange, ONE + vat),
    total,
    total + tax,
  ].map(toNearestRupiah)
  const part = (index: number) => (sums[index] ?? 0) - (sums[index - 1] ?? 0)
  const stampDuty = computeStampDuty(rates.stampDuty, 'trades', whole)
  const costs = toNearestRupiah(total + tax) + stampDuty
  return {
    value: whole,
    levy: part(1),
    levyVat: part(2),
    guaranteeFund: part(3),
    commission: part(4),
    commissionVat: part(5),
    salesTax: part(6),
    stampDuty,
    costs,
    net: side === 'buy' ? whole + costs : whole - costs,
  }
}

/**
 * What an order costs by its value in whole rupiah, without stamp duty, also for odd lots; whole rupiah, rounded half
 * up. A function, so that a simulation of many orders converts the rates once.
 */
export function createOrderCosts(
  side: Order['side'],
  fee: FeeRate,
  rates: CostRates,
): (value: number) => number {
  const exactRates = toExactRates(side, fee, rates)
  return (value) => {
    const { total, tax } = computeExactCosts(value, exactRates)
    return toNearestRupiah(total + tax)
  }
}

interface ExactRates {
  /** Fractions of the value. */
  readonly levy: Fixed
  readonly guaranteeFund: Fixed
  readonly fee: Fixed
  readonly salesTax: Fixed
  /** A fraction of the levy and of the commission. */
  readonly vat: Fixed
  readonly minimum: Fixed
}

const toFraction = (percent: number): Fixed => decimal(percent) / 100n

function toExactRates(side: Order['side'], fee: FeeRate, rates: CostRates): ExactRates {
  return {
    levy: toFraction(rates.levy),
    guaranteeFund: toFraction(rates.guaranteeFund),
    fee: toFraction(fee.percent),
    salesTax: side === 'sell' ? toFraction(rates.salesTax) : 0n,
    vat: toFraction(rates.vat),
    minimum: decimal(fee.minimum ?? 0),
  }
}

function computeExactCosts(
  whole: number,
  { levy: levyRate, guaranteeFund, fee, salesTax, vat, minimum }: ExactRates,
) {
  const value = BigInt(whole)
  const levy = value * levyRate
  const toExchange = levy + times(levy, vat) + value * guaranteeFund
  const total = largest(value * fee, minimum, toExchange)
  return { levy, toExchange, total, tax: value * salesTax }
}

const largest = (...values: Fixed[]): Fixed => values.reduce((most, value) => (value > most ? value : most))
