/**
 * The day of the month on which retail government series pay; on the next business day if banks are closed then.
 * The memoranda of ORI016 to ORI027, SR012 to SR024, SBR010 to SBR013 and ST011 say so, as the press quotes them.
 */
export const couponDays = {
  dayOfMonth: { ORI: 15, SR: 10, SBR: 10, ST: 10 },
  source: 'Memorandum Informasi ORI025, SR021, SBR010, ST011 (Kementerian Keuangan)',
  checked: '2026-11-28',
} as const

/** Floating coupons follow the policy rate every so many months, from the day after a coupon. */
export const resetMonths = 3

/** Bank Indonesia moves its rate in steps of so many percentage points. */
export const policyRateStep = 0.25
