import { defineConfig } from '@playwright/test'

/** The site that the tests walk: started by `npm test`, or by hand with `npm start`. */
const baseURL = process.env.SITE_URL ?? 'http://localhost:3000'

export default defineConfig({
  testDir: './e2e',
  testIgnore: 'faults/**',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  use: {
    baseURL,
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
