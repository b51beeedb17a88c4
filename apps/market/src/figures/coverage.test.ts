import { describe, expect, it } from 'vitest'
import { type Coverage, findCompleteSince, findMissingData, joinSpans } from './coverage.ts'

const dividends = (since: string | null, until: string | null): Coverage => [
  { kind: 'dividends', since, until },
]

describe('findMissingData', () => {
  const window = { dividendsAfter: '2025-11-20' }

  it.each([
    { name: 'without any delivery', coverage: [], missing: 'dividendsUnknown' },
    { name: 'of the whole window', coverage: dividends('2025-11-21', '2026-11-20'), missing: null },
    { name: 'from the beginning, open-ended', coverage: dividends(null, null), missing: null },
    { name: 'from a later day', coverage: dividends('2025-11-22', null), missing: 'dividendsUnknown' },
    { name: 'that is two weeks older', coverage: dividends(null, '2026-11-06'), missing: null },
    { name: 'that is older', coverage: dividends(null, '2026-11-05'), missing: 'dividendsUnknown' },
    {
      name: 'of two sources, one of which is whole',
      coverage: [...dividends('2026-05-11', '2026-11-20'), ...dividends('2020-01-01', null)],
      missing: null,
    },
    {
      name: 'of another kind',
      coverage: [{ kind: 'indexMembers', since: null, until: null }],
      missing: 'dividendsUnknown',
    },
  ] as const)('with dividends $name says $missing', ({ coverage, missing }) => {
    expect(findMissingData(coverage, window, '2026-11-20')).toBe(missing)
  })

  it.each([
    { statementsOf: '2025-08-20', missing: null },
    { statementsOf: '2025-08-19', missing: 'statementsOld' },
  ])('of statements that ended on $statementsOf says $missing', ({ statementsOf, missing }) => {
    expect(findMissingData([], { statementsOf }, '2026-11-20')).toBe(missing)
  })

  it('knows index members until the review after their list', () => {
    const members: Coverage = [{ kind: 'indexMembers', since: '2020-02-03', until: '2026-05-04' }]
    expect(findMissingData(members, { indexMembers: true }, '2026-11-20')).toBe(null)
    expect(findMissingData(members, { indexMembers: true }, '2026-11-21')).toBe('indexMembersUnknown')
  })
})

describe('findCompleteSince', () => {
  const day = '2026-11-20'

  it.each([
    { name: 'nothing', coverage: [], since: null },
    { name: 'an old list', coverage: dividends(null, '2018-12-31'), since: null },
    {
      name: 'an old list from the beginning and a current one',
      coverage: [...dividends(null, '2018-12-31'), ...dividends('2024-01-02', null)],
      since: { since: '2024-01-02' },
    },
    {
      name: 'two current lists',
      coverage: [...dividends('2024-01-02', null), ...dividends('2020-01-02', '2026-11-10')],
      since: { since: '2020-01-02' },
    },
    {
      name: 'a current list from the beginning',
      coverage: [...dividends('2024-01-02', null), ...dividends(null, '2026-11-10')],
      since: { since: null },
    },
  ])('of $name begins where a current list begins', ({ coverage, since }) => {
    expect(findCompleteSince(coverage, 'dividends', day)).toEqual(since)
  })
})

describe('joinSpans', () => {
  const old = { since: '2020-01-01', until: '2026-05-01' }

  it.each([
    {
      name: 'joins a later list that begins before the first one is outdated',
      given: { since: '2026-05-15', until: '2026-11-20' },
      joined: { since: '2020-01-01', until: '2026-11-20' },
    },
    {
      name: 'keeps only the later list if something may be between them',
      given: { since: '2026-05-16', until: '2026-11-20' },
      joined: { since: '2026-05-16', until: '2026-11-20' },
    },
    {
      name: 'keeps what an older list has of earlier years',
      given: { since: '2015-01-01', until: '2021-01-01' },
      joined: { since: '2015-01-01', until: '2026-05-01' },
    },
    {
      name: 'keeps an open end',
      given: { since: null, until: null },
      joined: { since: null, until: null },
    },
  ])('$name', ({ given, joined }) => {
    expect(joinSpans('dividends', old, given)).toEqual(joined)
    expect(joinSpans('dividends', given, old)).toEqual(joined)
  })
})
