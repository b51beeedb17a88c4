import { describe, expect, it } from 'vitest'
import { SecurityHeaders, type SecuritySettings } from './security-headers.ts'

const empty = Buffer.alloc(0)
const settings: SecuritySettings = {
  siteUrl: 'https://wirasana.example',
  browserBaseUrl: '/',
  thirdParties: null,
  thirdPartyHosts: [],
  checkScriptUrl: null,
}
const parties = {
  tagManager: { id: 'T-1', scriptUrl: 'https://tags.example/gtm.js' },
  chat: { scriptUrl: 'https://chat.example/widget/v2.js' },
  errorReports: { dsn: 'https://abc@errors.example/7' },
}

/** The CSP of a page, by directive. */
function parsePolicy(changes: Partial<SecuritySettings> = {}, frames?: readonly string[]) {
  const headers = new SecurityHeaders({ ...settings, ...changes }).forPage(empty, frames)
  return Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name, ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}

describe('SecurityHeaders', () => {
  it('allows a page without third parties its own origin only', () => {
    const policy = parsePolicy()
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': "'strict-dynamic'",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
    })
    expect(policy).not.toHaveProperty('frame-src')
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|https?:|\*/)
  })

  it('allows a text such as robots.txt the site icon only', () => {
    expect(new SecurityHeaders(settings).forEveryResponse['content-security-policy']).toMatch(
      /^default-src 'none'; img-src 'self'; base-uri/,
    )
  })

  it('allows third parties by the origin of their scripts and the configured hosts', () => {
    const policy = parsePolicy({ thirdParties: parties, thirdPartyHosts: ['*.metrics.example'] })
    const theirs = 'https://tags.example https://chat.example https://*.metrics.example'
    expect(policy['connect-src']).toBe(`'self' https://errors.example ${theirs}`)
    expect(policy['img-src']).toBe(`'self' data: ${theirs}`)
    expect(policy['frame-src']).toBe(theirs)
    expect(policy['script-src']).toBe("'strict-dynamic'")
  })

  it('only reports Trusted Types violations with third-party scripts, and enforces them without', () => {
    const ofParties = new SecurityHeaders({ ...settings, thirdParties: parties }).forPage(empty)
    expect(ofParties['content-security-policy']).not.toContain('require-trusted-types-for')
    expect(ofParties['content-security-policy-report-only']).toContain('require-trusted-types-for')
    const ofReports = new SecurityHeaders({
      ...settings,
      thirdParties: { ...parties, tagManager: null, chat: null },
    }).forPage(empty)
    expect(ofReports['content-security-policy']).toContain('require-trusted-types-for')
    expect(ofReports).not.toHaveProperty('content-security-policy-report-only')
  })

  it('allows the CAPTCHA service', () => {
    const policy = parsePolicy({ checkScriptUrl: 'https://check.example/api.js' })
    expect(policy['frame-src']).toBe('https://check.example')
  })

  it('allows another base URL for data requests', () => {
    expect(parsePolicy({ browserBaseUrl: 'https://data.example/' })['connect-src']).toBe(
      "'self' https://data.example",
    )
  })

  it('lets the admin origin of a preview frame the page', () => {
    expect(parsePolicy({}, ['https://admin.example'])['frame-ancestors']).toBe('https://admin.example')
  })

  it('sends HSTS when the site uses HTTPS', () => {
    const encrypted = new SecurityHeaders(settings)
    const plain = new SecurityHeaders({ ...settings, siteUrl: 'http://localhost:3000' })
    expect(encrypted.forEveryResponse['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains; preload',
    )
    expect(encrypted.forPage(empty)['content-security-policy']).toContain('upgrade-insecure-requests')
    expect(plain.forEveryResponse).not.toHaveProperty('strict-transport-security')
    expect(plain.forPage(empty)['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })
})
