import { describe, expect, it } from 'vitest'
import { findListPath } from './list-path.ts'

describe('findListPath', () => {
  it.each([
    { pathname: '/id/blog/saham', expected: '/en/blog' },
    { pathname: '/id/edukasi/brids-eduvest/kelas/daftar', expected: '/en/education/brids-eduvest' },
    {
      pathname: '/id/riset-dan-berita/daftar-informasi-perusahaan/bqns/berita-terkini/laba',
      expected: '/en/research-and-news/company-information-list',
    },
    { pathname: '/id/blog', expected: null },
    { pathname: '/nowhere', expected: null },
  ])('returns $expected for $pathname', ({ pathname, expected }) => {
    expect(findListPath(pathname, 'en')).toBe(expected)
  })
})
