import type { BondSeries } from '@site/contracts/content/bond-series.ts'

export const series: BondSeries = {
  id: 1,
  code: 'ORI990',
  kind: 'ORI',
  coupon: { kind: 'fixed', percent: 6.1 },
  tenorYears: 3,
  offerFrom: '2026-11-16',
  offerTo: '2026-12-10',
  settlement: '2026-12-16',
  firstCoupon: '2027-01-15',
  maturity: '2029-12-15',
  minimum: 1_000_000,
  maximum: 5_000_000_000,
  tradableFrom: '2027-02-16',
  earlyRedemption: null,
  memorandum: null,
}
