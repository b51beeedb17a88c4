import { describe, expect, it } from 'vitest'
import { bestEncoding, compress } from './content-coding.ts'

describe('compress', () => {
  it.each(['br', 'gzip'] as const)('holds no more memory in %s than the bytes it returns', async (coding) => {
    const bytes = await compress(coding, Buffer.from('Rp500 juta '.repeat(200)))
    expect(bytes.buffer.byteLength).toBe(bytes.byteLength)
  })
})

describe('bestEncoding', () => {
  it.each([
    { accept: 'gzip, deflate, br, zstd', expected: 'br' },
    { accept: 'gzip, zstd', expected: 'gzip' },
    { accept: 'gzip;q=0.5', expected: 'gzip' },
    { accept: 'GZIP', expected: 'gzip' },
    { accept: '*', expected: 'br' },
    { accept: 'br;q=0, *', expected: 'gzip' },
    { accept: 'gzip, *;q=0', expected: 'gzip' },
    { accept: '*;q=0', expected: 'identity' },
    { accept: 'gzip, br;q=1.0', expected: 'br' },
    { accept: '', expected: 'identity' },
    { accept: undefined, expected: 'identity' },
    { accept: 'identity', expected: 'identity' },
  ])('picks $expected for $accept', ({ accept, expected }) => {
    expect(bestEncoding(accept)).toBe(expected)
  })

  it('does not parse a header with thousands of codings', () => {
    expect(bestEncoding(`br${','.repeat(15_000)}`)).toBe('identity')
  })
})
