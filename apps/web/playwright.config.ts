import { defineConfig } from '@playwright/test'

/** The site that the tests walk: started by `npm test`, or by hand with `npm start`. */
const baseURL = process.env.SITE_URL ?? 'http://localhost:3000'
const { CHROMIUM_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env

/** @param executablePath without it, Playwright's own */
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

export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  use: { baseURL, ...chromium(HEADLESS_SHELL_PATH) },
  projects: [
    { name: 'visitors', testIgnore: ['faults/**', 'editors/**', 'whole-browser/**'] },
    // A browser without windows has no settings, forgets pages that were left, and its pointer rests on each page.
    { name: 'whole-browser', testDir: './e2e/whole-browser', use: chromium(CHROMIUM_PATH) },
    // Last: what they publish and take back is on the pages of everybody.
    { name: 'editors', testDir: './e2e/editors' },
  ],
})
