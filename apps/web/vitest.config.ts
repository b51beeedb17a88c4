import { defineConfig } from 'vitest/config'

/** They mock a module, start processes or read what a whole process has changed. */
const isolated = [
  'server/images/{internet,converter}.test.ts',
  'server/share-image/{draw-picture,share-pictures}.test.ts',
]

export default defineConfig({
  test: {
    // On a machine with one busy core a test of image conversion, at the lowest priority, takes seconds.
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'web',
          include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
          exclude: isolated,
          // Starting a worker for each file takes longer than most files.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'web, isolated', include: isolated } },
    ],
  },
})
