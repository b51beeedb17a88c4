import { inject } from 'vitest'

// Runs before any test file imports the configuration, which reads these once.
Object.assign(process.env, {
  NODE_ENV: 'test',
  DATABASE_URL: inject('databaseUrl'),
  DATA_DIR: inject('dataFolder'),
  PAYLOAD_SECRET: 'only-for-the-tests-0123456789abcdef',
  CONTENT_API_KEY: 'key-only-for-the-tests-0123456789ab',
  SITE_URL: 'http://127.0.0.1:3000',
  LOG_LEVEL: 'fatal',
})
