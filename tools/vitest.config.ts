import { defineConfig } from 'vitest/config'

const isNightly = process.env.NIGHTLY === '1'

export default defineConfig({
  test: {
    name: 'tools',
    include: ['**/*.test.ts'],
    exclude: isNightly ? [] : ['nightly/**'],
    testTimeout: isNightly ? 300_000 : 60_000,
    hookTimeout: isNightly ? 300_000 : 60_000,
  },
})
