import { decimal, type Fixed, fixed, ONE, over, times, toNearestRupiah } from './calculators/fixed-point.ts'
import { lot } from './lots-and-ticks.ts'
import { computeStampDuty } from './stamp-duty.ts'
import type { TradingRates } from './trading-rates.ts'

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
  const value = fixed(whole)
  const levy = times(value, decimal(rates.levy)) / 100n
  const vat = decimal(rates.vat) / 100n
  const toExchange = levy + times(levy, vat) + times(value, decimal(rates.guaranteeFund)) / 100n
  const total = largest(times(value, decimal(fee.percent)) / 100n, decimal(fee.minimum ?? 0), toExchange)
  const tax = side === 'sell' ? times(value, decimal(rates.salesTax)) / 100n : 0n
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

const largest = (...values: Fixed[]): Fixed => values.reduce((most, value) => (value > most ? value : most))
