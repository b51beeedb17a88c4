import { join } from 'node:path'

/** Settings of the service for a test worker and for building the template. */
export const testEnvironment = (databaseUrl: string, dataFolder: string) => ({
  NODE_ENV: 'test' as const,
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataFolder,
  PAYLOAD_SECRET: 'only-for-the-tests-0123456789abcdef',
  CONTENT_API_KEY: 'key-only-for-the-tests-0123456789ab',
  SITE_URL: 'http://127.0.0.1:3000',
  STOCK_API_URL: 'http://127.0.0.1:1/apids',
  REDIRECT_HOSTS: 'partner.example',
  LOG_LEVEL: 'fatal',
})

/** URL of a worker's copy of the template database. */
export const databaseOfWorker = (templateUrl: string, worker: string) => `${templateUrl}_${worker}`

/** Upload folder of a worker. */
export const folderOfWorker = (dataFolder: string, worker: string) => join(dataFolder, `worker-${worker}`)
