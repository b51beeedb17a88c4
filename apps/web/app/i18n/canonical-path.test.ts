import { describe, expect, it } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

describe('canonicalPath', () => {
  it.each([
    { name: 'leaves a right address alone', path: '/en/about-us', expected: '/en/about-us' },
    { name: 'leaves the entrance alone', path: '/', expected: '/' },
    { name: 'takes the slash off the end', path: '/id/blog/', expected: '/id/blog' },
    { name: 'joins doubled slashes', path: '/id//blog', expected: '/id/blog' },
    { name: 'lowers a ticker', path: '/EN/Blog', expected: '/en/blog' },
    { name: 'gives a page the slug of its language', path: '/en/tentang-kami', expected: '/en/about-us' },
    {
      name: 'keeps the parameters of a page whose slug it changes',
      path: '/id/education/brids-eduvest/kelas/register',
      expected: '/id/edukasi/brids-eduvest/kelas/daftar',
    },
    { name: 'translates the product of a listing', path: '/en/reksadana', expected: '/en/mutual-fund' },
    {
      name: 'leaves bytes alone that have to be encoded',
      path: '/en/blog/a%3Cb',
      expected: '/en/blog/a%3Cb',
    },
    { name: 'writes encoded bytes in one way', path: '/en/blog/%e4%bd%a0', expected: '/en/blog/%E4%BD%A0' },
    { name: 'writes letters as letters', path: '/id/%62l%6fg', expected: '/id/blog' },
    { name: 'makes no new path of an encoded slash', path: '/id%2fblog', expected: '/id%2Fblog' },
    { name: 'decodes once', path: '/id/%2562log', expected: '/id/%2562log' },
    { name: 'leaves what cannot be decoded', path: '/id/%FF%', expected: '/id/%FF%' },
    { name: 'leaves a path without a language alone', path: '/blog', expected: '/blog' },
  ])('$name', ({ path, expected }) => {
    expect(canonicalPath(path)).toBe(expected)
  })
})
