import { describe, expect, it } from 'vitest'
import { orNotFound } from './or-not-found.server.ts'

/** Like the site: an unavailable service becomes null, other errors are rethrown. */
const site = {
  async orNull<Value>(value: Promise<Value>): Promise<Value | null> {
    try {
      return await value
    } catch (error) {
      if (error instanceof Response && error.status === 503) {
        return null
      }
      throw error
    }
  },
}

describe('orNotFound', () => {
  it('returns the response of the market service', async () => {
    await expect(orNotFound(site, Promise.resolve({ ticker: 'BQNS' }))).resolves.toEqual({ ticker: 'BQNS' })
  })

  it('returns null while the market service is down', async () => {
    await expect(orNotFound(site, Promise.reject(new Response(null, { status: 503 })))).resolves.toBeNull()
  })

  it('throws 404 for an unknown company', async () => {
    await expect(orNotFound(site, Promise.resolve(null))).rejects.toMatchObject({ init: { status: 404 } })
  })
})
