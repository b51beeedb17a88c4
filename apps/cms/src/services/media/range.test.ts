import { expect, it } from 'vitest'
import { parseRange } from './range.ts'

it.each([
  { header: 'bytes=0-9', expected: { start: 0, end: 9 } },
  { header: 'bytes=90-', expected: { start: 90, end: 99 } },
  { header: 'bytes=-10', expected: { start: 90, end: 99 } },
  { header: 'bytes=-500', expected: { start: 0, end: 99 } },
  { header: 'bytes=50-500', expected: { start: 50, end: 99 } },
  { header: 'bytes=100-', expected: 'unsatisfiable' },
  { header: 'bytes=9-1', expected: 'unsatisfiable' },
  { header: 'bytes=-0', expected: 'unsatisfiable' },
  { header: 'bytes=0-1,5-6', expected: null },
  { header: 'bytes=-', expected: null },
  { header: 'lines=1-2', expected: null },
  { header: null, expected: null },
])('parseRange reads $header of 100 bytes', ({ header, expected }) => {
  expect(parseRange(header, 100)).toEqual(expected)
})
