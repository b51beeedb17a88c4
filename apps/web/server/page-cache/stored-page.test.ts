import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Encoding } from './content-coding.ts'
import { StoredPage } from './stored-page.ts'

const rendered = { status: 200, headers: {}, tags: [], isPartial: false }

describe('StoredPage', () => {
  it('holds the same page in every encoding', async () => {
    const body = Buffer.from('Rp500 juta '.repeat(200))
    const page = new StoredPage({ ...rendered, body })
    expect(brotliDecompressSync((await page.bodyIn('br')).bytes)).toEqual(body)
    expect(gunzipSync((await page.bodyIn('gzip')).bytes)).toEqual(body)
    expect((await page.bodyIn('identity')).bytes).toEqual(body)
  })

  describe('once the Brotli variant exists', () => {
    const compressed = async (body: Buffer) => {
      const page = new StoredPage({ ...rendered, body })
      await page.bodyIn('br')
      return page
    }

    it('drops the uncompressed body, decompresses it once for all requests, and keeps it', async () => {
      const body = Buffer.from('Rp500 juta '.repeat(200))
      const page = await compressed(body)
      const [one, other] = await Promise.all([page.bodyIn('identity'), page.bodyIn('identity')])
      expect(one.bytes).toEqual(body)
      expect(other).toBe(one)
      expect(page.bodyIn('identity')).toBe(one)
    })

    it.each([
      { name: 'many pages', count: 20, bytes: 1024 * 1024, isKept: false },
      { name: 'a few pages', count: 8, bytes: 1024 * 1024, isKept: true },
      { name: 'a page larger than 16 MB', count: 1, bytes: 17 * 1024 * 1024, isKept: true },
    ])(
      'keeps at most 16 MB of decompressed bodies after requests for $name',
      async ({ count, bytes, isKept }) => {
        const first = await compressed(Buffer.from('Rp500 juta '.repeat(200)))
        await first.bodyIn('identity')
        for (let index = 0; index < count; index += 1) {
          const page = await compressed(Buffer.alloc(bytes))
          expect((await page.bodyIn('identity')).bytes).toHaveLength(bytes)
        }
        expect(!(first.bodyIn('identity') instanceof Promise)).toBe(isKept)
      },
    )
  })

  it('is compressed once for all requests', async () => {
    const page = new StoredPage({ ...rendered, body: Buffer.from('Rp500 juta '.repeat(200)) })
    const [one, other] = await Promise.all([page.bodyIn('br'), page.bodyIn('br')])
    expect(one.bytes).toBe(other.bytes)
    expect(page.bodyIn('br')).toBe(one)
  })

  it.each([
    { name: 'a redirect target', more: { headers: { location: `/id/${'a'.repeat(3000)}` } }, atLeast: 3000 },
    { name: 'the tags', more: { tags: ['articles:1', 'articles:2'] }, atLeast: 150 },
    { name: 'every compressed variant', more: { body: Buffer.alloc(10_000) }, atLeast: 5_000 },
  ])('counts $name', ({ more, atLeast }) => {
    const plain = { ...rendered, body: Buffer.from('short') }
    expect(new StoredPage({ ...plain, ...more }).bytes - new StoredPage(plain).bytes).toBeGreaterThan(atLeast)
  })

  it('does not compress a short response', async () => {
    const page = new StoredPage({ ...rendered, body: Buffer.from('short') })
    expect((await page.bodyIn('br')).encoding).toBe('identity')
  })

  it('has a different ETag per page and encoding, and the same one for the same bytes', async () => {
    const computeTag = async (text: string, encoding: Encoding) => {
      const page = new StoredPage({ ...rendered, body: Buffer.from(text.repeat(1000)) })
      return (await page.bodyIn(encoding)).etag
    }
    const tags = await Promise.all([
      computeTag('a', 'br'),
      computeTag('a', 'gzip'),
      computeTag('a', 'identity'),
      computeTag('b', 'br'),
    ])
    expect(new Set(tags).size).toBe(tags.length)
    expect(await computeTag('a', 'br')).toBe(tags[0])
  })
})
