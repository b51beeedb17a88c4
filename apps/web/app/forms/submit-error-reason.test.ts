import { describe, expect, it } from 'vitest'
import { rejectedInit } from './submit-error-reason.ts'

describe('rejectedInit', () => {
  it('returns a status for invalid fields and for each other reason', () => {
    expect(rejectedInit(null).status).toBe(422)
    expect(rejectedInit({ kind: 'stale' }).status).toBe(422)
    expect(rejectedInit({ kind: 'blocked' }).status).toBe(422)
    expect(rejectedInit({ kind: 'unreachable' }).status).toBe(503)
    expect(rejectedInit({ kind: 'unavailable' }).status).toBe(503)
  })

  it('sets Retry-After', () => {
    expect(rejectedInit({ kind: 'tooManyTries', retryAfterSeconds: 90 })).toEqual({
      status: 429,
      headers: { 'retry-after': '90' },
    })
  })
})
