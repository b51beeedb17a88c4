import { describe, expect, it } from 'vitest'
import {
  findBuybackPhase,
  findLastDay,
  findNextAct,
  findRightsPhase,
  findTenderPhase,
  findWarrantPhase,
  type RightsDays,
} from './action-phases.ts'
import { tradingCalendar } from './trading-calendar.ts'

const rights: RightsDays = {
  kind: 'rights',
  effectiveDate: '2026-11-20',
  cumDate: '2026-11-24',
  exDate: '2026-11-25',
  distributionDate: '2026-11-27',
  tradingFrom: '2026-11-30',
  tradingTo: '2026-12-08',
  exerciseFrom: '2026-11-30',
  exerciseTo: '2026-12-08',
  extraPaymentBy: '2026-12-10',
  allotmentDate: '2026-12-11',
  refundDate: '2026-12-15',
}

const unknown: RightsDays = {
  kind: 'rights',
  effectiveDate: null,
  cumDate: null,
  exDate: null,
  distributionDate: null,
  tradingFrom: null,
  tradingTo: null,
  exerciseFrom: null,
  exerciseTo: null,
  extraPaymentBy: null,
  allotmentDate: null,
  refundDate: null,
}

it('a rights issue goes through its phases from the announcement to the day after the refund', () => {
  const { nextTradingDay } = tradingCalendar([])
  const walked: string[] = []
  for (let day: string | null = '2026-11-19'; day !== null && day < '2026-12-17'; day = nextTradingDay(day)) {
    const act = findNextAct(rights, day)
    walked.push(`${day} ${findRightsPhase(rights, day)} ${act ? `${act.name} ${act.day}` : '-'}`)
  }
  expect(walked).toEqual([
    '2026-11-19 announced cumDate 2026-11-24',
    '2026-11-20 cum cumDate 2026-11-24',
    '2026-11-23 cum cumDate 2026-11-24',
    '2026-11-24 cum cumDate 2026-11-24',
    '2026-11-25 recorded tradingTo 2026-12-08',
    '2026-11-26 recorded tradingTo 2026-12-08',
    '2026-11-27 recorded tradingTo 2026-12-08',
    '2026-11-30 actNow tradingTo 2026-12-08',
    '2026-12-01 actNow tradingTo 2026-12-08',
    '2026-12-02 actNow tradingTo 2026-12-08',
    '2026-12-03 actNow tradingTo 2026-12-08',
    '2026-12-04 actNow tradingTo 2026-12-08',
    '2026-12-07 actNow tradingTo 2026-12-08',
    '2026-12-08 actNow tradingTo 2026-12-08',
    '2026-12-09 allotment -',
    '2026-12-10 allotment -',
    '2026-12-11 allotment -',
    '2026-12-14 allotment -',
    '2026-12-15 allotment -',
    '2026-12-16 done -',
  ])
})

it.each([
  { name: 'without any day is announced', days: {}, today: '2026-12-01', phase: 'announced' },
  { name: 'with a cum date only is cum', days: { cumDate: '2026-12-01' }, today: '2026-12-01', phase: 'cum' },
  {
    name: 'of which only the cum date is known is then recorded',
    days: { cumDate: '2026-12-01' },
    today: '2026-12-02',
    phase: 'recorded',
  },
  {
    name: 'that can still be exercised after its last trading day',
    days: { tradingFrom: '2026-11-30', tradingTo: '2026-12-04', exerciseTo: '2026-12-08' },
    today: '2026-12-07',
    phase: 'actNow',
  },
  {
    name: 'whose later days are not known has lapsed',
    days: { exerciseTo: '2026-12-08' },
    today: '2026-12-09',
    phase: 'lapsed',
  },
  {
    name: 'whose trading is over has not lapsed before the end of the exercise is known',
    days: { tradingFrom: '2026-11-30', tradingTo: '2026-12-04' },
    today: '2026-12-07',
    phase: 'actNow',
  },
  {
    name: 'of whose trading only the last day is known has not lapsed either',
    days: { tradingTo: '2026-12-04' },
    today: '2026-12-07',
    phase: 'actNow',
  },
  {
    name: 'without an end of the exercise cannot be exercised after the payment of extra orders',
    days: { exDate: '2026-11-25', extraPaymentBy: '2026-12-10', refundDate: '2026-12-15' },
    today: '2026-12-11',
    phase: 'allotment',
  },
  {
    name: 'without an end of the exercise is done after the refund',
    days: { exDate: '2026-11-25', refundDate: '2026-12-15' },
    today: '2026-12-16',
    phase: 'done',
  },
])('a rights issue $name', ({ days, today, phase }) => {
  expect(findRightsPhase({ ...unknown, ...days }, today)).toBe(phase)
})

