import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { heapOptions } from '../../tools/site/heap-options.ts'

const isNightly = process.env.NIGHTLY === '1'

/**
 * The first two load all modules again, so that files after them in their worker share no state with Payload; the third
 * writes invalid drafts into every collection and global of its worker's database.
 */
const last = [
  'seed/skeleton-brand.test.ts',
  'seed/content-days.nightly.test.ts',
  'src/editorial/documents/lists.nightly.test.ts',
]

class DisruptiveLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const findPlace = ({ moduleId }: TestSpecification) => last.findIndex((file) => moduleId.endsWith(file))
    return (await super.sort(files)).toSorted((one, other) => findPlace(one) - findPlace(other))
  }
}

export default defineConfig({
  test: {
    name: 'cms',
    include: ['src/**/*.test.ts', 'seed/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isNightly ? [] : ['**/*.nightly.test.ts'])],
    globalSetup: ['test/start-database.ts'],
    setupFiles: ['test/set-environment.ts'],
    // Nightly tests measure memory, so the workers have the heap limits of the CMS service.
    execArgv: isNightly ? heapOptions.cms.split(' ') : [],
    maxWorkers: 2,
    sequence: { sequencer: DisruptiveLast },
    // Each worker starts Payload once, on its own database, for all its files: starting takes longer than the tests.
    isolate: false,
    hookTimeout: 90_000,
    // A save takes about a second while other suites use the same cores, and some tests make a dozen.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
