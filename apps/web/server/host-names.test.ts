import { describe, expect, it } from 'vitest'
import { parseEnvironment } from './environment.ts'

const keys = { CONTENT_API_KEY: 'x'.repeat(32), STOCK_API_KEY: 'y'.repeat(32) }

function hostsOf(IMAGE_HOSTS: string) {
  const parsed = parseEnvironment({ ...keys, IMAGE_HOSTS })
  return parsed.ok ? [...parsed.environment.IMAGE_HOSTS] : parsed.faults.join()
}

describe('IMAGE_HOSTS', () => {
  it('is empty when it is not set', () => {
    const parsed = parseEnvironment(keys)
    expect(parsed.ok && parsed.environment.IMAGE_HOSTS.size).toBe(0)
  })

  it('is a list of exact names', () => {
    expect(hostsOf('cdn.example.com, img.example.org')).toEqual(['cdn.example.com', 'img.example.org'])
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
  ])('may not name %s', (host) => {
    expect(hostsOf(host)).toContain('IMAGE_HOSTS')
  })
})
