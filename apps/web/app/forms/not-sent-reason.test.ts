import { describe, expect, it } from 'vitest'
import { returnedInit } from './not-sent-reason.ts'

describe('returnedInit', () => {
  it('returns a status for invalid fields and for each other reason', () => {
    expect(returnedInit(null).status).toBe(422)
    expect(returnedInit({ kind: 'stale' }).status).toBe(422)
    expect(returnedInit({ kind: 'blocked' }).status).toBe(422)
    expect(returnedInit({ kind: 'unreachable' }).status).toBe(503)
    expect(returnedInit({ kind: 'unavailable' }).status).toBe(503)
  })

  it('sets Retry-After', () => {
    expect(returnedInit({ kind: 'tooManyTries', retryAfterSeconds: 90 })).toEqual({
      status: 429,
      headers: { 'retry-after': '90' },
    })
  })
})
