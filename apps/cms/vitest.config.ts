import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Writes invalid drafts into every collection and global of its worker's database. */
const destructive = 'src/collections/lists.test.ts'

class DestructiveLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLast = ({ moduleId }: TestSpecification) => moduleId.endsWith(destructive)
    const sorted = await super.sort(files)
    return [...sorted.filter((file) => !isLast(file)), ...sorted.filter(isLast)]
  }
}

export default defineConfig({
  test: {
    name: 'cms',
    include: ['src/**/*.test.ts', 'seed/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env.NIGHTLY === '1' ? [] : ['**/*.nightly.test.ts'])],
    globalSetup: ['test/start-database.ts'],
    setupFiles: ['test/set-environment.ts'],
    maxWorkers: 2,
    sequence: { sequencer: DestructiveLast },
    // Each worker starts Payload once, on its own database, for all its files: starting takes longer than the tests.
    isolate: false,
    hookTimeout: 90_000,
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
