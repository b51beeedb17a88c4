import { describe, expect, it } from 'vitest'
import { isPermissive } from '../check/licences.mjs'
import { Tally } from './tally.mjs'
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs'

describe('readVitestReport', () => {
  it('counts tests, and a file that does not load as one failure', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a works' },
            { status: 'failed', fullName: 'a breaks', failureMessages: ['expected 1'] },
            { status: 'pending', fullName: 'a waits' },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    }
    const { passed, failed, faults, remark } = readVitestReport(report)
    expect({ passed, failed, remark }).toEqual({ passed: 1, failed: 2, remark: '1 skipped' })
    expect(faults.join()).toMatch(/a breaks[\s\S]*expected 1[\s\S]*no such module/)
  })
})

describe('readPlaywrightReport', () => {
  it('counts tests of nested suites, flaky ones and errors outside tests as failures', () => {
    const spec = (/** @type {string} */ status) => ({ title: status, tests: [{ status, results: [] }] })
    const report = {
      suites: [
        {
          title: 'file',
          suites: [{ title: 'journey', specs: ['expected', 'unexpected', 'flaky', 'skipped'].map(spec) }],
        },
      ],
      errors: [{ message: 'no browser' }],
    }
    const { passed, failed, remark } = readPlaywrightReport(report)
    expect({ passed, failed, remark }).toEqual({ passed: 1, failed: 3, remark: '1 skipped' })
  })
})

describe('Tally', () => {
  /** @type {string[]} */
  const lines = []
  const report = /** @type {import('../session/report.mjs').Report} */ ({
    line: (text = '') => lines.push(text),
    silence() {},
    step: async (_label, work) => work(() => {}),
  })

  it('counts a check that breaks as a failure, and says so on the last line', async () => {
    const tally = new Tally(report)
    await tally.add('good', () => ({ passed: 2, failed: 0, faults: [] }))
    await tally.add('broken', () => {
      throw new Error('no such tool')
    })
    expect(tally.close()).toBe(1)
    expect(lines.at(-1)).toBe('2 passed, 1 failed')
  })

  it('fails when nothing ran', () => {
    expect(new Tally(report).close()).toBe(1)
  })
})

describe('isPermissive', () => {
  it.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['Apache-2.0 AND MIT', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', false],
    ['GPL-3.0-only', false],
    ['unknown', false],
  ])('%s: %s', (licence, expected) => {
    expect(isPermissive(licence)).toBe(expected)
  })
})
