import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './e2e/engines/engine-test.ts'
import usual, { engines, wholeBrowser } from './playwright.config.ts'

const { projects: _, grepInvert: __, ...settings } = usual

/** What only `npm run test:nightly` runs, one project per part. */
export default defineConfig<object, EngineOptions>(settings, {
  projects: [
    { name: 'sitemap', testDir: './e2e/nightly/sitemap' },
    { name: 'attacks', testDir: './e2e/attacks' },
    { name: 'browser', testDir: './e2e/nightly/browser' },
    { name: 'browser-pages', testDir: './e2e/journeys', testMatch: 'every-page.spec.ts', grep: /@nightly/ },
    { name: 'browser-whole', testDir: './e2e/nightly/whole-browser', use: wholeBrowser },
    ...engines.map((engine) => ({ ...engine, name: `engines-${engine.name}`, grep: /@nightly/ })),
    // They break services that all tests share: one test after the other.
    { name: 'faults', testDir: './e2e/faults', fullyParallel: false, workers: 1 },
  ],
})
