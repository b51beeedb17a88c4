import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './e2e/engines/engine-test.ts'

/** The site under test, started by `npm test` or `npm start`. */
const baseURL = process.env.SITE_URL ?? 'http://localhost:3000'
const { CHROMIUM_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env

/** Full Chromium: the headless shell has no settings pages and no back/forward cache. */
export const wholeBrowser = chromium(CHROMIUM_PATH)

/** @param executablePath Playwright's own browser by default */
function chromium(executablePath: string | undefined) {
  return {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
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
  }
}

/** One process per engine, which its tests share. All other tests use Chromium. */
export const engines = [engine('firefox'), engine('webkit')]

function engine(engineName: EngineOptions['engineName']) {
  return {
    name: engineName,
    testDir: './e2e/engines',
    fullyParallel: false,
    workers: 1,
    use: { engineName },
  }
}

export default defineConfig<object, EngineOptions>({
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Only a guard: on two busy cores, a page or an email can take longer than the default of 5 s.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  grepInvert: /@nightly/,
  use: { baseURL, ...chromium(HEADLESS_SHELL_PATH) },
  projects: [
    { name: 'visitors', testDir: './e2e/journeys' },
    ...engines,
    // Last: admin pages are slow, and tests that publish content affect the pages of all other tests.
    { name: 'editors', testDir: './e2e/editors', timeout: 120_000 },
  ],
})
