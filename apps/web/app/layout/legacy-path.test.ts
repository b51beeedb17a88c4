import { describe, expect, it } from 'vitest'
import { optionsFor } from '#app/content/fake-service.fixture.ts'
import { legacyPaths } from '#app/i18n/legacy-paths.ts'
import { defaultLocale, localeOfPath, locales } from '#app/i18n/locales.ts'
import { newPageFacts } from '#app/request/page-facts.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import { siteServices } from '#app/request/site-services.server.ts'
import { loader } from './legacy-path.route.tsx'

/** The redirect of an old URL with `?a=1`, or the status. */
function follow(pattern: string, params: Record<string, string> = {}): unknown {
  const context = siteServices(optionsFor('http://cms.example')).contextFor(newPageFacts())
  context.set(siteContext, context.get(requestContext).siteFor(localeOfPath(pattern) ?? defaultLocale))
  const url = new URL(`https://site.example${pattern}?a=1`)
  try {
    const { status, headers } = loader({ params, context, pattern, url, request: new Request(url) })
    return `${status} ${headers.get('location')}`
  } catch (error) {
    return error
  }
}

const redirects = [
  ['/id/produk-dan-layanan/layanan/:service', 'mppe', '301 /id/layanan/mppe?a=1'],
  ['/en/products-and-services/services/:service', 'loss-insurances', '301 /en/services/loss-insurances?a=1'],
  ['/id/riset-dan-berita', '', '302 /id/riset-dan-berita/daftar-informasi-perusahaan?a=1'],
  ['/en/research-and-news', '', '302 /en/research-and-news/company-information-list?a=1'],
  ['/id/layanan', '', '302 /id/produk-dan-layanan?a=1'],
  ['/id/produk-dan-layanan/produk', '', '302 /id/produk-dan-layanan?a=1'],
  ['/en/services', '', '302 /en/products-and-services?a=1'],
  ['/en/products-and-services/product', '', '302 /en/products-and-services?a=1'],
  ['/id/edukasi/belajar-investasi', '', '302 /id/edukasi?a=1'],
  ['/en/education/learn-investment', '', '302 /en/education?a=1'],
] as const

describe('an old URL', () => {
  it.each(redirects)('%s (%s) redirects: %s', (pattern, service, expected) => {
    expect(follow(pattern, { service })).toBe(expected)
  })

  it('has a redirect here, or a named middleware', () => {
    const plain = legacyPaths.filter(({ middleware }) => middleware === undefined)
    const paths = plain.flatMap(({ from }) =>
      locales.flatMap((locale) => from[locale].map((path) => `/${locale}/${path}`)),
    )
    expect(paths.toSorted()).toEqual(redirects.map(([pattern]) => pattern).toSorted())
  })

  it.each([
    { pattern: '/id/produk-dan-layanan/layanan/:service', service: 'loss-insurances' },
    { pattern: '/en/products-and-services/services/:service', service: '' },
    { pattern: '/id/riset-dan-berita/berita-terkini', service: '' },
    { pattern: '/en/layanan', service: '' },
  ])('is not found: $pattern ($service)', ({ pattern, service }) => {
    expect(follow(pattern, { service })).toMatchObject({ init: { status: 404 } })
  })
})
