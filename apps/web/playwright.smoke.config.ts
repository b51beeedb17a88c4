import { defineConfig } from '@playwright/test'
import usual from './playwright.config.ts'

const { projects: _, ...settings } = usual

/** The shortest proof of the nightly suites. `faults` breaks services that all tests share: it runs last, alone. */
export default defineConfig(settings, {
  testDir: './e2e/smoke',
  fullyParallel: false,
  workers: 1,
  projects: [
    { name: 'attacks', testMatch: 'attacks.spec.ts' },
    { name: 'faults', testMatch: 'faults.spec.ts' },
  ],
})
