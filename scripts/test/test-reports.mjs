/**
 * @typedef {object} Outcome of one check or one suite
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} faults what a person needs to read
 * @property {string} [remark]
 */

/**
 * @param {{ testResults?: { name: string, status: string, message?: string,
 *   assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} report of vitest
 * @returns {Outcome}
 */
export function readVitestReport(report) {
  const files = report.testResults ?? []
  const tests = files.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })))
  // A file that does not load has no tests to count, and must not pass for that.
  const broken = files.filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed))
  const failed = tests.filter(isFailed)
  const skipped = tests.filter((test) => test.status !== 'passed' && !isFailed(test)).length
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: failed.length + broken.length,
    faults: [
      ...failed.map((test) => `${test.file}\n${test.fullName}\n${test.failureMessages?.join('\n') ?? ''}`),
      ...broken.map((file) => `${file.name}\n${file.message ?? 'did not run'}`),
    ],
    ...(skipped > 0 ? { remark: `${skipped} skipped` } : {}),
  }
}

/**
 * @typedef {{ title: string, file?: string, suites?: PlaywrightSuite[],
 *   specs?: { title: string, tests: { status: string, projectName?: string,
 *     results: { errors?: { message?: string }[] }[] }[] }[] }} PlaywrightSuite
 *
 * @param {{ suites?: PlaywrightSuite[], errors?: { message?: string }[] }} report of Playwright
 * @returns {Outcome}
 */
export function readPlaywrightReport(report) {
  const tests = (report.suites ?? []).flatMap((suite) => testsOf(suite, []))
  const errors = report.errors ?? []
  // A test that passes only at the second try has failed once.
  const failed = tests.filter((test) => test.status === 'unexpected' || test.status === 'flaky')
  const skipped = tests.filter((test) => test.status === 'skipped').length
  return {
    passed: tests.filter((test) => test.status === 'expected').length,
    failed: failed.length + errors.length,
    faults: [
      ...failed.map((test) => `${test.path.join(' › ')}\n${test.messages.join('\n')}`),
      ...errors.map((error) => error.message ?? 'Playwright stopped'),
    ],
    ...(skipped > 0 ? { remark: `${skipped} skipped` } : {}),
  }
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} above
 * @returns {{ path: string[], status: string, messages: string[] }[]}
 */
function testsOf(suite, above) {
  const path = [...above, suite.title]
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      path: [...path, spec.title],
      status: test.status,
      messages: test.results.flatMap((result) => (result.errors ?? []).map((error) => error.message ?? '')),
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, path))]
}

/** @param {{ status: string }} test */
const isFailed = (test) => test.status === 'failed'
