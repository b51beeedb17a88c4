import { expect, it } from 'vitest'
import { actionPath } from './action-path.ts'
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