it('a holder can still exercise after the last trading day', () => {
  const shorter = { ...rights, tradingTo: '2026-12-04' }
  expect(findNextAct(shorter, '2026-12-04')).toEqual({ name: 'tradingTo', day: '2026-12-04' })
  expect(findNextAct(shorter, '2026-12-05')).toEqual({ name: 'exerciseTo', day: '2026-12-08' })
})

const warrant = {
  kind: 'warrant',
  listedOn: '2026-01-12',
  exerciseFrom: '2026-07-13',
  exerciseTo: '2029-01-12',
  lastTradingRegular: '2029-01-09',
  lastTradingCash: '2029-01-11',
} as const
const tender = {
  kind: 'tender',
  offerFrom: '2026-11-17',
  offerTo: '2026-12-16',
  paymentDate: '2026-12-28',
} as const
const buyback = { kind: 'buyback', from: '2026-05-21', to: '2027-05-20' } as const

describe('the phase on a day', () => {
  it.each([
    ['2026-01-11', 'announced', '2029-01-09'],
    ['2026-01-12', 'traded', '2029-01-09'],
    ['2026-07-12', 'traded', '2029-01-09'],
    ['2026-07-13', 'exercisable', '2029-01-09'],
    ['2028-12-13', 'exercisable', '2029-01-09'],
    // The first of 30 days.
    ['2028-12-14', 'lastDays', '2029-01-09'],
    ['2029-01-10', 'lastDays', '2029-01-11'],
    ['2029-01-12', 'lastDays', '2029-01-12'],
    ['2029-01-13', 'lapsed', undefined],
  ])('of a warrant on %s is %s, to act by %s', (today, phase, act) => {
    expect([findWarrantPhase(warrant, today), findNextAct(warrant, today)?.day]).toEqual([phase, act])
  })

  it.each([
    ['2026-11-16', 'announced', '2026-12-16'],
    ['2026-11-17', 'open', '2026-12-16'],
    ['2026-12-16', 'open', '2026-12-16'],
    ['2026-12-17', 'payment', undefined],
    ['2026-12-28', 'payment', undefined],
    ['2026-12-29', 'done', undefined],
  ])('of a tender offer on %s is %s, to act by %s', (today, phase, act) => {
    expect([findTenderPhase(tender, today), findNextAct(tender, today)?.day]).toEqual([phase, act])
  })

  it.each([
    ['2026-12-16', { paymentDate: null }, 'open'],
    ['2026-12-17', { paymentDate: null }, 'payment'],
    ['2027-06-30', { paymentDate: null }, 'payment'],
    ['2027-06-30', { offerTo: null, paymentDate: null }, 'open'],
    ['2026-12-29', { offerTo: null }, 'done'],
  ])('of a tender offer on %s with %o is %s', (today, change, phase) => {
    expect(findTenderPhase({ ...tender, ...change }, today)).toBe(phase)
  })

  it.each([
    ['2026-05-20', 'announced'],
    ['2026-05-21', 'running'],
    ['2027-05-20', 'running'],
    ['2027-05-21', 'done'],
  ])('of a buyback on %s is %s, and nobody has to act', (today, phase) => {
    expect([findBuybackPhase(buyback, today), findNextAct(buyback, today)]).toEqual([phase, null])
  })
})

it.each([
  { action: rights, day: '2026-12-15' },
  { action: unknown, day: null },
  { action: warrant, day: '2029-01-12' },
  { action: tender, day: '2026-12-28' },
  { action: { ...tender, paymentDate: null }, day: '2026-12-16' },
  { action: buyback, day: '2027-05-20' },
])('the last day of $action.kind is $day', ({ action, day }) => {
  expect(findLastDay(action)).toBe(day)
})
