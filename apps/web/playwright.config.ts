import { defineConfig } from '@playwright/test'

/** The site under test: `npm test` starts it, or `npm start` by hand. */
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
    { name: 'visitors', testIgnore: 'e2e/{attacks,editors,faults,nightly,smoke,whole-browser}/**' },
    // The headless shell has no settings, no back/forward cache, and its pointer rests on each page.
    { name: 'whole-browser', testDir: './e2e/whole-browser', use: chromium(CHROMIUM_PATH) },
    // Last: what they publish and unpublish shows on the pages of all other tests.
    { name: 'editors', testDir: './e2e/editors' },
  ],
})
