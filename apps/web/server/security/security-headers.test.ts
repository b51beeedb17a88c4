import { describe, expect, it } from 'vitest'
import { SecurityHeaders, type SecuritySettings } from './security-headers.ts'

const settings: SecuritySettings = {
  siteUrl: 'https://wirasana.example',
  browserBase: '/',
  thirdParties: null,
  thirdPartyHosts: [],
  checkScriptUrl: null,
}
const parties = {
  tagManager: { id: 'T-1', scriptUrl: 'https://tags.example/gtm.js' },
  chat: { scriptUrl: 'https://chat.example/widget/v2.js' },
  errorReports: { dsn: 'https://abc@errors.example/7' },
}

/** The policy of a page, by directive. */
function policyOf(changes: Partial<SecuritySettings> = {}, frames?: readonly string[]) {
  const headers = new SecurityHeaders({ ...settings, ...changes }).ofPage('', frames)
  return Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name, ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}

describe('SecurityHeaders', () => {
  it('lets a page with nobody else on it do nothing but with itself', () => {
    const policy = policyOf()
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

  it('lets a text such as robots.txt have the icon of the site and nothing else', () => {
    expect(new SecurityHeaders(settings).ofEveryAnswer['content-security-policy']).toMatch(
      /^default-src 'none'; img-src 'self'; base-uri/,
    )
  })

  it('knows third parties by the origin of their scripts and by the hosts that are named', () => {
    const policy = policyOf({ thirdParties: parties, thirdPartyHosts: ['*.metrics.example'] })
    const theirs = 'https://tags.example https://chat.example https://*.metrics.example'
    expect(policy['connect-src']).toBe(`'self' https://errors.example ${theirs}`)
    expect(policy['img-src']).toBe(`'self' data: ${theirs}`)
    expect(policy['frame-src']).toBe(theirs)
    expect(policy['script-src']).toBe("'strict-dynamic'")
  })

  it('only reports what foreign scripts write into the page, and stops what ours do', () => {
    const ofParties = new SecurityHeaders({ ...settings, thirdParties: parties }).ofPage('')
    expect(ofParties['content-security-policy']).not.toContain('require-trusted-types-for')
    expect(ofParties['content-security-policy-report-only']).toContain('require-trusted-types-for')
    const ofReports = new SecurityHeaders({
      ...settings,
      thirdParties: { ...parties, tagManager: null, chat: null },
    }).ofPage('')
    expect(ofReports['content-security-policy']).toContain('require-trusted-types-for')
    expect(ofReports).not.toHaveProperty('content-security-policy-report-only')
  })

  it('knows the service of the human check', () => {
    const policy = policyOf({ checkScriptUrl: 'https://check.example/api.js' })
    expect(policy['frame-src']).toBe('https://check.example')
  })

  it('knows another address that browsers ask for figures', () => {
    expect(policyOf({ browserBase: 'https://data.example/' })['connect-src']).toBe(
      "'self' https://data.example",
    )
  })

  it('lets the admin that a preview names show it in a frame', () => {
    expect(policyOf({}, ['https://admin.example'])['frame-ancestors']).toBe('https://admin.example')
  })

  it('asks for encryption where the site has it', () => {
    const encrypted = new SecurityHeaders(settings)
    const plain = new SecurityHeaders({ ...settings, siteUrl: 'http://localhost:3000' })
    expect(encrypted.ofEveryAnswer['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains; preload',
    )
    expect(encrypted.ofPage('')['content-security-policy']).toContain('upgrade-insecure-requests')
    expect(plain.ofEveryAnswer).not.toHaveProperty('strict-transport-security')
    expect(plain.ofPage('')['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })
})
