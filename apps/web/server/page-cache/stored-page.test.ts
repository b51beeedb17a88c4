import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bestEncoding, StoredPage } from './stored-page.ts'

const rendered = { status: 200, headers: {}, tags: [], isPartial: false }

describe('StoredPage', () => {
  it('holds the same page in every encoding', async () => {
    const body = Buffer.from('Rp500 juta '.repeat(200))
    const page = new StoredPage({ ...rendered, body })
    expect(brotliDecompressSync((await page.bodyIn('br')).bytes)).toEqual(body)
    expect(gunzipSync((await page.bodyIn('gzip')).bytes)).toEqual(body)
    expect((await page.bodyIn('identity')).bytes).toEqual(body)
  })

  it('is compressed once for all who ask', async () => {
    const page = new StoredPage({ ...rendered, body: Buffer.from('Rp500 juta '.repeat(200)) })
    const [one, other] = await Promise.all([page.bodyIn('br'), page.bodyIn('br')])
    expect(one.bytes).toBe(other.bytes)
    expect(page.bodyIn('br')).toBe(one)
  })

  it('leaves a short answer as it is', async () => {
    const page = new StoredPage({ ...rendered, body: Buffer.from('short') })
    expect((await page.bodyIn('br')).encoding).toBe('identity')
  })

  it('gives different pages different tags and the same page the same', () => {
    const [one, same, other] = ['a', 'a', 'b'].map(
      (text) => new StoredPage({ ...rendered, body: Buffer.from(text) }),
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
