import { defineConfig } from 'vitest/config'

const images = 'server/images/**/*.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'web',
          include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
          exclude: [images],
          // Starting a worker for each file takes longer than most files.
          isolate: false,
        },
      },
      // These block formats of sharp for their whole process and count its child processes.
      { test: { name: 'web images', include: [images] } },
    ],
  },
})
