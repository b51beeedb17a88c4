import { beforeEach, describe, expect, it, vi } from 'vitest'
import { optionsFor } from '#app/content/fake-service.fixture.ts'
import { fallbackSiteChrome } from '#app/request/fallback-site-chrome.ts'
import { newPageFacts } from '#app/request/page-facts.ts'
import { isRejected } from '#app/request/rejected-routes.server.ts'
import { type RequestScope, requestContext } from '#app/request/request-context.server.ts'
import { siteServices } from '#app/request/site-services.server.ts'
import { menuCheck } from './menu-check.server.ts'
import { redirection } from './redirection.server.ts'
import { validation } from './validation.server.ts'

const preserveQuery = vi.fn()
beforeEach(() => preserveQuery.mockReset())

/** What a middleware does with a request: the redirect, whether it rejected the route, or null. */
async function run(
  middleware: typeof redirection,
  path: string,
  {
    pattern = path,
    params = {},
    ...changes
  }: Partial<RequestScope> & { pattern?: string; params?: object } = {},
) {
  const context = siteServices(optionsFor('http://cms.example')).contextFor(newPageFacts())
  context.set(requestContext, { ...context.get(requestContext), preserveQuery, ...changes })
  const url = new URL(path, 'https://site.example')
  const args: Parameters<typeof redirection>[0] = Object.assign(Object.create(null), {
    request: new Request(url),
    url,
    pattern,
    params,
    context,
  })
  try {
    await middleware(args, async () => new Response())
  } catch (thrown) {
    return thrown instanceof Response ? `${thrown.status} ${thrown.headers.get('location')}` : thrown
  }
  return isRejected(context) ? 'rejected' : null
}

describe('redirection', () => {
  const moved: RequestScope['redirectFor'] = async ({ pathname }) => {
    if (pathname === '/id/lama') return { to: '/id/blog', status: 301 }
    return pathname === '/id/mitra' ? { to: 'https://partner.example/', status: 302 } : null
  }

  it.each([
    { name: 'a rule', path: '/id/lama', expected: '301 /id/blog' },
    { name: 'a rule with another site', path: '/id/mitra', expected: '302 https://partner.example/' },
    { name: 'another spelling, with its query', path: '/ID/blog/?a=1', expected: '301 /id/blog?a=1' },
    { name: 'a slug of the other language', path: '/en/tentang-kami', expected: '301 /en/about-us' },
  ])('follows $name', async ({ path, expected }) => {
    expect(await run(redirection, path, { redirectFor: moved })).toBe(expected)
    expect(preserveQuery).toHaveBeenCalledOnce()
  })

  it('passes other requests on', async () => {
    expect(await run(redirection, '/id/blog?page=2', { redirectFor: moved })).toBeNull()
    expect(preserveQuery).not.toHaveBeenCalled()
  })
})

describe('menu check', () => {
  const layoutData: RequestScope['layoutData'] = async (locale) => ({
    siteUrl: '',
    browserBaseUrl: '/',
    thirdParties: null,
    outage: null,
    siteChrome: fallbackSiteChrome(locale),
    menuPlaces: [{ page: 'promo', slug: null, isOpen: locale === 'en' }],
  })
  it.each([
    { name: 'a page that the menu has disabled', path: '/id/promo', expected: 'rejected' },
    { name: 'a document below it', path: '/id/promo/a', expected: 'rejected' },
    { name: 'the page in a language that has it', path: '/en/promo', expected: null },
    { name: 'another page', path: '/id/faq', expected: null },
    { name: 'a file without a language', path: '/robots.txt', expected: null },
  ])('is $expected for $name', async ({ path, expected }) => {
    expect(await run(menuCheck, path, { layoutData })).toBe(expected)
  })

  it('exempts drafts', async () => {
    const preview = { endsAt: '2026-12-01', paths: { id: '/id/promo', en: '/en/promo' }, frames: [] }
    expect(await run(menuCheck, '/id/promo', { layoutData, preview })).toBeNull()
  })
})

describe('validation', () => {
  // The checks themselves: validation.test.ts.
  it.each([
    { slug: 'bqns', expected: null },
    { slug: 'bankers', expected: 'rejected' },
  ])('of a company with the slug $slug: $expected', async ({ slug, expected }) => {
    const pattern = '/id/riset-dan-berita/daftar-informasi-perusahaan/:slug'
    expect(await run(validation, pattern.replace(':slug', slug), { pattern, params: { slug } })).toBe(
      expected,
    )
  })
})
