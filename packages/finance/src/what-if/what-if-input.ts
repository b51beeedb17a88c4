import type { FeeRate } from '../transaction-cost.ts'

/** A day with a trade. `close` is as traded, in whole rupiah, never adjusted. */
export interface Bar {
  readonly date: string
  readonly close: number
}

/** `date` is the ex date, or the first day with the new par value. */
export type WhatIfAction =
  | {
      readonly kind: 'dividend'
      readonly date: string
      /** The payment day; null if it is unknown. */
      readonly paid: string | null
      /** Per share, in rupiah or in dollars. */
      readonly amount: number
      /** Rupiah per dollar for an amount in dollars; null if it is unknown. Absent for rupiah. */
      readonly exchangeRate?: number | null
    }
  | {
      readonly kind: 'split' | 'reverseSplit' | 'bonus' | 'stockDividend'
      readonly date: string
      readonly old: number
      readonly new: number
    }
  | {
      readonly kind: 'rights'
      readonly date: string
      readonly old: number
      readonly new: number
      readonly cumPrice: number
      readonly exercisePrice: number
    }

export interface WhatIfCompany {
  /** Oldest first. */
  readonly bars: readonly Bar[]
  readonly actions?: readonly WhatIfAction[]
  readonly suspendedSince?: string | null
  readonly delistedOn?: string | null
}

export interface PlannedShare {
  readonly ticker: string
  /** Whole percent of each contribution; all weights add up to 100. */
  readonly weight: number
}

export type ContributionSchedule =
  | { readonly mode: 'lumpSum'; readonly from: string; readonly to: string }
  /** `day` is 1 to 28. */
  | { readonly mode: 'monthly'; readonly day: number; readonly from: string; readonly to: string }

export interface Contribution {
  readonly date: string
  /** Whole rupiah. */
  readonly amount: number
}

export interface SharePlan {
  readonly contributions: readonly Contribution[]
  readonly shares: readonly PlannedShare[]
  readonly companies: Readonly<Record<string, WhatIfCompany>>
  /** The last day, which the result is of. */
  readonly to: string
  /** `paid` dividends are taxed and kept, `reinvested` ones buy shares untaxed (PMK 18/2021). */
  readonly dividends: 'paid' | 'reinvested'
  readonly fees: { readonly buy: FeeRate; readonly sell: FeeRate }
  /** How many price steps worse than the close each order is filled. */
  readonly slippageTicks: number
}
