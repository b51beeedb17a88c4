import { defineConfig } from 'vitest/config'

// Most tests wait for processes that they start.
export default defineConfig({
  test: {
    name: 'operations',
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
