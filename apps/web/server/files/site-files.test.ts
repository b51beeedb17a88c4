import { describe, expect, it } from 'vitest'
import { siteFiles } from './site-files.ts'

const settings = {
  SITE_URL: 'https://site.example',
  SITE_INDEXING: 'on',
  SECURITY_CONTACT: 'mailto:a@site.example',
} as const

describe('robots.txt', () => {
  it('allows search engines and lists the site maps', () => {
    const text = siteFiles(settings).get('/robots.txt')?.text()
    expect(text).toContain('Allow: /\n')
    expect(text).toContain('Sitemap: https://site.example/sitemap.xml\n')
    expect(text).not.toContain('Disallow: /\n')
  })

  it('blocks them on a copy', () => {
    expect(
      siteFiles({ ...settings, SITE_INDEXING: 'off' })
        .get('/robots.txt')
        ?.text(),
    ).toBe('User-agent: *\nDisallow: /\n')
  })
})

describe('security.txt', () => {
  it('has the fields of RFC 9116 and has not expired', () => {
    const text = siteFiles(settings).get('/.well-known/security.txt')?.text() ?? ''
    expect(text).toContain('Contact: mailto:a@site.example\n')
    const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? ''
    const days = (Date.parse(expires) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(366)
  })
})
