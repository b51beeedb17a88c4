import { describe, expect, it } from 'vitest'
import { toVisitorError } from '#app/errors/visitor-error.ts'
import { findMiddleware } from '#app/request/route-middleware.ts'
import { runSteps, type Step, UnknownMiddlewareError } from './named-middleware.server.ts'

const site = { locale: 'id', market: { newsOwner: async () => null } } as const

async function runForOutcome(
  names: readonly string[],
  steps?: Readonly<Record<string, Step>>,
): Promise<unknown> {
  const args = { params: { slug: 'bqns', news: 'laba' }, url: { search: '?a=1' }, site }
  try {
    await runSteps(names, args, steps)
    return 'went through'
  } catch (error) {
    return error instanceof Response ? `${error.status} ${error.headers.get('location')}` : error
  }
}

describe('named middleware', () => {
  it.each([
    {
      pattern: '/id/riset-dan-berita/berita-terkini',
      expected: '301 /id/riset-dan-berita/daftar-informasi-perusahaan?a=1',
    },
    {
      pattern: '/id/daftar-informasi-perusahaan/:slug/berita-terkini',
      expected: '301 /id/riset-dan-berita/daftar-informasi-perusahaan/bqns/berita-terkini?a=1',
    },
    {
      pattern: '/id/daftar-informasi-perusahaan/:slug/berita-terkini/:news',
      expected: '301 /id/riset-dan-berita/daftar-informasi-perusahaan/bqns/berita-terkini/laba?a=1',
    },
  ])('redirects from $pattern', async ({ pattern, expected }) => {
    expect(await runForOutcome(findMiddleware(pattern))).toBe(expected)
  })

  it.each(['/en/research-and-news/latest-news/:news', 'id/riset-dan-berita/berita-terkini/:news'])(
    'looks up the company of %s',
    (pattern) => {
      expect(findMiddleware(pattern)).toEqual(['legacyNewsItem'])
    },
  )

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
