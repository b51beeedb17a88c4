import { describe, expect, it } from 'vitest'
import { toVisitorError } from '#app/errors/visitor-error.ts'
import { type Locale, localeOfPath } from '#app/i18n/locales.ts'
import { findMiddleware } from '#app/request/route-middleware.ts'
import { runSteps, type Step, type StepArguments, UnknownMiddlewareError } from './named-middleware.server.ts'

const market: StepArguments['site']['market'] = {
  newsOwner: async (slug) =>
    slug === 'laba' ? { ticker: 'BQNS', translations: { id: 'laba-naik', en: null } } : null,
}

async function runForOutcome(
  names: readonly string[],
  steps?: Readonly<Record<string, Step>>,
  locale: Locale = 'id',
): Promise<unknown> {
  const params = { slug: 'bqns', news: 'laba' }
  try {
    await runSteps(names, { params, url: { search: '?a=1' }, site: { locale, market } }, steps)
    return 'went through'
  } catch (error) {
    return error instanceof Response ? `${error.status} ${error.headers.get('location')}` : error
  }
}

describe('named middleware', () => {
  it.each([
    ['/id/riset-dan-berita/berita-terkini', '/id/riset-dan-berita/daftar-informasi-perusahaan'],
    ['/en/research-and-news/latest-news', '/en/research-and-news/company-information-list'],
    [
      '/id/riset-dan-berita/berita-terkini/:news',
      '/id/riset-dan-berita/daftar-informasi-perusahaan/bqns/berita-terkini/laba-naik',
    ],
    [
      '/id/daftar-informasi-perusahaan/:slug/berita-terkini',
      '/id/riset-dan-berita/daftar-informasi-perusahaan/bqns/berita-terkini',
    ],
    [
      '/en/company-information-list/:slug/latest-news',
      '/en/research-and-news/company-information-list/bqns/latest-news',
    ],
    [
      '/id/daftar-informasi-perusahaan/:slug/berita-terkini/:news',
      '/id/riset-dan-berita/daftar-informasi-perusahaan/bqns/berita-terkini/laba',
    ],
    [
      '/en/company-information-list/:slug/latest-news/:news',
      '/en/research-and-news/company-information-list/bqns/latest-news/laba',
    ],
  ])('redirects from %s', async (pattern, target) => {
    const locale = localeOfPath(pattern) ?? undefined
    expect(await runForOutcome(findMiddleware(pattern), undefined, locale)).toBe(`301 ${target}?a=1`)
  })

  it('responds 404 for news without a text in the language', async () => {
    const names = findMiddleware('en/research-and-news/latest-news/:news')
    expect(await runForOutcome(names, undefined, 'en')).toMatchObject({ init: { status: 404 } })
  })

  it('runs only for routes that name it', () => {
    expect(['/id', '/id/*', '/en/blog/:slug', '/sitemap.xml'].flatMap(findMiddleware)).toEqual([])
  })

  it('runs in the given order and stops at the first redirect', async () => {
    const ran: string[] = []
    const step = (name: string) => () => {
      ran.push(name)
    }
    const away: Step = () => {
      throw Response.redirect('https://site.example/x')
    }
    await runForOutcome(['b', 'a', 'away', 'c'], { a: step('a'), b: step('b'), c: step('c'), away })
    expect(ran).toEqual(['b', 'a'])
  })

  it.each(['unheardOf', 'toString', '__proto__', ''])('responds 500 with the name %j', async (name) => {
    const error = await runForOutcome([name])
    expect(error).toBeInstanceOf(UnknownMiddlewareError)
    expect(error).toMatchObject({ status: 500, message: `Unknown middleware ${name}` })
  })

  it('shows visitors the message of the specification', async () => {
    const error = await runForOutcome(['unheardOf'])
    const forVisitors = error instanceof UnknownMiddlewareError ? error.forVisitors() : null
    const asRouterGives = { status: 500, statusText: '', internal: false, data: forVisitors?.data }
    expect(toVisitorError(asRouterGives, 'en')).toEqual({
      statusCode: 500,
      kind: 'failed',
      message: 'Unknown middleware unheardOf',
    })
  })
})
