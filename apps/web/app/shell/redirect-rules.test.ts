import { describe, expect, it } from 'vitest'
import type { PageFacts } from './page-facts.ts'
import { RedirectRules } from './redirect-rules.server.ts'

const siteUrl = 'https://site.example'

function rulesOf(...redirects: { from: string; to: string; status: 301 | 302 }[]) {
  const reports: string[] = []
  const rules = new RedirectRules({
    load: () => Promise.resolve({ data: { redirects }, tags: ['list:redirects'] }),
    siteUrl,
    hosts: new Set(['partner.example']),
    report: (error) => reports.push(String(error)),
  })
  async function find(address: string) {
    const facts: PageFacts = {
      tags: new Set(),
      isPartial: false,
      endsAt: Number.POSITIVE_INFINITY,
      handsQueryOn: false,
    }
    const found = await rules.find(new URL(address, siteUrl), facts)
    return found && `${found.status} ${found.to}`
  }
  return { find, reports, rules }
}

const permanent = (from: string, to: string) => ({ from, to, status: 301 }) as const
const temporary = (from: string, to: string) => ({ from, to, status: 302 }) as const

describe('the rules of the editors', () => {
  it('know our own host as ours', async () => {
    const { find } = rulesOf(permanent('/id/a', `${siteUrl}/id/blog?x=1`), permanent('/id/b', siteUrl))
    expect(await find('/id/a')).toBe('301 /id/blog?x=1')
    expect(await find('/id/b')).toBe('301 /')
  })

  it('are permanent only where every step is', async () => {
    const { find } = rulesOf(permanent('/id/a', '/id/b'), temporary('/id/b', '/id/blog'))
    expect(await find('/id/a')).toBe('302 /id/blog')
  })

  it('that lead to a host which nobody has allowed are not followed, and said once', async () => {
    const { find, reports, rules } = rulesOf(
      permanent('/id/a', 'https://evil.example/x'),
      permanent('/id/b', 'https://partner.example/x'),
    )
    expect(await find('/id/a')).toBeNull()
    expect(await find('/id/b')).toBe('302 https://partner.example/x')
    rules.forget()
    expect(await find('/id/a')).toBeNull()
    expect(reports).toEqual([expect.stringContaining('/id/a → https://evil.example/x')])
  })

  it('without an end leave the page where it is, and are said once', async () => {
    const { find, reports } = rulesOf(permanent('/id/a', '/id/b'), permanent('/id/b', '/id/a'))
    expect(await find('/id/a')).toBeNull()
    expect(await find('/id/a')).toBeNull()
    expect(reports).toHaveLength(1)
  })

  it('that lead from a page to its name in the other language leave it where it is', async () => {
    const { find, reports } = rulesOf(permanent('/id/tentang-kami', '/id/about-us'))
    expect(await find('/id/tentang-kami')).toBeNull()
    expect(reports).toHaveLength(1)
  })
})
