import { defineConfig } from '@playwright/test'
import usual from './playwright.config.ts'

const { projects: _, ...settings } = usual

/** What only `npm run test:nightly` runs, one project per part. */
export default defineConfig(settings, {
  projects: [
    { name: 'sitemap', testDir: './e2e/nightly/sitemap' },
    { name: 'attacks', testDir: './e2e/attacks' },
    // They break services that all tests share: one test after the other.
    { name: 'faults', testDir: './e2e/faults', fullyParallel: false, workers: 1 },
  ],
})
