import { defineConfig } from 'vitest/config'

// Starting a worker per file takes longer than most files.
export default defineConfig({ test: { name: 'contracts', include: ['src/**/*.test.ts'], isolate: false } })
