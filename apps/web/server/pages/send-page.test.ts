import { beforeEach, describe, expect, it } from 'vitest'
import { prefetchHeaders } from '#app/prefetch/prefetch-headers.ts'
import { StoredPage } from '../page-cache/stored-page.ts'
import { serve } from '../serve.fixture.ts'
import { sendPage } from './send-page.ts'

const body = Buffer.from('Rp500 juta '.repeat(200))
const page = new StoredPage({ status: 200, headers: {}, body, tags: [], isPartial: false })
const missing = new StoredPage({ status: 404, headers: {}, body, tags: [], isPartial: false })

let origin: string

beforeEach(async () => {
  origin = await serve((request, response) => {
    const isForOne = request.url === '/for-one'
    void sendPage(request, response, request.url === '/missing' ? missing : page, isForOne ? 'bypass' : 'hit')
  })
})

async function statusAndEtag(ifNoneMatch: string, path = '/', accepted = 'br'): Promise<string> {
  const headers = { 'accept-encoding': accepted, 'if-none-match': ifNoneMatch }
  const response = await fetch(origin + path, { headers })
  await response.arrayBuffer()
  return `${response.status} ${response.headers.get('etag') ?? ''}`.trim()
}

describe('a page that the client has', () => {
  it('returns 304 for its ETag in any form of the header', async () => {
    const { etag } = await page.bodyIn('br')
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      expect(await statusAndEtag(known), known).toBe(`304 ${etag}`)
    }
    expect(await statusAndEtag('"other"')).toBe(`200 ${etag}`)
  })

  it('is sent when the client does not accept the encoding of the ETag', async () => {
    const { etag } = await page.bodyIn('br')
    const { etag: ofGzip } = await page.bodyIn('gzip')
    const { etag: asItIs } = await page.bodyIn('identity')
    expect(await statusAndEtag(ofGzip, '/', 'gzip, br')).toBe(`304 ${ofGzip}`)
    expect(await statusAndEtag(ofGzip)).toBe(`200 ${etag}`)
    expect(await statusAndEtag(etag, '/', 'identity')).toBe(`200 ${asItIs}`)
  })

  it('is sent when it is private or not found', async () => {
    expect(await statusAndEtag('*', '/for-one')).toBe('200')
    expect(await statusAndEtag('*', '/missing')).toMatch(/^404/)
  })
})

describe('a page prefetched by a script', () => {
  it.each([
    { name: 'its data', path: '/id/blog.data', cached: 'private, max-age=10' },
    { name: 'its document', path: '/id/blog', cached: 'public, max-age=0, must-revalidate' },
  ])('may be reused for the click: $name is $cached', async ({ path, cached }) => {
    const response = await fetch(origin + path, { headers: prefetchHeaders })
    await response.arrayBuffer()
    expect(response.headers.get('cache-control')).toBe(cached)
  })
})
