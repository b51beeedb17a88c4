import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'operations', include: ['src/**/*.test.ts'] } })
