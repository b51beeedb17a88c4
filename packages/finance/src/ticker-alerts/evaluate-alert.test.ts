import { describe, expect, it } from 'vitest'
import type { DatedFactor } from '../adjustment.ts'
import { findNearestPrices } from '../lots-and-ticks.ts'
import { evaluateAlert, type PriceAlert } from './evaluate-alert.ts'
import { isReached } from './price-alert.ts'

const newAlert = (kind: PriceAlert['kind'], threshold: number, createdOn = '2026-01-05'): PriceAlert => ({
  kind,
  threshold,
  isArmed: false,
  createdOn,
  evaluatedOn: null,
  appliedFactor: 1,
})

interface Delivery {
  readonly date: string
  readonly close: number | null
  /** Events that are known from this delivery on. */
  readonly events?: readonly DatedFactor[]
  readonly expected: string
}

const split = { date: '2026-01-19', factor: 1 / 5 }
const bonus = { date: '2026-01-27', factor: 4 / 5 }
/** 1,000 shares give 300 rights at 500, after a close of 700: (700 × 10 + 500 × 3) ÷ 13 ÷ 700. */
const rights = { date: '2026-02-04', factor: 8500 / 13 / 700 }

/** In the order of import, so that an earlier date is a late or corrected close. All outcomes are set by hand. */
const deliveries: readonly Delivery[] = [
  { date: '2026-01-02', close: 4100, expected: '' },
  { date: '2026-01-05', close: 4150, expected: 'above armed, below armed' },
  { date: '2026-01-06', close: 4200, expected: 'above fires' },
  { date: '2026-01-07', close: 4250, expected: '' },
  // The close that fired is corrected to one that would not have.
  { date: '2026-01-06', close: 4190, expected: '' },
  { date: '2026-01-08', close: 4200, expected: '' },
  { date: '2026-01-09', close: 4190, expected: 'above armed' },
  // The close that armed is corrected, and stays the last word.
  { date: '2026-01-09', close: 4210, expected: '' },
  { date: '2026-01-12', close: 4210, expected: 'above fires' },
  // Suspended: no trade, no evaluation.
  { date: '2026-01-13', close: null, expected: '' },
  { date: '2026-01-14', close: null, expected: '' },
  { date: '2026-01-15', close: 3900, expected: 'above armed, below fires' },
  // Never delivered in time: the close of the 16th arrives after that of the 19th.
  { date: '2026-01-19', close: 790, events: [split], expected: 'above 4200 → 840, below 4000 → 800' },
  { date: '2026-01-16', close: 4300, expected: '' },
  { date: '2026-01-20', close: 805, expected: 'below armed' },
  { date: '2026-01-21', close: 840, expected: 'above fires' },
  { date: '2026-01-22', close: 835, expected: 'above armed' },
  { date: '2026-01-23', close: 800, expected: 'below fires' },
  { date: '2026-01-26', close: 820, expected: 'below armed' },
  // The bonus is delivered a day late: the old threshold of 800 fires, the right one of 640 is armed again.
  { date: '2026-01-27', close: 660, expected: 'below fires' },
  {
    date: '2026-01-28',
    close: 665,
    events: [bonus],
    expected: 'above 840 → 670, below 800 → 640, below armed',
  },
  { date: '2026-01-29', close: 670, expected: 'above fires' },
  { date: '2026-01-30', close: 640, expected: 'above armed, below fires' },
  { date: '2026-02-02', close: 645, expected: 'below armed' },
  // The rights are known a day before they count.
  { date: '2026-02-03', close: 700, events: [rights], expected: 'above fires' },
  // 670 × 0.934 = 625.8 and 640 × 0.934 = 597.8; no trade on the ex date.
  { date: '2026-02-04', close: null, expected: 'above 670 → 625, below 640 → 600' },
  { date: '2026-02-05', close: 620, expected: 'above armed' },
  { date: '2026-02-06', close: 600, expected: 'below fires' },
  { date: '2026-02-09', close: 625, expected: 'above fires, below armed' },
  // The ratio of the split is corrected to 1:4.
  {
    date: '2026-02-10',
    close: 780,
    events: [{ ...split, factor: 1 / 4 }, bonus, rights],
    expected: 'above 625 → 780, below 600 → 750',
  },
]

function nameChanges(before: PriceAlert, close: number | null, evaluated: ReturnType<typeof evaluateAlert>) {
  if (evaluated === null) return []
  const { alert, hasFired, changedFrom } = evaluated
  return [
    ...(changedFrom === null ? [] : [`${alert.kind} ${changedFrom} → ${alert.threshold}`]),
    ...(hasFired ? [`${alert.kind} fires`] : []),
    ...(close !== null && alert.isArmed && !before.isArmed ? [`${alert.kind} armed`] : []),
  ]
}

