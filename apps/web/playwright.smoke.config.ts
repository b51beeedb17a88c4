import { defineConfig } from '@playwright/test'
import usual from './playwright.config.ts'

const { projects: _, ...settings } = usual

/**
 * A short version of the nightly suites, and changes of all content, which other tests would notice. `faults` breaks
 * shared services, so it runs last and alone.
 */
export default defineConfig(settings, {
  testDir: './e2e/smoke',
  fullyParallel: false,
  workers: 1,
  projects: [
    { name: 'attacks', testMatch: 'attacks.spec.ts' },
    { name: 'changes', testMatch: 'changes.spec.ts', timeout: 120_000 },
    { name: 'faults', testMatch: 'faults.spec.ts' },
  ],
})
