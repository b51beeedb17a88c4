import { describe, expect, it } from 'vitest'
import { bestEncoding } from './content-coding.ts'

describe('bestEncoding', () => {
  it.each([
    { accept: 'gzip, deflate, br, zstd', expected: 'br' },
    { accept: 'gzip, zstd', expected: 'zstd' },
    { accept: 'gzip;q=0.5', expected: 'gzip' },
    { accept: 'br;q=0, gzip', expected: 'gzip' },
    { accept: undefined, expected: 'identity' },
    { accept: 'identity', expected: 'identity' },
  ])('takes $expected for $accept', ({ accept, expected }) => {
    expect(bestEncoding(accept)).toBe(expected)
  })
})
