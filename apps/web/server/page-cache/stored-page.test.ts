import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bestEncoding, storedPage } from './stored-page.ts'

const rendered = { status: 200, headers: {}, tags: [], isPartial: false }

describe('storedPage', () => {
  it('holds the same page in every encoding', async () => {
    const body = Buffer.from('Rp500 juta '.repeat(200))
    const { bodies } = await storedPage({ ...rendered, body })
    expect(bodies.br && brotliDecompressSync(bodies.br)).toEqual(body)
    expect(bodies.gzip && gunzipSync(bodies.gzip)).toEqual(body)
  })

  it('gives different pages different tags and the same page the same', async () => {
    const [one, same, other] = await Promise.all(
      ['a', 'a', 'b'].map((text) => storedPage({ ...rendered, body: Buffer.from(text) })),
    )
    expect(one?.etag).toBe(same?.etag)
    expect(one?.etag).not.toBe(other?.etag)
  })
})

describe('bestEncoding', () => {
  it.each([
    { accept: 'gzip, deflate, br, zstd', expected: 'br' },
    { accept: 'gzip;q=0.5', expected: 'gzip' },
    { accept: 'br;q=0, gzip', expected: 'gzip' },
    { accept: undefined, expected: 'identity' },
    { accept: 'identity', expected: 'identity' },
  ])('takes $expected for $accept', ({ accept, expected }) => {
    expect(bestEncoding(accept)).toBe(expected)
  })
})
