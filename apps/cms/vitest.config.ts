import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'cms',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'seed/research-pdf/**/*.test.ts'],
    globalSetup: ['test/start-database.ts'],
    setupFiles: ['test/set-environment.ts'],
    // One Payload and one database for all files: starting them takes longer than the tests.
    fileParallelism: false,
    isolate: false,
    hookTimeout: 90_000,
    testTimeout: 30_000,
  },
})
