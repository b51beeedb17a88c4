import { expect, it } from 'vitest'
import { actionPath } from './action-path.ts'
import { allActionsPath } from './all-actions-path.ts'
import { dividend, meeting } from './sample-actions.fixture.ts'

it.each([
  {
    action: dividend,
    expected: '/corporate-action?ticker=BQNS#BQNS-dividend-2026-interim',
  },
  {
    action: meeting,
    expected: '/corporate-action?tab=general-meeting&ticker=BQNS#BQNS-meeting-2026-12-31',
  },
])('leads to the $action.kind, without the default tab', ({ action, expected }) => {
  expect(actionPath('en', action).endsWith(expected)).toBe(true)
})

it.each([
  { locale: 'id', ticker: null, expected: '/aksi-korporasi?tab=semua' },
  { locale: 'en', ticker: null, expected: '/corporate-action?tab=all' },
  { locale: 'id', ticker: 'BQNS', expected: '/aksi-korporasi?tab=semua&ticker=BQNS' },
] as const)('leads to all kinds in $locale, of $ticker', ({ locale, ticker, expected }) => {
  expect(allActionsPath(locale, ticker).endsWith(expected)).toBe(true)
})
