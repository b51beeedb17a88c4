import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { PageTime } from './page-time.server.ts'
import type { RawAnswer } from './service-calls.server.ts'
import type { LastAnswers } from './service-client.server.ts'
import { testService } from './test-service.ts'

const service = testService()
const { client, failureOf } = service
const ThingSchema = v.object({ name: v.string() })

function inMemory(): LastAnswers {
  const noted = new Map<string, RawAnswer>()
  return {
    get: (question) => noted.get(question) ?? null,
    set: (question, answer) => noted.set(question, answer),
  }
}

describe('ServiceClient', () => {
  it('gives the parsed answer and the tags that it was made from', async () => {
    service.answerWith = (request, response) => {
      response.setHeader('surrogate-key', 'things:1 list:things')
      response.end(JSON.stringify({ name: `${request.url} ${request.headers.authorization}`, extra: 1 }))
    }
    expect(await client().get('/a', ThingSchema, { locale: 'id', none: null })).toEqual({
      data: { name: '/a?locale=id Bearer secret' },
      tags: ['things:1', 'list:things'],
    })
  })

  it('gives null for what is not there, with the tags that would bring it back', async () => {
    service.answerWith = (_request, response) => {
      response.writeHead(404, { 'surrogate-key': 'list:things' }).end()
    }
    expect(await client().get('/a', ThingSchema)).toEqual({ data: null, tags: ['list:things'] })
  })

  it.each([
    { name: 'an answer that does not fit the contract', body: '{"name":1}', failure: 'unparsable' },
    { name: 'an answer that is not JSON', body: '<html>', failure: 'unparsable' },
  ])('is unavailable for $name', async ({ body, failure }) => {
    service.answerWith = (_request, response) => response.end(body)
    expect(await failureOf(client().get('/a', ThingSchema))).toBe(failure)
  })

  it('is unavailable for an error of the service, and does not ask twice', async () => {
    service.answerWith = (_request, response) => response.writeHead(500).end('stack trace')
    expect(await failureOf(client().get('/a', ThingSchema))).toBe('status')
    expect(service.requests).toBe(1)
  })

  it('does not take a refused question for a fault of the service', async () => {
    service.answerWith = (_request, response) => response.writeHead(400).end()
    const things = client()
    for (let call = 0; call < 10; call += 1) {
      expect(await failureOf(things.get('/a', ThingSchema))).toBe('refused')
    }
    expect(service.requests).toBe(10)
  })

  it('asks once more when the connection breaks', async () => {
    service.answerWith = (_request, response) => {
      if (service.requests === 1) {
        response.destroy()
      } else {
        response.end('{"name":"back"}')
      }
    }
    expect(await client().get('/a', ThingSchema)).toMatchObject({ data: { name: 'back' } })
  })

  it('never sends a post twice', async () => {
    service.answerWith = (_request, response) => response.destroy()
    expect(await failureOf(client().post('/a', {}, ThingSchema))).toBe('unreachable')
    expect(service.requests).toBe(1)
  })

  it('gives up at its deadline even when bytes keep dripping', async () => {
    service.answerWith = (_request, response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drip))
    }
    expect(await failureOf(client({ deadlineMs: 150 }).get('/a', ThingSchema))).toBe('timeout')
  })

  it('stops asking a service that keeps failing', async () => {
    service.answerWith = (_request, response) => response.writeHead(500).end()
    const things = client()
    for (let call = 0; call < 10; call += 1) {
      await failureOf(things.get('/a', ThingSchema))
    }
    expect(service.requests).toBe(5)
    expect(service.reported.at(-1)?.failure).toBe('circuitOpen')
  })

  it('asks once for all who want the same, for ten seconds, and after a failure', async () => {
    const things = client({ keepsAnswers: true })
    service.answerWith = (_request, response) => response.writeHead(500).end()
    expect(await failureOf(things.get('/a', ThingSchema))).toBe('status')
    service.answerWith = (_request, response) => response.end(`{"name":"${service.requests}"}`)
    const both = await Promise.all([things.get('/a', ThingSchema), things.get('/a', ThingSchema)])
    expect(both.map(({ data }) => data?.name)).toEqual(['2', '2'])
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + 10_001)
    expect((await things.get('/a', ThingSchema)).data).toEqual({ name: '3' })
    vi.restoreAllMocks()
  })

  it('gives each reader what its own schema takes of a cached answer', async () => {
    const things = client({ keepsAnswers: true })
    service.answerWith = (_request, response) => response.end('{"name":"whole","price":1}')
    await things.get('/a', ThingSchema)
    expect((await things.get('/a', v.object({ price: v.number() }))).data).toEqual({ price: 1 })
    expect(service.requests).toBe(1)
  })

  it('caches nothing that was asked for before a change', async () => {
    const things = client({ keepsAnswers: true })
    const { promise: isAsked, resolve: asked } = Promise.withResolvers<() => void>()
    service.answerWith = (_request, response) => asked(() => response.end('{"name":"old"}'))
    const before = things.get('/a', ThingSchema)
    const finish = await isAsked
    things.forgetAll()
    service.answerWith = (_request, response) => response.end('{"name":"new"}')
    expect((await things.get('/a', ThingSchema)).data).toEqual({ name: 'new' })
    finish()
    expect((await before).data).toEqual({ name: 'old' })
    expect((await things.get('/a', ThingSchema)).data).toEqual({ name: 'new' })
  })

  it('fails at once when too many calls are under way', async () => {
    service.answerWith = () => {
      // never answers
    }
    const things = client({ maxInFlight: 1, deadlineMs: 200 })
    const first = failureOf(things.get('/a', ThingSchema))
    expect(await failureOf(things.get('/b', ThingSchema))).toBe('overloaded')
    await first
    expect(service.requests).toBe(1)
  })

  it('gives the last answer to a lasting question while the service fails, in the next process too', async () => {
    const lastAnswers = inMemory()
    const things = client({ lastAnswers })
    service.answerWith = (request, response) => {
      response.setHeader('surrogate-key', 'things:1')
      response.end(JSON.stringify({ name: request.url }))
    }
    await things.get('/menu', ThingSchema, {}, 'lasting')
    await things.get('/article', ThingSchema)
    service.answerWith = (_request, response) => response.writeHead(500).end()
    things.forgetAll()
    const menu = { data: { name: '/menu' }, tags: ['things:1'] }
    expect(await things.get('/menu', ThingSchema, {}, 'lasting')).toEqual(menu)
    expect(await client({ lastAnswers }).get('/menu', ThingSchema, {}, 'lasting')).toEqual(menu)
    expect(service.reported.map(({ failure }) => failure)).toEqual(['status', 'status'])
    await failureOf(things.get('/article', ThingSchema))
    await failureOf(client().get('/menu', ThingSchema, {}, 'lasting'))
  })

  it('has no last answer of before a purge, nor one that was under way', async () => {
    const things = client()
    const { promise: isAsked, resolve: asked } = Promise.withResolvers<() => void>()
    service.answerWith = (request, response) =>
      request.url === '/menu' ? response.end('{"name":"menu"}') : asked(() => response.end('{"name":"late"}'))
    await things.get('/menu', ThingSchema, {}, 'lasting')
    const late = things.get('/late', ThingSchema, {}, 'lasting')
    const finish = await isAsked
    things.purge()
    finish()
    expect((await late).data).toEqual({ name: 'late' })
    service.answerWith = (_request, response) => response.writeHead(500).end()
    await failureOf(things.get('/menu', ThingSchema, {}, 'lasting'))
    await failureOf(things.get('/late', ThingSchema, {}, 'lasting'))
  })

  it('asks for a lasting answer again after a change that concerns it', async () => {
    const things = client({ keepsAnswers: true })
    service.answerWith = (_request, response) => {
      response.setHeader('surrogate-key', 'list:menu')
      response.end(`{"name":"${service.requests}"}`)
    }
    const menu = async () => (await things.get('/menu', ThingSchema, {}, 'lasting')).data?.name
    expect([await menu(), await menu()]).toEqual(['1', '1'])
    things.forget(['articles:1'])
    expect(await menu()).toBe('1')
    things.forget(['list:menu'])
    expect(await menu()).toBe('2')
  })

  it('asks for a lasting answer again once it has ended, and not in a rush where the clocks differ', async () => {
    const [date, now] = [Date.now(), performance.now()]
    const at = (ms: number) => {
      vi.spyOn(Date, 'now').mockReturnValue(date + ms)
      vi.spyOn(performance, 'now').mockReturnValue(now + ms)
    }
    try {
      const things = client()
      service.answerWith = (_request, response) => response.end(`{"name":"${service.requests}"}`)
      at(0)
      const endsAt = date + 10_000
      const menu = async () =>
        (await things.get('/menu', ThingSchema, {}, 'lasting', () => endsAt)).data?.name
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

  it('asks again after a change that came while a lasting answer was under way', async () => {
    const things = client({ keepsAnswers: true })
    const { promise: isAsked, resolve: asked } = Promise.withResolvers<() => void>()
    service.answerWith = (_request, response) => asked(() => response.end('{"name":"old"}'))
    const before = things.get('/menu', ThingSchema, {}, 'lasting')
    const finish = await isAsked
    things.forget(['list:menu'])
    service.answerWith = (_request, response) => response.end('{"name":"new"}')
    expect((await things.get('/menu', ThingSchema, {}, 'lasting')).data).toEqual({ name: 'new' })
    finish()
    await before
    expect((await things.get('/menu', ThingSchema, {}, 'lasting')).data).toEqual({ name: 'new' })
  })

  it('asks again at once when it hears that the service is back', async () => {
    service.answerWith = (_request, response) => response.writeHead(500).end()
    const things = client()
    for (let call = 0; call < 5; call += 1) {
      await failureOf(things.get('/a', ThingSchema))
    }
    service.answerWith = (_request, response) => response.end('{"name":"back"}')
    expect(await failureOf(things.get('/a', ThingSchema))).toBe('circuitOpen')
    things.serviceIsBack()
    expect(await things.get('/a', ThingSchema)).toMatchObject({ data: { name: 'back' } })
  })

  it('has a page give up when its time for all questions is over, and answers it out of what is kept', async () => {
    service.answerWith = (request, response) => {
      if (request.url === '/kept') {
        response.end('{"name":"kept"}')
      }
    }
    const things = client({ keepsAnswers: true })
    await things.get('/kept', ThingSchema)
    const page = things.forPage(new PageTime(50))
    expect(await failureOf(page.get('/silent', ThingSchema))).toBe('timeout')
    expect(await failureOf(page.get('/silent-too', ThingSchema))).toBe('timeout')
    expect(service.reported).toHaveLength(2)
    expect((await page.get('/kept', ThingSchema)).data).toEqual({ name: 'kept' })
  })
})
