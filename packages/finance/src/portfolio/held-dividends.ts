import { decimal, times, toDecimal } from '../calculators/fixed-point.ts'
import { type DividendIncome, dividendIncome, type TaxBranch } from '../market-calculators/dividend-income.ts'

/** A cash dividend of a share that is held; days are `2026-11-20`. */
export interface DeclaredDividend {
  readonly exDate: string | null
  readonly paymentDate: string | null
  /** In `currency`, for one share of the ex date; null: to be announced. */
  readonly amount: number | null
  readonly currency: 'IDR' | 'USD'
  readonly exchangeRate: number | null
}

/** A change of the number of shares: what a dividend before it is multiplied by for one share after it. */
export interface ShareCountChange {
  readonly day: string
  /** null: unknown. */
  readonly factor: number | null
}

/** Announced and not known to be paid, paid with an ex date within the last year, or neither. */
export function findPaymentPhase(
  { exDate, paymentDate }: Pick<DeclaredDividend, 'exDate' | 'paymentDate'>,
  today: string,
): 'announced' | 'paid' | null {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  const isRecent = exDate !== null && exDate > yearAgo
  // An ex date alone does not tell that anything was paid.
  if (paymentDate === null) return exDate === null || isRecent ? 'announced' : null
  if (paymentDate >= today) return 'announced'
  return isRecent ? 'paid' : null
}

/** Why the rupiah of a dividend are not known. */
export type UnknownIncome = 'amount' | 'rate' | 'shares'

const perSharePlaces = 6

/** The dividend of the shares that are held now, as if they had been held on its cum date. */
export function computeHeldDividend(
  { exDate, amount, currency, exchangeRate }: DeclaredDividend,
  {
    shares,
    changes,
    branch,
  }: { readonly shares: number; readonly changes: readonly ShareCountChange[]; readonly branch: TaxBranch },
): DividendIncome | UnknownIncome {
  if (amount === null) return 'amount'
  const rate = currency === 'IDR' ? 1 : exchangeRate
  if (rate === null) return 'rate'
  let perShare = times(decimal(amount), decimal(rate))
  for (const { day, factor } of changes) {
    if (exDate === null || day <= exDate) continue
    if (factor === null) return 'shares'
    perShare = times(perShare, decimal(factor))
  }
  return dividendIncome({ perShare: toDecimal(perShare, perSharePlaces), shares, branch })
}
