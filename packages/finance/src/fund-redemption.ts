import type { RuleSource } from './rule-source.ts'

/**
 * In trading days: how soon a fund pays a redemption. Recheck: prospectuses name the days; the clause of POJK
 * 23/POJK.04/2016 (amended by POJK 2/POJK.04/2020 and POJK 4/2023) was not seen, nor the first day of its rule.
 */
export const fundRedemption = {
  days: 7,
  source: 'POJK 23/POJK.04/2016',
  checked: '2026-11-29',
} as const satisfies Omit<RuleSource, 'since'> & { days: number }
