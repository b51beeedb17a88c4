import { afterEach, describe, expect, it, vi } from 'vitest'
import { prefetch } from './link-prefetch.ts'

afterEach(() => vi.unstubAllGlobals())

describe('prefetch', () => {
  it('uses fetch, as `connect-src` allows, and reads the body into the cache', async () => {
    const response = new Response('data')
    const fetch = vi.fn<typeof globalThis.fetch>(async () => response)
    vi.stubGlobal('fetch', fetch)
    expect(await prefetch('/id/blog.data')).toBe('data')
    expect(fetch).toHaveBeenCalledWith('/id/blog.data', { headers: { purpose: 'prefetch' }, priority: 'low' })
    expect(response.bodyUsed).toBe(true)
  })

  it('ignores a failure, because the visitor has not followed the link yet', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(prefetch('/id/blog.data')).resolves.toBe('')
  })
})
