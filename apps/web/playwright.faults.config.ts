import { defineConfig } from '@playwright/test'
import usual from './playwright.config.ts'

const { projects: _, ...settings } = usual

/** What breaks the services that all share: one test after the other, and nothing beside them. */
export default defineConfig(settings, {
  testDir: './e2e/faults',
  fullyParallel: false,
  workers: 1,
})
