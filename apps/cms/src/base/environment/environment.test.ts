import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { checksExternalLinks, isAdminSecure, requestedAdminOrigins } from './environment.ts'
import { duringBuild, readEnvironment } from './read-environment.ts'

const right = {
  DATABASE_URL: 'postgresql://user:word@127.0.0.1:5432/cms',
  PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef',
  CONTENT_API_KEY: 'fedcba9876543210fedcba9876543210',
  SITE_URL: 'https://www.wirasana.example',
}

const PAYLOAD_SECRET = 'change-me-change-me-change-me-change-me'

describe('readEnvironment', () => {
  it('treats an empty setting as missing', () => {
    const without = readEnvironment(right)
    const empty = Object.fromEntries(Object.keys(without).map((name) => [name, '']))
    expect(Object.keys(empty).length).toBeGreaterThan(20)
    expect(readEnvironment({ ...empty, ...right })).toEqual(without)
    expect(() => readEnvironment({ ...right, DATABASE_URL: '' })).toThrow('DATABASE_URL is missing')
  })

  it('accepts the build, which needs no secrets', () => {
    expect(readEnvironment({ ...duringBuild, NODE_ENV: 'production' })).toMatchObject(duringBuild)
  })

  it('reports every error at once', () => {
    const read = () =>
      readEnvironment({ ...right, DATABASE_URL: undefined, CMS_PORT: 'x', PAYLOAD_SECRET: 'short' })
    expect(read).toThrow(
      /CMS_PORT must be a port number[\s\S]*DATABASE_URL is missing[\s\S]*PAYLOAD_SECRET must have/,
    )
  })

  it('rejects an example secret in production, but not with demo data', () => {
    const example = { ...right, PAYLOAD_SECRET, NODE_ENV: 'production' }
    expect(() => readEnvironment(example)).toThrow('PAYLOAD_SECRET is an example value')
    expect(readEnvironment({ ...example, DATA: 'demo' })).toMatchObject({ DATA: 'demo' })
  })

  it('rejects it with demo data, too, on a public site', () => {
    const example = { ...right, NODE_ENV: 'production', DATA: 'demo', SITE_URL: 'https://sekuritas.co.id' }
    expect(readEnvironment(example)).toMatchObject({ DATA: 'demo' })
    const read = () => readEnvironment({ ...example, PAYLOAD_SECRET })
    expect(read).toThrow('PAYLOAD_SECRET is an example value')
    const CONTENT_API_KEY = example.PAYLOAD_SECRET
    expect(() => readEnvironment({ ...example, CONTENT_API_KEY })).toThrow('CONTENT_API_KEY is the same as')
  })
})

describe('SMTP_URL', () => {
  it.each([
    'smtp://127.0.0.1:2525',
    'smtps://user:p%40ss@mail.wirasana.example',
    'smtp://mail.wirasana.example:587/',
  ])('may be %s', (SMTP_URL) => {
    expect(readEnvironment({ ...right, SMTP_URL })).toMatchObject({ SMTP_URL })
  })

  const malformed = ['mail.wirasana.example', 'http://mail.wirasana.example', 'smtp://', 'smtp://a b']
  it.each(malformed)('cannot be %s', (SMTP_URL) => {
    expect(() => readEnvironment({ ...right, SMTP_URL })).toThrow('SMTP_URL must look like smtp://')
  })

  it('requires an email address in MAIL_FROM', () => {
    expect(() => readEnvironment({ ...right, MAIL_FROM: 'Wirasana' })).toThrow(
      'MAIL_FROM must be an email address',
    )
  })
})

