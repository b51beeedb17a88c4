import { describe, expect, it } from 'vitest'
import { RedirectRules } from './redirect-rules.server.ts'

const siteUrl = 'https://site.example'

function createRules(...redirects: { from: string; to: string; status: 301 | 302 }[]) {
  const reports: string[] = []
  const list = { redirects }
  const rules = new RedirectRules({
    siteUrl,
    hosts: new Set(['partner.example']),
    report: (error) => reports.push(String(error)),
  })
  const find = (address: string) => {
    const found = rules.find(list, new URL(address, siteUrl))
    return found && `${found.status} ${found.to}`
  }
  return { find, reports }
}

const permanent = (from: string, to: string) => ({ from, to, status: 301 }) as const
const temporary = (from: string, to: string) => ({ from, to, status: 302 }) as const

describe('RedirectRules', () => {
  it("treats the site's own host as internal", () => {
    const { find } = createRules(permanent('/id/a', `${siteUrl}/id/blog?x=1`), permanent('/id/b', siteUrl))
    expect(find('/id/a')).toBe('301 /id/blog?x=1')
    expect(find('/id/b')).toBe('301 /')
  })

  it('redirects permanently only if every step is permanent', () => {
    const { find } = createRules(permanent('/id/a', '/id/b'), temporary('/id/b', '/id/blog'))
    expect(find('/id/a')).toBe('302 /id/blog')
  })

  it('ignores a redirect to a host that is not allowed, and reports it once', () => {
    const { find, reports } = createRules(
      permanent('/id/a', 'https://evil.example/x'),
      permanent('/id/b', 'https://partner.example/x'),
    )
    expect(find('/id/a')).toBeNull()
    expect(find('/id/b')).toBe('302 https://partner.example/x')
    expect(find('/id/a')).toBeNull()
    expect(reports).toEqual([expect.stringContaining('/id/a → https://evil.example/x')])
  })

  it('ignores a redirect loop, and reports it once', () => {
    const { find, reports } = createRules(permanent('/id/a', '/id/b'), permanent('/id/b', '/id/a'))
    expect(find('/id/a')).toBeNull()
    expect(find('/id/a')).toBeNull()
    expect(reports).toHaveLength(1)
  })

  it('ignores a redirect from a page to its name in the other language', () => {
    const { find, reports } = createRules(permanent('/id/tentang-kami', '/id/about-us'))
    expect(find('/id/tentang-kami')).toBeNull()
    expect(reports).toHaveLength(1)
  })
})
