import { describe, expect, it } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

describe('canonicalPath', () => {
  it.each([
    { name: 'keeps a canonical path', path: '/en/about-us', expected: '/en/about-us' },
    { name: 'keeps the root path', path: '/', expected: '/' },
    { name: 'removes a trailing slash', path: '/id/blog/', expected: '/id/blog' },
    { name: 'collapses repeated slashes', path: '/id//blog', expected: '/id/blog' },
    { name: 'lowercases the path', path: '/EN/Blog', expected: '/en/blog' },
    { name: "uses the slug of the path's language", path: '/en/tentang-kami', expected: '/en/about-us' },
    {
      name: 'keeps the parameters when it translates a slug',
      path: '/id/education/brids-eduvest/kelas/register',
      expected: '/id/edukasi/brids-eduvest/kelas/daftar',
    },
    { name: 'translates the product of a listing', path: '/en/reksadana', expected: '/en/mutual-fund' },
    {
      name: 'keeps bytes that must be encoded',
      path: '/en/blog/a%3Cb',
      expected: '/en/blog/a%3Cb',
    },
    {
      name: 'normalizes percent-encoding to upper case',
      path: '/en/blog/%e4%bd%a0',
      expected: '/en/blog/%E4%BD%A0',
    },
    { name: 'decodes unreserved letters', path: '/id/%62l%6fg', expected: '/id/blog' },
    { name: 'does not decode an encoded slash', path: '/id%2fblog', expected: '/id%2Fblog' },
    { name: 'decodes once', path: '/id/%2562log', expected: '/id/%2562log' },
    { name: 'keeps what cannot be decoded', path: '/id/%FF%', expected: '/id/%FF%' },
    { name: 'keeps a path without a language', path: '/blog', expected: '/blog' },
  ])('$name', ({ path, expected }) => {
    expect(canonicalPath(path)).toBe(expected)
  })
})
