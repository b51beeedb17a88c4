import { expect, it } from 'vitest'
import { couponPercent, type SeriesDates, seriesStatus } from './bond-series.ts'

const floating = { kind: 'floating', spread: 1.3, floor: 6.05 } as const

it.each([
  {
    name: 'a fixed coupon',
    coupon: { kind: 'fixed', percent: 6.4 } as const,
    policyRate: 5.75,
    expected: 6.4,
  },
  { name: 'the policy rate plus the spread', coupon: floating, policyRate: 5.75, expected: 7.05 },
  { name: 'the floor after the policy rate has fallen', coupon: floating, policyRate: 4.5, expected: 6.05 },
  { name: 'the floor without a policy rate', coupon: floating, policyRate: null, expected: 6.05 },
])('couponPercent is $name', ({ coupon, policyRate, expected }) => {
  expect(couponPercent(coupon, policyRate)).toBe(expected)
})

const ori: SeriesDates = {
  offerFrom: '2026-11-23',
  offerTo: '2026-12-17',
  tradableFrom: '2027-02-16',
  maturity: '2029-12-15',
}
const sbr: SeriesDates = { ...ori, tradableFrom: null }

it.each([
  { day: '2026-11-22', series: ori, expected: 'upcoming' },
  { day: '2026-11-23', series: ori, expected: 'open' },
  { day: '2026-12-17', series: ori, expected: 'open' },
  { day: '2026-12-18', series: ori, expected: 'closed' },
  { day: '2027-02-15', series: ori, expected: 'closed' },
  { day: '2027-02-16', series: ori, expected: 'tradable' },
  { day: '2027-02-16', series: sbr, expected: 'closed' },
  { day: '2029-12-14', series: ori, expected: 'tradable' },
  { day: '2029-12-15', series: ori, expected: 'matured' },
  { day: '2029-12-15', series: sbr, expected: 'matured' },
])('seriesStatus is $expected on $day', ({ day, series, expected }) => {
  expect(seriesStatus(series, day)).toBe(expected)
})
