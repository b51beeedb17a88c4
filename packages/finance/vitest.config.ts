import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'finance',
    include: ['src/**/*.test.ts'],
    // Starting a worker per file takes longer than most files.
    isolate: false,
    // Properties of long walks take seconds on a machine with one busy core.
    testTimeout: 20_000,
  },
})
