import type { DataStrategyResult } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { leaveSite } from './leave-site.ts'

afterEach(() => vi.unstubAllGlobals())

const redirectTo = (location: string): DataStrategyResult => ({
  type: 'error',
  result: new Response(null, { status: 302, headers: { location } }),
})
const partner = 'https://partner.example/open?ref=1'

/** What happens on /id/blog?page=2 when a link to a path has this result. */
async function follow(path: string, result: DataStrategyResult) {
  const steps: string[] = []
  vi.stubGlobal('window', {
    location: {
      origin: 'https://site.example',
      pathname: '/id/blog',
      search: '?page=2',
      replace: (target: string) => steps.push(`replace ${target}`),
    },
    history: { pushState: (_state: null, _title: string, url: string) => steps.push(`push ${url}`) },
  })
  const request = new Request(`https://site.example${path}`)
  const args: Parameters<typeof leaveSite>[0] = Object.assign(Object.create(null), { request })
  const results = { page: result }
  void Promise.resolve(leaveSite(args, async () => results)).then((given) =>
    steps.push(given === results ? 'stay' : ''),
  )
  await new Promise((resolve) => setTimeout(resolve))
  return steps
}

describe('leaveSite', () => {
  it.each([
    { name: 'adds the requested URL for Back', path: '/id/mitra?a=1', steps: ['push /id/mitra?a=1'] },
    { name: 'adds another query of the page', path: '/id/blog?page=3', steps: ['push /id/blog?page=3'] },
    { name: 'adds no entry for the current URL', path: '/id/blog?page=2', steps: [] },
  ])('replaces the page by the other site, and $name', async ({ path, steps }) => {
    expect(await follow(path, redirectTo(partner))).toEqual([...steps, `replace ${partner}`])
  })

  it.each([
    { name: 'a redirect on the site', result: redirectTo('https://site.example/en/blog') },
    { name: 'a path', result: redirectTo('/en/blog') },
    { name: 'another scheme', result: redirectTo('http://partner.example/') },
    { name: 'a script', result: redirectTo('javascript:alert(1)') },
    { name: 'data', result: { type: 'data', result: { location: partner } } },
  ] as const)('leaves $name to the router', async ({ result }) => {
    expect(await follow('/id/mitra', result)).toEqual(['stay'])
  })
})
