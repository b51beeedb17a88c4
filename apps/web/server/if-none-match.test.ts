import { describe, expect, it } from 'vitest'
import { isKnown } from './if-none-match.ts'

describe('isKnown', () => {
  it.each([
    { name: 'the tag itself', known: '"a.br"', etag: '"a.br"', expected: true },
    { name: 'a weak one for a strong one', known: 'W/"a"', etag: '"a"', expected: true },
    { name: 'a strong one for a weak one', known: '"12-ab"', etag: 'W/"12-ab"', expected: true },
    { name: 'one of several', known: '"b", W/"c" ,"a"', etag: '"a"', expected: true },
    { name: 'one after a tag with a comma', known: '"b,c","a"', etag: '"a"', expected: true },
    { name: 'whatever there is', known: ' * ', etag: '"a"', expected: true },
    { name: 'another', known: '"b"', etag: '"a"', expected: false },
    { name: 'a tag that begins alike', known: '"ab"', etag: '"a"', expected: false },
    { name: 'what is no tag', known: 'a', etag: '"a"', expected: false },
    { name: 'nothing', known: undefined, etag: '"a"', expected: false },
  ])('knows by $name: $expected', ({ known, etag, expected }) => {
    expect(isKnown(known, etag)).toBe(expected)
  })
})
