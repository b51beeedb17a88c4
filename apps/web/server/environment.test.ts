import { describe, expect, it } from 'vitest'
import { parseEnvironment } from './environment.ts'

const keys = { CONTENT_API_KEY: 'a'.repeat(32), STOCK_API_KEY: 'b'.repeat(32) }

function faultsOf(variables: Record<string, string>): readonly string[] {
  const parsed = parseEnvironment({ ...keys, ...variables })
  return parsed.ok ? [] : parsed.faults
}

describe('REDIRECT_HOSTS', () => {
  it('is a list of exact names, empty without it', () => {
    const parsed = parseEnvironment({ ...keys, REDIRECT_HOSTS: 'partner.example, app.partner.example' })
    expect(parsed.ok && [...parsed.environment.REDIRECT_HOSTS]).toEqual([
      'partner.example',
      'app.partner.example',
    ])
    const without = parseEnvironment(keys)
    expect(without.ok && without.environment.REDIRECT_HOSTS.size).toBe(0)
  })

  it.each(['*.partner.example', 'https://partner.example', 'partner.example:8443', '10.0.0.1', 'localhost'])(
    'does not take %s',
    (host) => {
      expect(faultsOf({ REDIRECT_HOSTS: host })).toEqual([expect.stringContaining('REDIRECT_HOSTS')])
    },
  )
})

describe('BROWSER_BASE_URL', () => {
  it.each(['/', 'https://api.wirasana.example/'])('can be %s', (url) => {
    expect(faultsOf({ BROWSER_BASE_URL: url })).toEqual([])
  })

  it.each(['//evil.example/', 'http://plain.example/', 'javascript:alert(1)', 'https://api.example'])(
    'cannot be %s',
    (url) => {
      expect(faultsOf({ BROWSER_BASE_URL: url })).toEqual([expect.stringContaining('BROWSER_BASE_URL')])
    },
  )
})
