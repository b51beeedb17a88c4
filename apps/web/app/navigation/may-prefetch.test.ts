import { afterEach, expect, it, vi } from 'vitest'
import { mayPrefetch } from './may-prefetch.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  { expected: true, onLine: true },
  { expected: true, onLine: true, connection: { effectiveType: '3g' } },
  { expected: true, onLine: true, connection: { effectiveType: '4g', saveData: false } },
  { expected: false, onLine: true, connection: { effectiveType: '2g' } },
  { expected: false, onLine: true, connection: { effectiveType: 'slow-2g' } },
  { expected: false, onLine: true, connection: { effectiveType: '4g', saveData: true } },
  { expected: false, onLine: false, connection: { effectiveType: '4g' } },
])('mayPrefetch is $expected online: $onLine, with $connection', ({ expected, ...navigator }) => {
  vi.stubGlobal('navigator', navigator)
  expect(mayPrefetch()).toBe(expected)
})
