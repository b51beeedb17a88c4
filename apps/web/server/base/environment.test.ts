import { describe, expect, it } from 'vitest'
import { parseEnvironment } from './environment.ts'

const keys = { CONTENT_API_KEY: 'a'.repeat(32), STOCK_API_KEY: 'b'.repeat(32) }

function listErrors(variables: Record<string, string>): readonly string[] {
  const parsed = parseEnvironment({ ...keys, ...variables })
  return parsed.ok ? [] : parsed.errors
}

describe('an empty setting', () => {
  it('counts as missing for every optional setting', () => {
    const without = parseEnvironment(keys)
    const names = Object.keys(without.ok ? without.environment : {})
    expect(names.length).toBeGreaterThan(30)
    const empty = Object.fromEntries(names.map((name) => [name, '']))
    expect(parseEnvironment({ ...empty, ...keys })).toEqual(without)
  })

  it('is reported when required', () => {
    expect(listErrors({ CONTENT_API_KEY: '' })).toEqual(['CONTENT_API_KEY: is missing'])
  })
})

describe.each(['IMAGE_HOSTS', 'REDIRECT_HOSTS'] as const)('%s', (setting) => {
  it('is a list of exact names, empty by default', () => {
    const parsed = parseEnvironment({ ...keys, [setting]: 'partner.example, app.partner.example' })
    expect(parsed.ok && [...parsed.environment[setting]]).toEqual(['partner.example', 'app.partner.example'])
    const without = parseEnvironment(keys)
    expect(without.ok && without.environment[setting].size).toBe(0)
  })

  it.each([
    '*.example.com',
    'https://cdn.example.com',
    'cdn.example.com:443',
    'cdn.example.com.',
    'localhost',
    'printer.local',
    'db.internal',
    '127.0.0.1',
    '0x7f.1',
    '[::1]',
    'CDN.example.com',
    'bücher.example',
    '-a.example.com',
  ])('rejects %s', (host) => {
    expect(listErrors({ [setting]: host }).join()).toContain(setting)
  })
})

describe('BROWSER_BASE_URL', () => {
  it.each(['/', 'https://api.wirasana.example/'])('can be %s', (url) => {
    expect(listErrors({ BROWSER_BASE_URL: url })).toEqual([])
  })

  it.each(['//evil.example/', 'http://plain.example/', 'javascript:alert(1)', 'https://api.example'])(
    'rejects %s',
    (url) => {
      expect(listErrors({ BROWSER_BASE_URL: url })).toEqual([expect.stringContaining('BROWSER_BASE_URL')])
    },
  )
})

describe('third parties', () => {
  it.each([
    ['TAG_MANAGER_ID', 'GTM-ABC123'],
    ['TAG_MANAGER_SCRIPT_URL', 'https://tags.example/gtm.js'],
    ['CHAT_SCRIPT_URL', 'https://chat.example/widget/'],
    ['ERROR_REPORT_DSN', 'https://abc123@errors.example/42'],
    ['THIRD_PARTY_HOSTS', '*.metrics.example, cdn.chat.example'],
    ['WARM_UP_PAGES', '0'],
    ['CDN_MAX_AGE_SECONDS', '10'],
  ])('%s accepts %s', (name, value) => {
    expect(listErrors({ [name]: value })).toEqual([])
  })

  it.each([
    ['TAG_MANAGER_ID', '"><script>'],
    ['TAG_MANAGER_SCRIPT_URL', 'javascript:alert(1)'],
    ['CHAT_SCRIPT_URL', 'data:text/javascript,alert(1)'],
    ['CHAT_SCRIPT_URL', '//chat.example/widget.js'],
    ['HUMAN_CHECK_SCRIPT_URL', 'javascript:alert(1)'],
    ['ERROR_REPORT_DSN', 'https://errors.example/42'],
    ['ERROR_REPORT_DSN', 'https://abc@errors.example/'],
    ['THIRD_PARTY_HOSTS', '*'],
    ['THIRD_PARTY_HOSTS', "'unsafe-inline'"],
    ['THIRD_PARTY_HOSTS', 'metrics.example; script-src *'],
  ])('%s rejects %s', (name, value) => {
    expect(listErrors({ [name]: value })).not.toEqual([])
  })
})

describe('settings for operators', () => {
  it('are off by default: no metrics port and no stop notice', () => {
    const parsed = parseEnvironment(keys)
    expect(parsed.ok && parsed.environment).toMatchObject({
      WEB_METRICS_PORT: '',
      METRICS_HOST: '127.0.0.1',
      STOP_NOTICE_SECONDS: 0,
    })
  })
})

describe('a public site', () => {
  const visited = { NODE_ENV: 'production', SITE_URL: 'https://www.sekuritas.co.id' }

  it('does not start with published keys, and reports each of them', () => {
    const known = {
      CONTENT_API_KEY: 'change-me-change-me-change-me-change-me',
      STOCK_API_KEY: 'b'.repeat(32),
    }
    expect(listErrors({ ...visited, ...known })).toEqual([
      expect.stringContaining('CONTENT_API_KEY is an example value'),
      expect.stringContaining('STOCK_API_KEY repeats'),
    ])
    expect(listErrors({ ...visited, STOCK_API_KEY: 'short' })).toEqual([
      expect.stringContaining('STOCK_API_KEY'),
    ])
    expect(listErrors({ ...known, NODE_ENV: 'production' })).toEqual([])
  })
})
