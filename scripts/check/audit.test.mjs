import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { faultsOfAudit, readAudit } from './audit.mjs'

const advisory = {
  source: 1,
  name: 'left-pad',
  title: 'Pads for ever',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  severity: 'high',
}
/** As `npm audit --json` writes it: the package itself, and one that only contains it. */
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    'left-pad': { via: [advisory, { ...advisory, url: `${advisory.url}x`, severity: 'moderate' }] },
    'pads-more': { via: ['left-pad'] },
  },
}
const exception = {
  advisory: 'GHSA-aaaa-bbbb-cccc',
  package: 'left-pad',
  why: 'only at build time',
  until: '2026-12-31',
}

describe('an audit', () => {
  it('names each grave finding once, with what can be done', () => {
    expect(faultsOfAudit(report, [], '2026-11-22')).toEqual([
      'left-pad: Pads for ever (high, GHSA-aaaa-bbbb-cccc): upgrade it, or write the reason into scripts/check/audit-exceptions.json',
    ])
  })

  it('lives with what is written down, until its day', () => {
    expect(faultsOfAudit(report, [exception], '2026-12-31')).toEqual([])
    expect(faultsOfAudit(report, [exception], '2027-01-01')).toEqual([
      'the exception for GHSA-aaaa-bbbb-cccc in left-pad ended on 2026-12-31',
    ])
  })

  it('does not take one exception for another, nor keep one that nothing needs', () => {
    const other = { ...exception, package: 'right-pad' }
    expect(faultsOfAudit(report, [other], '2026-11-22')).toEqual([
      expect.stringContaining('left-pad: Pads for ever'),
      'right-pad has GHSA-aaaa-bbbb-cccc no longer: remove its exception',
    ])
  })

  it.each([
    '',
    'npm error code E405',
    '{"message":"405 Method Not Allowed"}',
    '{"auditReportVersion":2',
    '[]',
  ])('that nobody answered is no clean one (%j)', (output) => {
    expect(readAudit(output)).toBeNull()
  })

  it('is read behind the warnings of npm', () => {
    expect(readAudit(`npm warn something\n${JSON.stringify(report)}`)).toMatchObject(report)
  })
})

describe('the exceptions', () => {
  it('say which finding, why and until when', () => {
    const kept = JSON.parse(readFileSync(new URL('audit-exceptions.json', import.meta.url), 'utf8'))
    for (const one of kept) {
      expect(one).toEqual({
        advisory: expect.stringMatching(/^GHSA(-\w{4}){3}$/),
        package: expect.any(String),
        why: expect.stringMatching(/.{20}/),
        until: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      })
    }
  })
})
