import { relative } from 'node:path'
import { root } from '../paths.ts'
import type { Outcome } from './results.ts'

/** The part of Vitest's JSON report that we read. */
interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly startTime?: number
    readonly endTime?: number
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/** The part of Playwright's JSON report that we read. */
interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[]
  readonly errors?: readonly { readonly message?: string }[]
  readonly config?: { readonly rootDir?: string }
}

interface PlaywrightSuite {
  readonly title: string
  readonly file?: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly {
        readonly duration?: number
        readonly errors?: readonly { message?: string }[]
      }[]
    }[]
  }[]
}

export function readVitestReport({ testResults = [] }: VitestReport): Outcome {
  const tests = testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({ ...test, file: file.name })),
  )
  const failed = tests.filter(({ status }) => status === 'failed')
  // A file that fails to load has no failing tests.
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  const passedCount = tests.filter(({ status }) => status === 'passed').length
  const skipped = tests.length - failed.length - passedCount
  return {
    passed: passedCount,
    failed: failed.length + broken.length,
    errors: [
      ...failed.map((test) => `${test.file}\n${test.fullName}\n${test.failureMessages?.join('\n') ?? ''}`),
      ...broken.map((file) => `${file.name}\n${file.message ?? 'did not run'}`),
    ],
    files: testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1_000,
    })),
    ...(skipped > 0 ? { remark: `${skipped} skipped` } : {}),
  }
}

export function readPlaywrightReport({ suites = [], errors = [], config = {} }: PlaywrightReport): Outcome {
  const tests = suites.flatMap((suite) => listBrowserTests(suite, []))
  // A test that passes only on retry counts as failed.
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky')
  const skipped = tests.filter(({ status }) => status === 'skipped').length
  const seconds = new Map<string, number>()
  for (const { file, durationMs } of tests) seconds.set(file, (seconds.get(file) ?? 0) + durationMs / 1_000)
  const testDir = relative(root, config.rootDir ?? root)
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failed: failed.length + errors.length,
    errors: [
      ...failed.map((test) => `${test.path.join(' › ')}\n${test.messages.join('\n')}`),
      ...errors.map((error) => error.message ?? 'Playwright stopped'),
    ],
    files: [...seconds].map(([file, total]) => ({ name: `${testDir}/${file}`, seconds: total })),
    ...(skipped > 0 ? { remark: `${skipped} skipped` } : {}),
  }
}

interface BrowserTest {
  readonly file: string
  readonly path: readonly string[]
  readonly status: string
  readonly durationMs: number
  readonly messages: readonly string[]
}

function listBrowserTests(suite: PlaywrightSuite, above: readonly string[]): BrowserTest[] {
  const path = [...above, suite.title]
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      file: suite.file ?? suite.title,
      path: [...path, spec.title],
      status,
      durationMs: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
      messages: results.flatMap((result) => (result.errors ?? []).map((error) => error.message ?? '')),
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => listBrowserTests(inner, path))]
}
