import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'cms',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env.NIGHTLY === '1' ? [] : ['**/*.nightly.test.ts'])],
    globalSetup: ['test/start-database.ts'],
    setupFiles: ['test/set-environment.ts'],
    maxWorkers: 2,
    // Each worker starts one Payload on a database of its own for all its files: starting takes longer than their tests.
    isolate: false,
    hookTimeout: 90_000,
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
