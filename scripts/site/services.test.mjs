import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../places.mjs'
import { buildEnvironment } from './build-cache.mjs'
import { serviceEnvironment } from './services.mjs'

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
