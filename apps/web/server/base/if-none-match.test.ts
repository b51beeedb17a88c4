import { describe, expect, it } from 'vitest'
import { matchesEtag } from './if-none-match.ts'

describe('matchesEtag', () => {
  it.each([
    { name: 'the same ETag', known: '"a.br"', etag: '"a.br"', expected: true },
    { name: 'a weak ETag for a strong one', known: 'W/"a"', etag: '"a"', expected: true },
    { name: 'a strong ETag for a weak one', known: '"12-ab"', etag: 'W/"12-ab"', expected: true },
    { name: 'one of several ETags', known: '"b", W/"c" ,"a"', etag: '"a"', expected: true },
    { name: 'an ETag after one with a comma', known: '"b,c","a"', etag: '"a"', expected: true },
    { name: 'an asterisk', known: ' * ', etag: '"a"', expected: true },
    { name: 'another ETag', known: '"b"', etag: '"a"', expected: false },
    { name: 'an ETag with the same prefix', known: '"ab"', etag: '"a"', expected: false },
    { name: 'an invalid ETag', known: 'a', etag: '"a"', expected: false },
    { name: 'no header', known: undefined, etag: '"a"', expected: false },
  ])('returns $expected for $name', ({ known, etag, expected }) => {
    expect(matchesEtag(known, etag)).toBe(expected)
  })
})
