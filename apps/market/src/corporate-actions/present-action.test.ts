import { describe, expect, it } from 'vitest'
import { corporateActions } from '#market/test/corporate-actions.ts'
import { type ActionRecord, presentAction } from './present-action.ts'

/** The first action of a kind, for a company with a name only. */
function findRecord(kind: string): ActionRecord {
  const action = corporateActions.find((each) => each.kind === kind)
  if (!action) throw new Error(`there is no ${kind}`)
  const { id, ticker, keyDate, details } = action
  const company = { slug: 'splt', shortName: 'Split', name: { id: 'Split', en: 'Split' }, sectorCode: null }
  const prices = { cumClose: null, rightsCumDay: null, lastClose: null, lastDay: null, events: [] }
  return { id, ticker, status: 'planned', keyDate: keyDate ?? null, details, ...company, ...prices }
}

/** Ex date May 11, recording date May 12, payment May 29. */
const dividend = findRecord('dividend')
const withDetails = (change: object): ActionRecord => ({
  ...dividend,
  details: Object.assign({}, dividend.details, change),
})

function findPhase(record: ActionRecord, today: string) {
  const { isAhead, isAwaitingPayment } = presentAction(record, today)
  return isAhead ? 'ahead' : isAwaitingPayment ? 'awaiting' : 'past'
}

describe('a dividend', () => {
  it.each([
    { day: 'before the cum date', today: '2026-05-07', phase: 'ahead' },
    { day: 'on the cum date', today: '2026-05-08', phase: 'ahead' },
    { day: 'on the ex date', today: '2026-05-11', phase: 'ahead' },
    { day: 'on the recording date', today: '2026-05-12', phase: 'awaiting' },
    { day: 'after the recording date', today: '2026-05-13', phase: 'awaiting' },
    { day: 'before the payment', today: '2026-05-28', phase: 'awaiting' },
    { day: 'on the day of payment', today: '2026-05-29', phase: 'awaiting' },
    { day: 'after the payment', today: '2026-05-30', phase: 'past' },
  ])('is $phase $day', ({ today, phase }) => {
    expect(findPhase(dividend, today)).toBe(phase)
    expect(findPhase(findRecordOfBonus(), today)).toBe(phase)
  })

  it.each([
    { day: 'on the recording date', today: '2026-05-12', phase: 'awaiting' },
    { day: 'after it', today: '2026-05-13', phase: 'past' },
  ])('without a day of payment is $phase $day', ({ today, phase }) => {
    expect(findPhase(withDetails({ paymentDate: null }), today)).toBe(phase)
  })

  it('awaits nothing after its ex date if it is canceled or has no other dates', () => {
    expect(findPhase({ ...dividend, status: 'cancelled' }, '2026-05-12')).toBe('past')
    expect(findPhase(withDetails({ recordingDate: null, paymentDate: null }), '2026-05-12')).toBe('past')
  })
})

/** With the dates of the dividend. */
function findRecordOfBonus(): ActionRecord {
  const bonus = findRecord('bonus')
  const { keyDate } = dividend
  return { ...bonus, keyDate, details: Object.assign({}, bonus.details, { exDateRegular: keyDate }) }
}

describe.each([
  { kind: 'general-meeting', before: '2026-11-30', day: '2026-12-01', after: '2026-12-02' },
  { kind: 'ipo', before: '2026-12-13', day: '2026-12-14', after: '2026-12-15' },
  { kind: 'stock-merge-split', before: '2026-06-23', day: '2026-06-24', after: '2026-06-25' },
])('an action of the kind $kind', ({ kind, before, day, after }) => {
  it('is ahead until its key date, and then past', () => {
    const phases = [before, day, after].map((today) => findPhase(findRecord(kind), today))
    expect(phases).toEqual(['ahead', 'ahead', 'past'])
  })
})
