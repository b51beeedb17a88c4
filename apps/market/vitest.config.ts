import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'market',
    include: ['src/**/*.test.ts', 'demo/**/*.test.ts'],
    // The first test of a file may have to start a PostgreSQL.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
