import { describe, expect, it } from 'vitest'
import { returnedInit } from './not-sent-reason.ts'

describe('returnedInit', () => {
  it('says by the status that the fields are wrong, or what else is', () => {
    expect(returnedInit(null).status).toBe(422)
    expect(returnedInit({ kind: 'stale' }).status).toBe(422)
    expect(returnedInit({ kind: 'blocked' }).status).toBe(422)
    expect(returnedInit({ kind: 'unreachable' }).status).toBe(503)
    expect(returnedInit({ kind: 'unavailable' }).status).toBe(503)
  })

  it('says when the next try is worth it', () => {
    expect(returnedInit({ kind: 'tooManyTries', retryAfterSeconds: 90 })).toEqual({
      status: 429,
      headers: { 'retry-after': '90' },
    })
  })
})
