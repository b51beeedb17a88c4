import { describe, expect, it } from 'vitest'
import { findValidation } from '#app/request/route-middleware.ts'
import { paramsChecks } from './validation.server.ts'

function passes(pattern: string, params: Readonly<Record<string, string>>): boolean | 'unchecked' {
  const check = findValidation(pattern)
  return check === null ? 'unchecked' : paramsChecks[check](params)
}

describe('parameter validation', () => {
  it.each([
    { pattern: '/id/blog/:slug', params: { slug: 'dana-darurat' } },
    { pattern: '/id/edukasi/brids-eduvest/:slug/daftar', params: { slug: 'kelas-2' } },
    { pattern: '/en/research-and-news/company-information-list/:slug', params: { slug: 'bqns' } },
    {
      pattern: '/en/research-and-news/company-information-list/:slug/latest-news/:news',
      params: { slug: 'bqns', news: 'laba-naik' },
    },
  ])('accepts $params at $pattern', ({ pattern, params }) => {
    expect(passes(pattern, params)).toBe(true)
  })

  it.each([
    { pattern: '/id/blog/:slug', params: { slug: '' } },
    { pattern: '/id/blog/:slug', params: { slug: '-' } },
    { pattern: '/id/blog/:slug', params: { slug: 'a/../b' } },
    { pattern: '/id/blog/:slug', params: { slug: 'a\n' } },
    { pattern: '/id/blog/:slug', params: { slug: 'a'.repeat(201) } },
    { pattern: '/id/blog/:slug', params: { slug: `${'a-'.repeat(2000)}!` } },
    { pattern: '/en/research-and-news/company-information-list/:slug', params: { slug: 'bankers' } },
    {
      pattern: '/en/research-and-news/company-information-list/:slug/latest-news/:news',
      params: { slug: 'bqns', news: '%' },
    },
  ])('rejects $params at $pattern', ({ pattern, params }) => {
    expect(passes(pattern, params)).toBe(false)
  })

  it('runs only for routes that name a check', () => {
    expect(passes('/id/*', { '*': 'x y' })).toBe('unchecked')
    expect(passes('/id', {})).toBe('unchecked')
  })
})
