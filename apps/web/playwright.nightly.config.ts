import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './e2e/engines/engine-test.ts'
import usual, { engines, wholeBrowser } from './playwright.config.ts'

const { projects: _, grepInvert: __, ...settings } = usual

/** The parts of `npm run test:nightly`, one project each. */
export default defineConfig<object, EngineOptions>(settings, {
  projects: [
    { name: 'sitemap', testDir: './e2e/nightly/sitemap' },
    { name: 'attacks', testDir: './e2e/attacks' },
    { name: 'browser', testDir: './e2e/nightly/browser' },
    { name: 'browser-pages', testDir: './e2e/journeys', testMatch: 'every-page.spec.ts', grep: /@nightly/ },
    { name: 'browser-whole', testDir: './e2e/nightly/whole-browser', use: wholeBrowser },
    ...engines.map((engine) => ({ ...engine, name: `engines-${engine.name}`, grep: /@nightly/ })),
    // Alone: it requires the approval of every publication.
    { name: 'admin', testDir: './e2e/nightly/admin', fullyParallel: false, workers: 1 },
    // These break services that all tests share, so they run one at a time.
    { name: 'faults', testDir: './e2e/faults', fullyParallel: false, workers: 1 },
  ],
})
