import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'web',
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    // On a machine with one busy core a test of image conversion, at the lowest priority, takes seconds.
    testTimeout: 20_000,
  },
})
