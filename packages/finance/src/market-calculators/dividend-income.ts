import { decimal, type Fixed, fixed, over, toDecimal } from '../calculators/fixed-point.ts'
import type { RuleSource } from '../rule-source.ts'

interface DividendTax extends RuleSource {
  readonly percent: Readonly<Record<TaxBranch, number>>
  readonly dueDay: number
  readonly reinvestBy: string
  readonly holdingYears: number
}

/** How the dividend of a listed Indonesian company is taxed: PMK 18/2021 and, for the due date, PMK 81/2024. */
export const dividendTax = {
  percent: { reinvested: 0, paid: 10, foreign: 20 },
  /** Day of the month after the payment by which an individual pays the tax. */
  dueDay: 15,
  /** Month and day of the year after the payment by which the dividend is reinvested. */
  reinvestBy: '03-31',
  /** Tax years for which the investment is held. */
  holdingYears: 3,
  source: 'PMK 18/2021, PMK 81/2024',
  /** Of the exemption; PMK 81/2024 confirms the due day from 2025. */
  since: '2021-02-17',
  checked: '2026-11-25',
} as const satisfies DividendTax

export const taxBranches = ['reinvested', 'paid', 'foreign'] as const
export type TaxBranch = (typeof taxBranches)[number]

export interface DividendIncome {
  readonly gross: number
  readonly tax: number
  readonly net: number
}

/** Gross and tax are rounded half up to the rupiah; the net amount is their difference. */
export function dividendIncome(options: {
  /** Rupiah, at most six decimals. */
  readonly perShare: number
  readonly shares: number
  readonly branch: TaxBranch
}): DividendIncome {
  const gross = toDecimal(decimal(options.perShare) * BigInt(options.shares), 0)
  const tax = toDecimal((fixed(gross) * BigInt(dividendTax.percent[options.branch])) / 100n, 0)
  return { gross, tax, net: gross - tax }
}

/** Percent of a price, two decimals. */
export function dividendYieldPercent(perShare: number, price: number): number {
  return toDecimal(over(decimal(perShare) * 100n, decimal(price)), 2)
}

/** Until when the tax is paid, or the dividend reinvested. Days are `2026-11-20`. */
export function taxDates(paymentDate: string): { readonly payTaxBy: string; readonly reinvestBy: string } {
  const year = Number(paymentDate.slice(0, 4))
  const month = Number(paymentDate.slice(5, 7))
  const [dueYear, dueMonth] = month === 12 ? [year + 1, 1] : [year, month + 1]
  return {
    payTaxBy: `${dueYear}-${String(dueMonth).padStart(2, '0')}-${dividendTax.dueDay}`,
    reinvestBy: `${year + 1}-${dividendTax.reinvestBy}`,
  }
}

export interface Holding {
  readonly perShare: number
  readonly shares: number
  /** null without a known price. */
  readonly price: number | null
}

/** The sum of a portfolio; the yield counts only holdings with a price. */
export function portfolioIncome(holdings: readonly Holding[], branch: TaxBranch) {
  let [value, priced]: [Fixed, number] = [0n, 0]
  const total = { gross: 0, tax: 0, net: 0 }
  for (const holding of holdings) {
    const { gross, tax, net } = dividendIncome({ ...holding, branch })
    total.gross += gross
    total.tax += tax
    total.net += net
    if (holding.price !== null) {
      value += decimal(holding.price) * BigInt(holding.shares)
      priced += gross
    }
  }
  return {
    ...total,
    value: toDecimal(value, 0),
    yieldPercent: value > 0n ? toDecimal(over(fixed(priced) * 100n, value), 2) : null,
  }
}
