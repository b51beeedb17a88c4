import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { buildEnvironment } from './builds.ts'
import { resolveServiceHost, serviceEnvironment } from './services.ts'

/** Every secret of a service, and a setting that is none. */
const env = Object.fromEntries(
  [
    'CONTENT_API_KEY',
    'DATABASE_URL',
    'DEMO_PASSWORD',
    'DKIM_KEY',
    'HUMAN_CHECK_SECRET',
    'IMAGE_HOSTS',
    'MAIL_EVENTS_KEY',
    'PAYLOAD_SECRET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'SMTP_URL',
    'STOCK_API_KEY',
  ].map((name) => [name, `set ${name}`]),
)
const secretNames = Object.keys(env).filter((name) => name !== 'IMAGE_HOSTS')
const secretsIn = (given: NodeJS.ProcessEnv) => secretNames.filter((name) => given[name])

const secrets = {
  PAYLOAD_SECRET: 'x',
  CONTENT_API_KEY: 'x',
  STOCK_API_KEY: 'x',
  DEMO_PASSWORD: 'x',
  DATABASE_PASSWORD: 'x',
}
const site = {
  env,
  dataDir: '/data',
  ports: { web: 1, cms: 2, market: 3 },
  secrets,
  database: { cmsUrl: 'postgres://cms', marketUrl: 'postgres://market', adminUrl: 'postgres://all' },
}

describe('serviceEnvironment', () => {
  it.each([
    { name: 'web', expected: ['CONTENT_API_KEY', 'HUMAN_CHECK_SECRET', 'STOCK_API_KEY'] },
    {
      name: 'cms',
      expected: [
        'CONTENT_API_KEY',
        'DATABASE_URL',
        'DKIM_KEY',
        'MAIL_EVENTS_KEY',
        'PAYLOAD_SECRET',
        'S3_ACCESS_KEY_ID',
        'S3_SECRET_ACCESS_KEY',
        'SMTP_URL',
      ],
    },
    { name: 'market', expected: ['DATABASE_URL', 'STOCK_API_KEY'] },
  ] as const)('passes $name its own secrets and no others', ({ name, expected }) => {
    const given = serviceEnvironment(name, site)
    expect(secretsIn(given)).toEqual(expected)
    expect(given.DATABASE_URL ?? '').not.toContain('set')
    expect(given.IMAGE_HOSTS).toBe('set IMAGE_HOSTS')
  })

  it.each(['web', 'cms', 'market'] as const)('limits the heap of %s as deploy/ does', (name) => {
    const options = serviceEnvironment(name, site).NODE_OPTIONS?.trim()
    for (const file of ['compose.yaml', `kubernetes/${name}.yaml`, `systemd/brokerage-${name}@.service`]) {
      expect(readFileSync(join(root, 'deploy', file), 'utf8'), file).toContain(options)
    }
  })

  it('passes web the addresses at which the other services listen', () => {
    const own = { CMS_HOST: '127.0.0.2', MARKET_HOST: '0.0.0.0' }
    const { CONTENT_API_URL, STOCK_API_URL } = serviceEnvironment('web', { ...site, env: own })
    expect([CONTENT_API_URL, STOCK_API_URL]).toEqual(['http://127.0.0.2:2/api', 'http://127.0.0.1:3/apids'])
  })
})

describe('resolveServiceHost', () => {
  it.each([
    { host: '', expected: '127.0.0.1' },
    { host: '::', expected: '127.0.0.1' },
    { host: '::1', expected: '[::1]' },
  ])('is $expected where the service listens on "$host"', ({ host, expected }) => {
    expect(resolveServiceHost('market', { MARKET_HOST: host })).toBe(expected)
  })
})

describe('buildEnvironment', () => {
  it('has no secret', () => {
    const given = buildEnvironment(env)
    expect(secretsIn(given)).toEqual([])
    expect(given.IMAGE_HOSTS).toBe('set IMAGE_HOSTS')
  })
})
