import { afterEach, describe, expect, it, vi } from 'vitest'
import { prefetch } from './link-prefetch.ts'

afterEach(() => vi.unstubAllGlobals())

describe('prefetch', () => {
  it.each([
    { name: 'a response', status: 200, expected: 'data' },
    { name: 'a page that is gone', status: 404, expected: '' },
    { name: 'a server error', status: 503, expected: '' },
  ])('reads the body into the cache, and returns "$expected" for $name', async ({ status, expected }) => {
    const response = new Response('data', { status })
    vi.stubGlobal('fetch', async () => response)
    expect(await prefetch('/id/blog.data')).toBe(expected)
    expect(response.bodyUsed).toBe(true)
  })

  it('ignores a failure, because the visitor has not followed the link yet', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await prefetch('/id/blog.data')).toBe('')
  })
})