describe('DKIM_KEY', () => {
  const pem = (type: 'rsa' | 'ed25519', modulusLength = 2048) => {
    const encoding = { type: 'pkcs8', format: 'pem' } as const
    const pair = type === 'rsa' ? generateKeyPairSync(type, { modulusLength }) : generateKeyPairSync(type)
    return pair.privateKey.export(encoding).toString()
  }
  const dkim = { ...right, DKIM_DOMAIN: 'wirasana.example', DKIM_SELECTOR: 'kabar' }

  it('may be written in one line', () => {
    const DKIM_KEY = pem('rsa')
    const read = readEnvironment({ ...dkim, DKIM_KEY: DKIM_KEY.replaceAll('\n', '\\n') })
    expect(read).toMatchObject({ DKIM_KEY })
  })

  it.each([
    { name: 'nodemailer cannot sign with', key: () => pem('ed25519') },
    { name: 'is too short', key: () => pem('rsa', 512) },
    { name: 'is none', key: () => 'kunci' },
  ])('is rejected if it $name', ({ key }) => {
    expect(() => readEnvironment({ ...dkim, DKIM_KEY: key() })).toThrow('DKIM_KEY must be an RSA private key')
  })

  it('is needed with its domain and selector', () => {
    expect(() => readEnvironment(dkim)).toThrow('DKIM_KEY is needed together with DKIM_DOMAIN')
    const DKIM_KEY = pem('rsa')
    expect(() => readEnvironment({ ...right, DKIM_KEY })).toThrow(
      'DKIM_DOMAIN is needed together with DKIM_KEY',
    )
  })
})

it('rejects an example MAIL_EVENTS_KEY in production', () => {
  const example = { ...right, NODE_ENV: 'production', MAIL_EVENTS_KEY: PAYLOAD_SECRET }
  expect(() => readEnvironment(example)).toThrow('MAIL_EVENTS_KEY is an example value')
})

it('S3_BUCKET requires its keys, and a URL as endpoint', () => {
  expect(() => readEnvironment({ ...right, S3_BUCKET: 'media' })).toThrow(
    /S3_ACCESS_KEY_ID is needed together with S3_BUCKET[\s\S]*S3_SECRET_ACCESS_KEY is needed/,
  )
  expect(() => readEnvironment({ ...right, S3_BUCKET: 'No Bucket' })).toThrow(
    'S3_BUCKET is not a valid bucket name',
  )
  expect(() => readEnvironment({ ...right, S3_ENDPOINT: 'storage' })).toThrow('S3_ENDPOINT must be')
})

describe('requestedAdminOrigins', () => {
  const origins = ['http://127.0.0.1:3001', 'http://localhost:3001']

  it('is the loopback name that the editor uses', () => {
    expect(requestedAdminOrigins(origins, 'localhost:3001')).toEqual(['http://localhost:3001'])
  })

  it.each(['admin.internal', null])('contains all of them behind a proxy that sends the host %s', (host) => {
    expect(requestedAdminOrigins(origins, host)).toEqual(origins)
  })
})

it.each([
  { CMS_URL: 'https://cms.wirasana.example', expected: true },
  { CMS_URL: 'http://127.0.0.1:3001', expected: false },
  { CMS_URL: '', expected: false },
])(
  'isAdminSecure depends on the URL of the admin, not of the site: "$CMS_URL" is $expected',
  ({ CMS_URL, expected }) => {
    expect(isAdminSecure(readEnvironment({ ...right, CMS_URL }))).toBe(expected)
  },
)

it.each([
  { setting: '', SITE_URL: 'http://localhost:3000', expected: false },
  { setting: '', SITE_URL: 'https://www.sekuritas.co.id', expected: true },
  { setting: 'on', SITE_URL: 'http://localhost:3000', expected: true },
  { setting: 'off', SITE_URL: 'https://www.sekuritas.co.id', expected: false },
])('EXTERNAL_LINK_CHECK set to “$setting” at $SITE_URL is $expected', ({ setting, SITE_URL, expected }) => {
  const environment = readEnvironment({ ...right, SITE_URL, EXTERNAL_LINK_CHECK: setting })
  expect(checksExternalLinks(environment)).toBe(expected)
})
