import { describe, expect, it } from 'vitest'
import { untradedSince } from './untraded-since.ts'

const free = { suspendedSince: null, delistedOn: null }

describe('untradedSince', () => {
  it.each([
    { name: 'the last day of a share without a later trade', last: '2026-08-14', expected: '2026-08-14' },
    { name: 'null for a share that was traded on the latest day', last: '2026-11-20', expected: null },
    { name: 'null for a share that was never traded', last: null, expected: null },
    {
      name: 'null for a suspended share',
      last: '2026-08-14',
      trading: { ...free, suspendedSince: '2026-08-18' },
      expected: null,
    },
    {
      name: 'null for a delisted share',
      last: '2026-08-14',
      trading: { ...free, delistedOn: '2026-08-14' },
      expected: null,
    },
  ])('is $name', ({ last, trading = free, expected }) => {
    expect(untradedSince('2026-11-20', last, trading)).toBe(expected)
  })

  it('is null without any market day', () => {
    expect(untradedSince(null, '2026-08-14', free)).toBeNull()
  })
})
