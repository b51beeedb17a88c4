import { describe, expect, it } from 'vitest'
import { answerOf } from './answer-of.server.ts'

/** As in the site: a 503 of a service becomes null, everything else goes through. */
const site = {
  async orUnavailable<Value>(value: Promise<Value>): Promise<Value | null> {
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

describe('answerOf', () => {
  it('hands on what the market service knows', async () => {
    await expect(answerOf(site, Promise.resolve({ ticker: 'BQNS' }))).resolves.toEqual({ ticker: 'BQNS' })
  })

  it('is null while the market service is down', async () => {
    await expect(answerOf(site, Promise.reject(new Response(null, { status: 503 })))).resolves.toBeNull()
  })

  it('is not found where the market service does not know the company', async () => {
    await expect(answerOf(site, Promise.resolve(null))).rejects.toMatchObject({ init: { status: 404 } })
  })
})
