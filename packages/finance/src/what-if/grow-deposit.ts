import { decimal, fixed, toDecimal } from '../calculators/fixed-point.ts'
import { daysBetween } from '../days.ts'
import { depositTaxPercent } from '../market-calculators/bond.ts'
import type { Contribution } from './what-if-input.ts'

/** Percent per year before tax, from a day on. */
export interface DepositRate {
  readonly from: string
  readonly percent: number
}

/**
 * What the contributions are worth in a deposit that is rolled over monthly from the first of them, in whole rupiah.
 * Interest (actual/365) and its tax are rounded half up. null without a rate on the first day of a period.
 */
export function growDeposit(
  contributions: readonly Contribution[],
  rates: readonly DepositRate[],
  to: string,
): number | null {
  const first = contributions[0]
  if (!first) return null
  let balance = 0
  let period = 0
  let start = first.date
  while (start < to) {
    const end = addMonths(first.date, period + 1)
    balance += sumBetween(contributions, start, end)
    const rate = rates.findLast(({ from }) => from <= start)
    if (!rate) return null
    balance += netInterest(balance, rate.percent, daysBetween(start, end < to ? end : to))
    start = end
    period += 1
  }
  return balance + (start === to ? sumBetween(contributions, start, addMonths(start, 1)) : 0)
}

function netInterest(balance: number, percent: number, days: number): number {
  const interest = toDecimal((decimal(percent) * BigInt(balance) * BigInt(days)) / 36_500n, 0)
  const tax = toDecimal((fixed(interest) * BigInt(depositTaxPercent(balance))) / 100n, 0)
  return interest - tax
}

function sumBetween(contributions: readonly Contribution[], from: string, before: string): number {
  return contributions
    .filter(({ date }) => date >= from && date < before)
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** The same day so many months later; the last of the month where it has fewer days. */
function addMonths(day: string, months: number): string {
  const date = new Date(`${day.slice(0, 8)}01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0)
  const last = date.getUTCDate()
  date.setUTCDate(Math.min(Number(day.slice(8)), last))
  return date.toISOString().slice(0, 10)
}
