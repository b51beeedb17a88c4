import { describe, expect, it } from 'vitest'
import { requestIdOf } from './request-id.ts'

describe('the number of a request', () => {
  it('is what a proxy of ours has given it', () => {
    expect(requestIdOf('3f9a7c1b22aa4be09a1c0e5d7f665544', true)).toBe('3f9a7c1b22aa4be09a1c0e5d7f665544')
  })

  it.each([
    { name: 'comes from anybody', sent: '3f9a7c1b22aa4be09a1c0e5d7f665544', isTrusted: false },
    { name: 'has a line break', sent: 'abcdefgh\nadmin', isTrusted: true },
    { name: 'has markup', sent: '<script>alert(1)</script>', isTrusted: true },
    { name: 'is too short to name one request', sent: 'abc', isTrusted: true },
    { name: 'is longer than a line should be', sent: 'a'.repeat(65), isTrusted: true },
    { name: 'is there twice', sent: ['aaaaaaaa', 'bbbbbbbb'], isTrusted: true },
    { name: 'is not there', sent: undefined, isTrusted: true },
  ])('is a new one where the one that is sent $name', ({ sent, isTrusted }) => {
    expect(requestIdOf(sent, isTrusted)).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/)
  })

  it('is never the same twice', () => {
    const made = Array.from({ length: 1_000 }, () => requestIdOf(null, true))
    expect(new Set(made).size).toBe(1_000)
  })
})
