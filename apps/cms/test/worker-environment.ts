import { join } from 'node:path'

/** The settings of the service that a test worker or the maker of the template runs. */
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

/** The address of a worker's copy of the template database. */
export const databaseOfWorker = (templateUrl: string, worker: string) => `${templateUrl}_${worker}`

/** The folder of a worker's uploads. */
export const folderOfWorker = (dataFolder: string, worker: string) => join(dataFolder, `worker-${worker}`)
