import { decimal, toDecimal } from './calculators/fixed-point.ts'
import { isInForce } from './fees-in-force.ts'

interface ServiceFeePeriod {
  readonly code: string
  readonly account: string
  readonly validFrom: string
  readonly validTo: string | null
}

/** The fee of a code on a day: that of the account, else that of all accounts; null if none is stated. */
export function findServiceFee<Fee extends ServiceFeePeriod>(
  fees: readonly Fee[],
  { code, account }: Pick<Fee, 'code' | 'account'>,
  day: string,
): Fee | null {
  const inForce = fees.filter((fee) => fee.code === code && isInForce(fee, day))
  const findFor = (name: string) => inForce.find((fee) => fee.account === name)
  return findFor(account) ?? findFor('all') ?? null
}

/** Interest by calendar days on whole rupiah, half up to the rupiah. */
export function computeInterest(
  amount: number,
  percentPerYear: number,
  days: number,
  /** Days that a contract counts as a year. */
  basis = 365,
): number {
  return toDecimal((decimal(percentPerYear) * BigInt(amount) * BigInt(days)) / BigInt(100 * basis), 0)
}

/** A charge for each day on whole rupiah, half up to the rupiah. */
export const computeDailyCharge = (amount: number, percentPerDay: number, days: number): number =>
  toDecimal((decimal(percentPerDay) * BigInt(amount) * BigInt(days)) / 100n, 0)

interface CodeFee {
  readonly amount: number
  readonly minimum: number | null
  readonly maximum: number | null
}

/** What a transfer of so many different share codes costs, in rupiah. */
export const computePerCode = ({ amount, minimum, maximum }: CodeFee, codes: number): number =>
  Math.min(Math.max(amount * codes, minimum ?? 0), maximum ?? Number.POSITIVE_INFINITY)
