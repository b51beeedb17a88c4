import { describe, expect, it } from 'vitest'
import { isOverLimit } from './bulk-reports.ts'
import { isInBulkWindow } from './bulk-window.ts'

describe('isOverLimit', () => {
  it.each([
    { sent: 100, hard: 5, complaint: 0, expected: false },
    { sent: 100, hard: 6, complaint: 0, expected: true },
    { sent: 99, hard: 99, complaint: 99, expected: false },
    { sent: 100, hard: 0, complaint: 1, expected: false },
    { sent: 100, hard: 0, complaint: 2, expected: true },
    { sent: 2000, hard: 0, complaint: 2, expected: false },
    { sent: 1999, hard: 0, complaint: 2, expected: true },
    { sent: 10_000, hard: 500, complaint: 10, expected: false },
  ])(
    'of $sent emails with $hard bounces and $complaint complaints is $expected',
    ({ expected, ...reports }) => {
      expect(isOverLimit(reports)).toBe(expected)
    },
  )
})

describe('isInBulkWindow', () => {
  it.each([
    { at: '2026-11-30T05:59:59+07:00', expected: false },
    { at: '2026-11-30T06:00:00+07:00', expected: true },
    { at: '2026-11-30T20:59:59+07:00', expected: true },
    { at: '2026-11-30T21:00:00+07:00', expected: false },
  ])('at $at is $expected', ({ at, expected }) => {
    expect(isInBulkWindow(new Date(at))).toBe(expected)
  })
})