describe('evaluateAlert, over 30 deliveries with a split, a bonus, rights, suspensions and corrections', () => {
  it('fires once per crossing, with thresholds at the level of the day', () => {
    let alerts = [newAlert('above', 4200), newAlert('below', 4000)]
    let factors: readonly DatedFactor[] = []
    const outcomes = deliveries.map(({ date, close, events }) => {
      for (const event of events ?? []) {
        factors = [...factors.filter((known) => known.date !== event.date), event]
      }
      const before = { date: '2026-01-02', close: 4100 }
      const evaluated = alerts.map((alert) => evaluateAlert(alert, { date, close, before }, factors))
      const changes = alerts.flatMap((alert, index) => nameChanges(alert, close, evaluated[index] ?? null))
      alerts = alerts.map((alert, index) => evaluated[index]?.alert ?? alert)
      return `${date} ${changes.join(', ')}`
    })
    expect(outcomes).toEqual(deliveries.map(({ date, expected }) => `${date} ${expected}`))
  })
})

describe('A new alert', () => {
  const day = { date: '2026-01-06', close: 4250 }
  it.each([
    { name: 'fires if the close before was on the other side', close: 4190, hasFired: true },
    { name: 'stays silent if the close before was at the threshold', close: 4200, hasFired: false },
    { name: 'stays silent if the close before was beyond it', close: 4280, hasFired: false },
    { name: 'stays silent without a close before', close: null, hasFired: false },
  ])('$name', ({ close, hasFired }) => {
    const before = close === null ? null : { date: '2026-01-05', close }
    expect(evaluateAlert(newAlert('above', 4200), { ...day, before }, [])?.hasFired).toBe(hasFired)
  })

  it('is compared with a close before an ex date at the level of the ex date', () => {
    const onExDate = { date: '2026-01-19', close: 860, before: { date: '2026-01-15', close: 4000 } }
    const alert = newAlert('above', 840, '2026-01-19')
    expect(evaluateAlert(alert, onExDate, [split])).toMatchObject({ hasFired: true, changedFrom: null })
  })

  it('is decided by the close before, however many days pass without a trade', () => {
    const before = { date: '2026-01-05', close: 4190 }
    const idle = evaluateAlert(newAlert('above', 4200), { date: '2026-01-06', close: null, before }, [])
    expect(idle).toMatchObject({ hasFired: false, alert: { isArmed: true } })
  })
})

describe('The end of an alert', () => {
  const stored = { ...newAlert('above', 4200, '2026-02-28'), evaluatedOn: '2027-02-12', isArmed: true }
  it.each([
    { name: 'is not announced 15 days before', date: '2027-02-13', end: null, hasFired: true },
    { name: 'is announced 14 days before', date: '2027-02-14', end: 'announced', hasFired: true },
    {
      name: 'is announced on the first day after a holiday',
      date: '2027-02-17',
      end: 'announced',
      hasFired: true,
    },
    { name: 'comes after 12 months, whatever the close', date: '2027-02-28', end: 'ended', hasFired: false },
  ])('$name', ({ date, end, hasFired }) => {
    expect(evaluateAlert(stored, { date, close: 4300, before: null }, [])).toMatchObject({ end, hasFired })
  })

  it('is announced once', () => {
    const announced = { ...stored, evaluatedOn: '2027-02-15' }
    expect(evaluateAlert(announced, { date: '2027-02-16', close: 4300, before: null }, [])?.end).toBeNull()
  })
})

describe('A threshold', () => {
  it.each([
    { price: 4283, below: 4280, above: 4290 },
    { price: 4999, below: 4990, above: 5000 },
    { price: 5010, below: 5000, above: 5025 },
    { price: 201, below: 200, above: 202 },
  ])('of $price is off the tick, between $below and $above', ({ price, below, above }) => {
    expect(findNearestPrices(price, '2026-11-27')).toEqual({ below, above })
  })

  it.each([
    { kind: 'above', close: 4280, expected: true },
    { kind: 'above', close: 4200, expected: true },
    { kind: 'above', close: 4190, expected: false },
    { kind: 'below', close: 4200, expected: true },
    { kind: 'below', close: 4210, expected: false },
  ] as const)('of 4,200 $kind is reached by $close: $expected', ({ kind, close, expected }) => {
    expect(isReached({ kind, threshold: 4200 }, close)).toBe(expected)
  })
})
