import { defineConfig } from '@playwright/test'
import usual from './playwright.config.ts'

const { projects: _, ...settings } = usual

/** A short version of the nightly suites. `faults` breaks shared services, so it runs last and alone. */
export default defineConfig(settings, {
  testDir: './e2e/smoke',
  fullyParallel: false,
  workers: 1,
  projects: [
    { name: 'attacks', testMatch: 'attacks.spec.ts' },
    { name: 'faults', testMatch: 'faults.spec.ts' },
  ],
})
