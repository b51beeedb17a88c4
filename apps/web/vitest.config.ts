import { defineConfig } from 'vitest/config'

/** These mock modules, start processes or depend on process-wide state. */
const isolated = [
  'server/images/{internet,converter}.test.ts',
  'server/share-image/{draw-image,share-images}.test.ts',
]

export default defineConfig({
  test: {
    // Image conversion has the lowest priority and takes seconds on a machine with one busy core.
    testTimeout: 20_000,
    // Only a guard: on a busy machine, a local request can take longer than the default of 1 s.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'web',
          include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
          exclude: isolated,
          // Starting a worker per file takes longer than most files.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'web, isolated', include: isolated } },
    ],
  },
})
