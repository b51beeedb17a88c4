import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'market',
    include: ['src/**/*.test.ts', 'demo/**/*.test.ts'],
    globalSetup: ['src/test/global-setup.ts'],
    // Starting a worker per file takes longer than most files.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
