import { describe, expect, it } from 'vitest'
import { resolveRequestId } from './request-id.ts'

describe('resolveRequestId', () => {
  it('returns the ID of a trusted proxy', () => {
    expect(resolveRequestId('3f9a7c1b22aa4be09a1c0e5d7f665544', true)).toBe(
      '3f9a7c1b22aa4be09a1c0e5d7f665544',
    )
  })

  it.each([
    { name: 'is from an untrusted client', sent: '3f9a7c1b22aa4be09a1c0e5d7f665544', isTrusted: false },
    { name: 'has a line break', sent: 'abcdefgh\nadmin', isTrusted: true },
    { name: 'contains markup', sent: '<script>alert(1)</script>', isTrusted: true },
    { name: 'is too short', sent: 'abc', isTrusted: true },
    { name: 'is too long', sent: 'a'.repeat(65), isTrusted: true },
    { name: 'is sent twice', sent: ['aaaaaaaa', 'bbbbbbbb'], isTrusted: true },
    { name: 'is missing', sent: undefined, isTrusted: true },
  ])('returns a new ID when the received one $name', ({ sent, isTrusted }) => {
    expect(resolveRequestId(sent, isTrusted)).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/)
  })

  it('returns unique IDs', () => {
    const made = Array.from({ length: 1_000 }, () => resolveRequestId(null, true))
    expect(new Set(made).size).toBe(1_000)
  })
})
