import { afterEach, expect, it, vi } from 'vitest'
import { mayTrack } from './may-track.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  { name: 'no signal', navigator: { doNotTrack: null }, window: {}, expected: true },
  { name: 'a visitor who allows tracking', navigator: { doNotTrack: '0' }, window: {}, expected: true },
  { name: 'Do Not Track', navigator: { doNotTrack: '1' }, window: {}, expected: false },
  {
    name: 'Do Not Track of older browsers',
    navigator: { doNotTrack: null },
    window: { doNotTrack: '1' },
    expected: false,
  },
  {
    name: 'Global Privacy Control',
    navigator: { doNotTrack: null, globalPrivacyControl: true },
    window: {},
    expected: false,
  },
])('with $name the answer to whether analytics are allowed is $expected', ({ expected, ...globals }) => {
  vi.stubGlobal('navigator', globals.navigator)
  vi.stubGlobal('window', globals.window)
  expect(mayTrack()).toBe(expected)
})
