import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../places.mjs'
import { buildEnvironment } from './build-cache.mjs'
import { hostOf, serviceEnvironment, untilReady } from './services.mjs'

const table = readFileSync(join(root, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
const settings = table.flatMap((line) => line.split('|')[1]?.match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g) ?? [])
/** All that open something, and none that stands in a page for everybody to read. */
const secretNames = settings.filter(
  (name) => /KEY|SECRET|PASSWORD|^DATABASE_|^SMTP_/.test(name) && name !== 'HUMAN_CHECK_KEY',
)
const env = Object.fromEntries(
  [...settings, 'OTEL_EXPORTER_OTLP_HEADERS'].map((name) => [name, `set ${name}`]),
)

/** @param {NodeJS.ProcessEnv} told */
const secretsIn = (told) => secretNames.filter((name) => told[name]).toSorted()

describe('serviceEnvironment', () => {
  const site = {
    env,
    dataDir: '/data',
    ports: { web: 1, cms: 2, market: 3 },
    secrets: {
      PAYLOAD_SECRET: 'made',
      CONTENT_API_KEY: 'made',
      STOCK_API_KEY: 'made',
      DEMO_PASSWORD: 'made',
      DATABASE_PASSWORD: 'made',
    },
    database: { cmsUrl: 'postgres://cms', marketUrl: 'postgres://market', adminUrl: 'postgres://all' },
  }

  it('tells the site where the services listen', () => {
    const own = {
      ...env,
      CONTENT_API_URL: '',
      STOCK_API_URL: '',
      CMS_HOST: '127.0.0.2',
      MARKET_HOST: '0.0.0.0',
    }
    const told = serviceEnvironment('web', { ...site, env: own })
    expect([told.CONTENT_API_URL, told.STOCK_API_URL]).toEqual([
      'http://127.0.0.2:2/api',
      'http://127.0.0.1:3/apids',
    ])
  })

  it.each(
    /** @type {const} */ ([
      { name: 'web', told: ['CONTENT_API_KEY', 'HUMAN_CHECK_SECRET', 'STOCK_API_KEY'] },
      {
        name: 'cms',
        told: [
          'CONTENT_API_KEY',
          'DATABASE_URL',
          'PAYLOAD_SECRET',
          'S3_ACCESS_KEY_ID',
          'S3_SECRET_ACCESS_KEY',
          'SMTP_URL',
        ],
      },
      { name: 'market', told: ['DATABASE_URL', 'STOCK_API_KEY'] },
    ]),
  )('tells $name the secrets that it needs and no other', ({ name, told }) => {
    const given = serviceEnvironment(name, site)
    expect(secretsIn(given)).toEqual(told)
    expect(given.DATABASE_URL ?? '').not.toContain('set')
    expect(given.IMAGE_HOSTS).toBe('set IMAGE_HOSTS')
  })
})

describe('hostOf', () => {
  it.each([
    { set: '', asked: '127.0.0.1' },
    { set: '0.0.0.0', asked: '127.0.0.1' },
    { set: '::', asked: '127.0.0.1' },
    { set: '127.0.0.2', asked: '127.0.0.2' },
    { set: '::1', asked: '[::1]' },
  ])('is $asked where "$set" is set', ({ set, asked }) => {
    expect(hostOf('market', { MARKET_HOST: set })).toBe(asked)
  })
})

// Other systems have to be told first that they have this address.
describe.skipIf(process.platform !== 'linux')('untilReady', () => {
  it('asks a service where it listens', async () => {
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/readyz' ? 200 : 404
      response.end()
    })
    await once(server.listen(0, '127.0.0.2'), 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const running = spawn('sleep', ['60'])
    try {
      await untilReady({ name: 'market', process: running, logFile: 'log', host: '127.0.0.2' }, port, 5_000)
    } finally {
      running.kill()
      server.close()
    }
  })
})

describe('buildEnvironment', () => {
  it('has no secret, and nothing that asks for one', () => {
    const told = buildEnvironment(env)
    expect(secretNames.length).toBeGreaterThan(10)
    expect(secretsIn(told)).toEqual([])
    // The content service with a bucket's name and without its keys refuses to be built.
    expect([told.S3_BUCKET, told.OTEL_EXPORTER_OTLP_HEADERS]).toEqual(['', ''])
    expect([told.NODE_ENV, told.IMAGE_HOSTS]).toEqual(['production', 'set IMAGE_HOSTS'])
  })
})
