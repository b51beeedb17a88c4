import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { RequestBudget } from './request-budget.server.ts'
import type { RawResponse } from './service-calls.server.ts'
import type { LastKnownGoodStore } from './service-client.server.ts'
import { testService } from './test-service.fixture.ts'

const service = testService()
const { client, readFailure } = service
const ThingSchema = v.object({ name: v.string() })

function inMemory(): LastKnownGoodStore {
  const stored = new Map<string, RawResponse>()
  return {
    response: (request) => stored.get(request) ?? null,
    saveResponse: (request, response) => stored.set(request, response),
  }
}

describe('ServiceClient', () => {
  it('returns the parsed response and its tags', async () => {
    service.respond = (request, response) => {
      response.setHeader('surrogate-key', 'things:1 list:things')
      response.end(JSON.stringify({ name: `${request.url} ${request.headers.authorization}`, extra: 1 }))
    }
    expect(await client().get('/a', ThingSchema, { locale: 'id', none: null })).toEqual({
      data: { name: '/a?locale=id Bearer secret' },
      tags: ['things:1', 'list:things'],
    })
  })

  it('returns null for a 404, with its tags', async () => {
    service.respond = (_request, response) => {
      response.writeHead(404, { 'surrogate-key': 'list:things' }).end()
    }
    expect(await client().get('/a', ThingSchema)).toEqual({ data: null, tags: ['list:things'] })
  })

  it.each([
    { name: 'a response that does not match the schema', body: '{"name":1}', failure: 'unparsable' },
    { name: 'a response that is not JSON', body: '<html>', failure: 'unparsable' },
  ])('throws a 503 for $name', async ({ body, failure }) => {
    service.respond = (_request, response) => response.end(body)
    expect(await readFailure(client().get('/a', ThingSchema))).toBe(failure)
  })

  it('throws a 503 for a server error, without a retry', async () => {
    service.respond = (_request, response) => response.writeHead(500).end('stack trace')
    expect(await readFailure(client().get('/a', ThingSchema))).toBe('status')
    expect(service.requests).toBe(1)
  })

  it('does not count a rejected request as a failure of the service', async () => {
    service.respond = (_request, response) => response.writeHead(400).end()
    const things = client()
    for (let call = 0; call < 10; call += 1) {
      expect(await readFailure(things.get('/a', ThingSchema))).toBe('refused')
    }
    expect(service.requests).toBe(10)
  })

  it('retries once when the connection breaks', async () => {
    service.respond = (_request, response) => {
      if (service.requests === 1) {
        response.destroy()
      } else {
        response.end('{"name":"back"}')
      }
    }
    expect(await client().get('/a', ThingSchema)).toMatchObject({ data: { name: 'back' } })
  })

  it('never retries a POST', async () => {
    service.respond = (_request, response) => response.destroy()
    expect(await readFailure(client().post('/a', {}, ThingSchema))).toBe('unreachable')
    expect(service.requests).toBe(1)
  })

  it('times out even while the service keeps sending bytes', async () => {
    service.respond = (_request, response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drip))
    }
    expect(await readFailure(client({ deadlineMs: 150 }).get('/a', ThingSchema))).toBe('timeout')
  })

  it('opens the circuit of a service that keeps failing', async () => {
    service.respond = (_request, response) => response.writeHead(500).end()
    const things = client()
    for (let call = 0; call < 10; call += 1) {
      await readFailure(things.get('/a', ThingSchema))
    }
    expect(service.requests).toBe(5)
    expect(service.reported.at(-1)?.failure).toBe('circuitOpen')
  })

  it('shares concurrent requests, caches them for ten seconds, and does not cache failures', async () => {
    const things = client({ cachesResponses: true })
    service.respond = (_request, response) => response.writeHead(500).end()
    expect(await readFailure(things.get('/a', ThingSchema))).toBe('status')
    service.respond = (_request, response) => response.end(`{"name":"${service.requests}"}`)
    const both = await Promise.all([things.get('/a', ThingSchema), things.get('/a', ThingSchema)])
    expect(both.map(({ data }) => data?.name)).toEqual(['2', '2'])
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + 10_001)
    expect((await things.get('/a', ThingSchema)).data).toEqual({ name: '3' })
    vi.restoreAllMocks()
  })

  it('parses a cached response by the schema of each caller', async () => {
    const things = client({ cachesResponses: true })
    service.respond = (_request, response) => response.end('{"name":"whole","price":1}')
    await things.get('/a', ThingSchema)
    expect((await things.get('/a', v.object({ price: v.number() }))).data).toEqual({ price: 1 })
    expect(service.requests).toBe(1)
  })

  it.each(['short', 'lastKnownGood'] as const)(
    'caches no %s response that was requested before a change',
    async (policy) => {
      const things = client({ cachesResponses: true })
      const get = async () => (await things.get('/a', ThingSchema, {}, policy)).data
      const { promise: requested, resolve: respondLater } = Promise.withResolvers<() => void>()
      service.respond = (_request, response) => respondLater(() => response.end('{"name":"old"}'))
      const before = get()
      const finish = await requested
      things.invalidate(['list:things'])
      service.respond = (_request, response) => response.end('{"name":"new"}')
      expect(await get()).toEqual({ name: 'new' })
      finish()
      expect(await before).toEqual({ name: 'old' })
      expect(await get()).toEqual({ name: 'new' })
    },
  )

  it('rejects immediately when too many calls are in flight', async () => {
    service.respond = () => {
      // never responds
    }
    const things = client({ maxInFlight: 1, deadlineMs: 200 })
    const first = readFailure(things.get('/a', ThingSchema))
    expect(await readFailure(things.get('/b', ThingSchema))).toBe('overloaded')
    await first
    expect(service.requests).toBe(1)
  })

  it('returns the last known good response while the service fails, in the next process too', async () => {
    const lastKnownGood = inMemory()
    const things = client({ lastKnownGood })
    service.respond = (request, response) => {
      response.setHeader('surrogate-key', 'things:1')
      response.end(JSON.stringify({ name: request.url }))
    }
    await things.get('/menu', ThingSchema, {}, 'lastKnownGood')
    await things.get('/article', ThingSchema)
    service.respond = (_request, response) => response.writeHead(500).end()
    things.invalidateAll()
    const menu = { data: { name: '/menu' }, tags: ['things:1'] }
    expect(await things.get('/menu', ThingSchema, {}, 'lastKnownGood')).toEqual(menu)
    expect(await client({ lastKnownGood }).get('/menu', ThingSchema, {}, 'lastKnownGood')).toEqual(menu)
    expect(service.reported.map(({ failure }) => failure)).toEqual(['status', 'status'])
    await readFailure(things.get('/article', ThingSchema))
    await readFailure(client().get('/menu', ThingSchema, {}, 'lastKnownGood'))
  })

  it('has no last known good response from before a purge, nor from a request in flight', async () => {
    const things = client()
    const { promise: requested, resolve: respondLater } = Promise.withResolvers<() => void>()
    service.respond = (request, response) =>
      request.url === '/menu'
        ? response.end('{"name":"menu"}')
        : respondLater(() => response.end('{"name":"late"}'))
    await things.get('/menu', ThingSchema, {}, 'lastKnownGood')
    const late = things.get('/late', ThingSchema, {}, 'lastKnownGood')
    const finish = await requested
    things.purge()
    finish()
    expect((await late).data).toEqual({ name: 'late' })
    service.respond = (_request, response) => response.writeHead(500).end()
    await readFailure(things.get('/menu', ThingSchema, {}, 'lastKnownGood'))
    await readFailure(things.get('/late', ThingSchema, {}, 'lastKnownGood'))
  })

  it('requests a last known good response again after a matching change', async () => {
    const things = client({ cachesResponses: true })
    service.respond = (_request, response) => {
      response.setHeader('surrogate-key', 'list:menu')
      response.end(`{"name":"${service.requests}"}`)
    }
    const menu = async () => (await things.get('/menu', ThingSchema, {}, 'lastKnownGood')).data?.name
    expect([await menu(), await menu()]).toEqual(['1', '1'])
    things.invalidate(['articles:1'])
    expect(await menu()).toBe('1')
    things.invalidate(['list:menu'])
    expect(await menu()).toBe('2')
  })

  it.each([
    { name: 'without an expiry', readExpiry: undefined },
    { name: 'that expires in an hour', readExpiry: () => Date.now() + 3_600_000 },
  ])('keeps a last known good response $name for a minute', async ({ readExpiry }) => {
    const now = performance.now()
    const at = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(now + ms)
    const things = client()
    service.respond = (_request, response) => response.end(`{"name":"${service.requests}"}`)
    const menu = async () =>
      (await things.get('/menu', ThingSchema, {}, 'lastKnownGood', readExpiry)).data?.name
    at(0)
    expect(await menu()).toBe('1')
    at(59_999)
    expect(await menu()).toBe('1')
    at(60_001)
    expect(await menu()).toBe('2')
    vi.restoreAllMocks()
  })

  it('requests a last known good response again once it has expired, at most every 500 ms if clocks differ', async () => {
    const [date, now] = [Date.now(), performance.now()]
    const at = (ms: number) => {
      vi.spyOn(Date, 'now').mockReturnValue(date + ms)
      vi.spyOn(performance, 'now').mockReturnValue(now + ms)
    }
    try {
      const things = client()
      service.respond = (_request, response) => response.end(`{"name":"${service.requests}"}`)
      at(0)
      const endsAt = date + 10_000
      const menu = async () =>
        (await things.get('/menu', ThingSchema, {}, 'lastKnownGood', () => endsAt)).data?.name
      expect(await menu()).toBe('1')
      at(9_999)
      expect(await menu()).toBe('1')
      at(10_001)
      expect([await menu(), await menu()]).toEqual(['2', '2'])
      at(10_502)
      expect(await menu()).toBe('3')
    } finally {
      vi.restoreAllMocks()
    }
  })

  it('sends calls again right after closeCircuit', async () => {
    service.respond = (_request, response) => response.writeHead(500).end()
    const things = client()
    for (let call = 0; call < 5; call += 1) {
      await readFailure(things.get('/a', ThingSchema))
    }
    service.respond = (_request, response) => response.end('{"name":"back"}')
    expect(await readFailure(things.get('/a', ThingSchema))).toBe('circuitOpen')
    things.closeCircuit()
    expect(await things.get('/a', ThingSchema)).toMatchObject({ data: { name: 'back' } })
  })

  it('throws when the budget of a page is used up, but still serves cached responses', async () => {
    service.respond = (request, response) => {
      if (request.url === '/kept') {
        response.end('{"name":"kept"}')
      }
    }
    const things = client({ cachesResponses: true })
    await things.get('/kept', ThingSchema)
    const page = things.forPage(new RequestBudget(50))
    expect(await readFailure(page.get('/silent', ThingSchema))).toBe('timeout')
    expect(await readFailure(page.get('/silent-too', ThingSchema))).toBe('timeout')
    expect(service.reported).toHaveLength(2)
    expect((await page.get('/kept', ThingSchema)).data).toEqual({ name: 'kept' })
  })
})
