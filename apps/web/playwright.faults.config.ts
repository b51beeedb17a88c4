import { defineConfig } from '@playwright/test'
import usual from './playwright.config.ts'

/** What breaks the services that all share: one test after the other, and nothing beside them. */
export default defineConfig(usual, {
  testDir: './e2e/faults',
  testIgnore: [],
  fullyParallel: false,
  workers: 1,
})
