import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listedSettings } from '../checks/settings.ts'
import { runningDatabase } from '../database/database.ts'
import { formatErrorMessage } from '../errors.ts'
import { root } from '../paths.ts'
import { configuredPorts, mailPort } from '../ports.ts'
import { checkSettings, listMisspelled } from './settings.ts'

const secrets = {
  PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef',
  CONTENT_API_KEY: 'fedcba9876543210fedcba9876543210',
  STOCK_API_KEY: '0f1e2d3c4b5a69780f1e2d3c4b5a6978',
  DEMO_PASSWORD: 'demo-demo-demo',
  DATABASE_PASSWORD: 'x',
}

/** What `npm start` prints with these settings; empty if it starts. */
async function explain(env: Record<string, string>): Promise<string> {
  try {
    const ports = configuredPorts(env)
    mailPort(env)
    if (env.DATABASE_URL) await runningDatabase({ env, dataDir: '', password: '' })
    checkSettings({ env, dataDir: '/data', ports, secrets: { ...secrets, ...env } })
    return ''
  } catch (error) {
    return formatErrorMessage(error)
  }
}

const wrong: Readonly<Record<string, readonly string[]>> = {
  SITE_URL: ['notaurl', 'localhost:3000', 'ftp://example.com', 'http://'],
  DATABASE_URL: ['localhost', 'mysql://localhost/site'],
  PAYLOAD_SECRET: ['short'],
  CONTENT_API_KEY: ['short'],
  STOCK_API_KEY: ['short'],
  WEB_PORT: ['x', '0', '70000', '80.5'],
  CMS_PORT: ['x'],
  MARKET_PORT: ['-1'],
  MAIL_PORT: ['mail'],
  WEB_HOST: ['http://127.0.0.1'],
  CMS_HOST: ['a b'],
  MARKET_HOST: ['127.0.0.1/8'],
  CMS_URL: ['admin.example.com', 'localhost:3001'],
  CONTENT_API_URL: ['cms:3001/api'],
  STOCK_API_URL: ['/apids'],
  BROWSER_BASE_URL: ['https://example.com'],
  SITE_INDEXING: ['no', 'ON'],
  STOP_NOTICE_SECONDS: ['10', '1.5'],
  S3_BUCKET: ['No Bucket'],
  S3_ENDPOINT: ['storage'],
  S3_FORCE_PATH_STYLE: ['true'],
  SMTP_URL: ['mail.example.com'],
  MAIL_FROM: ['Firm'],
  MAIL_BULK_FROM: ['kabar.example.com'],
  MAIL_BULK_PER_MINUTE: ['many', '-1', '1.5'],
  MAIL_BOUNCE_DOMAIN: ['bounce@example.com', 'https://example.com'],
  MAIL_EVENTS_KEY: ['short'],
  DKIM_DOMAIN: ['https://example.com', 'mail.example.com'],
  DKIM_SELECTOR: ['kabar 1', 'kabar'],
  DKIM_KEY: ['/etc/dkim.pem', '-----BEGIN PRIVATE KEY-----'],
  TRUSTED_PROXIES: ['yes', '-1'],
  HUMAN_CHECK_KEY: ['key-without-secret'],
  HUMAN_CHECK_SECRET: ['secret-without-key'],
  HUMAN_CHECK_SCRIPT_URL: ['javascript:alert(1)'],
  HUMAN_CHECK_VERIFY_URL: ['verify'],
  REDIRECT_HOSTS: ['https://partner.example'],
  EXTERNAL_LINK_CHECK: ['1'],
  IMAGE_HOSTS: ['*.example.com'],
  MARKET_ANONYMOUS_PER_MINUTE: ['many', '-1'],
  SECURITY_CONTACT: ['security@example.com'],
  MARKET_VENDOR: ['foo', 'GoAPI'],
  MARKET_VENDOR_CALLS_PER_DAY: ['0', 'all'],
  MARKET_VENDOR_TIME: ['6 pm', '24:00'],
  MARKET_VENDOR_URL: ['goapi', 'https://api.example.com/'],
  TAG_MANAGER_ID: ['"><script>'],
  TAG_MANAGER_SCRIPT_URL: ['gtm.js'],
  CHAT_SCRIPT_URL: ['//chat.example/widget.js'],
  ERROR_REPORT_DSN: ['https://errors.example/42', 'errors'],
  THIRD_PARTY_HOSTS: ['*'],
  PAGE_STORE_MB: ['lots', '-1', '1.5', '1e3'],
  IMAGE_CACHE_MB: ['0', 'x'],
  WARM_UP_PAGES: ['all'],
  CDN_MAX_AGE_SECONDS: ['86401', 'day'],
  PAGE_CACHE: ['true'],
  WEB_METRICS_PORT: ['x'],
  CMS_METRICS_PORT: ['70000'],
  MARKET_METRICS_PORT: ['x', '70000'],
  METRICS_HOST: ['http://localhost'],
  LOG_LEVEL: ['x', 'INFO'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['collector:4318', 'collector'],
  OTEL_EXPORTER_OTLP_HEADERS: ['Bearer abc'],
  OTEL_TRACES_SAMPLER: ['sometimes'],
  OTEL_TRACES_SAMPLER_ARG: ['10%', '2'],
  DATA: ['fake'],
}

/** Paths, keys of other services and passwords: no text is wrong by its form. */
const freeTexts = [
  'DATA_DIR',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_REGION',
  'BACKUP_DIR',
  'STATUS_FILE',
  'MARKET_VENDOR_KEY',
  'DEMO_PASSWORD',
  'CHROMIUM_PATH',
  'JAVA_HOME',
]

describe('an invalid setting', () => {
  it('has a row here for every setting of the reference', () => {
    const reference = readFileSync(join(root, 'docs/reference/configuration.md'), 'utf8')
    const tested = [...Object.keys(wrong), ...freeTexts]
    expect(tested.toSorted()).toEqual(listedSettings(reference).toSorted())
  })

  it.each(Object.entries(wrong).flatMap(([name, values]) => values.map((value) => ({ name, value }))))(
    '$name=$value is reported by its name and in our own words',
    async ({ name, value }) => {
      const message = await explain({ [name]: value })
      // The two settings of the human check are reported as one.
      expect(message).toMatch(name)
      expect(message).not.toMatch(/Invalid|Expected|Received|TypeError/)
    },
  )

  it('is none when every setting has its default', async () => {
    expect(await explain({})).toBe('')
  })
})

it('a misspelled setting is named at the start, once', () => {
  expect(listMisspelled({ SITE_URI: 'https://example.com', LC_ALL: 'C', HOME: '/' })).toEqual([
    'SITE_URI is not a setting: if you mean SITE_URL, correct its name.',
  ])
})
