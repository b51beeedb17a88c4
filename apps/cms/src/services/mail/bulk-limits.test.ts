import { describe, expect, it } from 'vitest'
import { isOverLimit } from './bulk-reports.ts'
import { nextBulkTime } from './bulk-window.ts'

describe('isOverLimit', () => {
  it.each([
    { sent: 100, hard: 5, complaint: 0, expected: false },
    { sent: 100, hard: 6, complaint: 0, expected: true },
    { sent: 99, hard: 99, complaint: 99, expected: false },
    { sent: 1000, hard: 0, complaint: 1, expected: false },
    { sent: 1999, hard: 0, complaint: 2, expected: true },
    { sent: 10_000, hard: 500, complaint: 10, expected: false },
  ])(
    'of $sent emails with $hard bounces and $complaint complaints is $expected',
    ({ expected, ...reports }) => {
      expect(isOverLimit(reports)).toBe(expected)
    },
  )
})

describe('nextBulkTime', () => {
  it.each([
    { at: '2026-11-30T05:59:59+07:00', expected: '2026-11-30T06:00:00+07:00' },
    { at: '2026-11-30T06:00:00+07:00', expected: '2026-11-30T06:00:00+07:00' },
    { at: '2026-11-30T20:59:59+07:00', expected: '2026-11-30T20:59:59+07:00' },
    { at: '2026-11-30T21:00:00+07:00', expected: '2026-12-01T06:00:00+07:00' },
    { at: '2026-12-31T23:30:00+07:00', expected: '2027-01-01T06:00:00+07:00' },
  ])('of $at is $expected', ({ at, expected }) => {
    expect(nextBulkTime(new Date(at))).toEqual(new Date(expected))
  })
})
