import {
  type Amount,
  annualized,
  averageBalance,
  margin,
  type PeriodMonths,
  type Ratio,
} from './ratio-formulas.ts'

/** Percent: annualized net interest income over average earning assets. */
export function netInterestMargin(input: {
  netInterestIncome: Amount
  months: PeriodMonths
  openingEarningAssets: Amount
  closingEarningAssets: Amount
}): Ratio {
  const average = averageBalance(input.openingEarningAssets, input.closingEarningAssets)
  return margin({ profit: annualized(input.netInterestIncome, input.months), revenue: average })
}

/** Percent: gross loans over third-party funds; for sharia banks (FDR) including temporary syirkah funds. */
export function loanToDeposit(input: { loans: Amount; deposits: Amount }): Ratio {
  return margin({ profit: input.loans, revenue: input.deposits })
}

/** Percent: collectability 3 to 5 over gross loans. */
export function nonPerformingLoans(input: { nonPerforming: Amount; loans: Amount }): Ratio {
  return margin({ profit: input.nonPerforming, revenue: input.loans })
}

/** Percent: operating costs over operating income, including interest and impairment. */
export function operatingCostToIncome(input: {
  interestExpense: Amount
  provision: Amount
  operatingExpenses: Amount
  interestIncome: Amount
  feeIncome: Amount
}): Ratio {
  return margin({
    profit: total(input.interestExpense, input.provision, input.operatingExpenses),
    revenue: total(input.interestIncome, input.feeIncome),
  })
}

/** Percent: current and savings deposits over third-party funds. */
export function casaRatio(input: { currentDeposits: Amount; savings: Amount; deposits: Amount }): Ratio {
  return margin({ profit: total(input.currentDeposits, input.savings), revenue: input.deposits })
}

/** Percent, as filed; it is not computed. */
export function capitalAdequacy(reported: Amount): Ratio {
  return reported ?? 'missing'
}

/** null if a part is missing. */
export function total(...parts: readonly Amount[]): number | null {
  let sum = 0
  for (const part of parts) {
    if (part === null || part === undefined) return null
    sum += part
  }
  return sum
}
