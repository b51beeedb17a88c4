import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testService } from './test-service.fixture.ts'

const service = testService()
const { client, readFailure } = service
const ThingSchema = v.object({ name: v.string() })

describe('ServiceClient with a Retry-After response', () => {
  const waiting = (status: number, retryAfter: string) => {
    service.respond = (_request, response) => response.writeHead(status, { 'retry-after': retryAfter }).end()
  }
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))
  afterEach(() => vi.useRealTimers())

  it.each([
    { name: '429', status: 429, retryAfter: '1', retriesAfterMs: 1_000 },
    { name: '503', status: 503, retryAfter: '1', retriesAfterMs: 1_000 },
    {
      name: '503 for an hour, which is capped',
      status: 503,
      retryAfter: '3600',
      retriesAfterMs: 2_000,
    },
  ])(
    'by $name retries when the time is over, and not before',
    async ({ status, retryAfter, retriesAfterMs }) => {
      waiting(status, retryAfter)
      const things = client()
      await readFailure(things.get('/a', ThingSchema))
      service.respond = (_request, response) => response.end('{"name":"back"}')
      expect(await readFailure(things.get('/b', ThingSchema))).toBe('circuitOpen')
      expect(service.requests).toBe(1)
      vi.advanceTimersByTime(retriesAfterMs)
      expect(await things.get('/b', ThingSchema)).toMatchObject({ data: { name: 'back' } })
    },
  )

  it('ignores a date in the past', async () => {
    waiting(503, new Date(Date.now() - 60_000).toUTCString())
    const things = client()
    await readFailure(things.get('/a', ThingSchema))
    expect(await readFailure(things.get('/a', ThingSchema))).toBe('status')
    expect(service.requests).toBe(2)
  })

  it('does not block forms because of another form', async () => {
    waiting(503, '5')
    const things = client()
    await readFailure(things.post('/a', {}, ThingSchema))
    expect(await readFailure(things.post('/b', {}, ThingSchema))).toBe('status')
    expect(service.requests).toBe(2)
  })
})
