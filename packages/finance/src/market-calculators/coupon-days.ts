import type { RuleSource } from '../rule-source.ts'

const checked = '2026-11-28'

/**
 * The day of the month on which retail government series pay; on the next business day if banks are closed then.
 * Recheck: the memoranda of ORI016 to ORI027, SR012 to SR024, SBR010 to SBR013 and ST011 are known only as the press
 * quotes them, so no source and no first day is stated.
 */
export const couponDays = {
  dayOfMonth: { ORI: 15, SR: 10, SBR: 10, ST: 10 },
  source: null,
  checked,
} as const satisfies Omit<RuleSource, 'since'> & { dayOfMonth: object }

/** Recheck: as above, in the memoranda of SBR and ST. */
export const floatingCoupons = {
  /** They follow the policy rate every so many months, from the day after a coupon. */
  resetMonths: 3,
  /** Bank Indonesia moves its rate in steps of so many percentage points. */
  policyRateStep: 0.25,
  source: null,
  checked,
} as const satisfies Omit<RuleSource, 'since'> & { resetMonths: number; policyRateStep: number }
