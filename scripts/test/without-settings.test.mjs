import { expect, it } from 'vitest'
import { withoutSettings } from './without-settings.mjs'

it('a site of the tests is told nothing of a person’s own', () => {
  const ofMachine = { PATH: '/bin', CHROMIUM_PATH: '/chromium', JAVA_HOME: '/java' }
  const ofTests = { TEST_DATABASE_URL: 'postgres://localhost', FAULTS: 'long' }
  const ofSite = [
    'DATABASE_URL',
    'DATABASE_REPLICA_URL',
    'DATA_DIR',
    'WAL_ARCHIVE_DIR',
    'BACKUP_DIR',
    'BACKUP_KEY',
    'CONTENT_API_URL',
    'STOCK_API_KEY',
    'PAYLOAD_SECRET',
    'S3_SECRET_ACCESS_KEY',
    'SMTP_URL',
    'MAIL_PORT',
    'MARKET_METRICS_PORT',
    'HUMAN_CHECK_SECRET',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OTEL_TRACES_SAMPLER',
  ].map((name) => [name, 'of a person’s own'])
  expect(withoutSettings({ ...ofMachine, ...ofTests, ...Object.fromEntries(ofSite) })).toEqual({
    ...ofMachine,
    ...ofTests,
  })
})
