import { describe, expect, it } from 'vitest'
import { orNotFound } from './or-not-found.server.ts'

const site = { orNull: <Value>(value: Promise<Value>) => value.catch(() => null) }

describe('orNotFound', () => {
  it('returns the response of the market service', async () => {
    await expect(orNotFound(site, Promise.resolve({ ticker: 'BQNS' }))).resolves.toEqual({ ticker: 'BQNS' })
  })

  it('returns null while the market service is down', async () => {
    await expect(orNotFound(site, Promise.reject(new Error('down')))).resolves.toBeNull()
  })

  it('throws 404 for an unknown company', async () => {
    await expect(orNotFound(site, Promise.resolve(null))).rejects.toMatchObject({ init: { status: 404 } })
  })
})
