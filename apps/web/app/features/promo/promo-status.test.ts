import { describe, expect, it } from 'vitest'
import { promoStatus } from './promo-status.ts'

const startsAt = '2026-11-02T00:00:00+07:00'
const endsAt = '2026-12-31T23:59:00+07:00'

describe('promoStatus', () => {
  const cases = [
    { name: 'is upcoming just before the start', now: '2026-11-01T16:59:59.999Z', expected: 'upcoming' },
    { name: 'is running from its first instant', now: '2026-11-01T17:00:00.000Z', expected: 'running' },
    { name: 'is running in between', now: '2026-11-21T03:00:00.000Z', expected: 'running' },
    { name: 'is running at its last instant', now: '2026-12-31T16:59:00.000Z', expected: 'running' },
    { name: 'has ended just after the end', now: '2026-12-31T16:59:00.001Z', expected: 'ended' },
  ]
  it.each(cases)('$name', ({ now, expected }) => {
    expect(promoStatus({ startsAt, endsAt, now: new Date(now) })).toBe(expected)
  })
})
