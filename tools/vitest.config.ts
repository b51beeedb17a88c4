import { defineConfig } from 'vitest/config'

const isNightly = process.env.NIGHTLY === '1'

export default defineConfig({
  test: {
    name: 'tools',
    include: ['**/*.test.ts'],
    exclude: isNightly ? [] : ['nightly/**', 'deploy/**'],
    // Starting a worker for each file takes longer than most files.
    isolate: false,
    testTimeout: isNightly ? 300_000 : 120_000,
    hookTimeout: isNightly ? 300_000 : 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
