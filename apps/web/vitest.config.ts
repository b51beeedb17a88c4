import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'web',
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    // Starting a worker for each file takes longer than most files.
    isolate: false,
    // On a machine with one busy core a test of image conversion, at the lowest priority, takes seconds.
    testTimeout: 20_000,
  },
})
