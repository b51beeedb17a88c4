import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RawAnswer } from './answer-store.server.ts'
import type { LastAnswers } from './last-answers.server.ts'
import { PageTime } from './page-time.server.ts'
import { ServiceClient } from './service-client.server.ts'
import { isServiceUnavailable, type UpstreamError } from './upstream-error.ts'

const ThingSchema = v.object({ name: v.string() })

let server: Server
let answerWith: RequestListener
let requests = 0
let reported: UpstreamError[]

function client(
  options: {
    deadlineMs?: number
    maxInFlight?: number
    keepsAnswers?: boolean
    lastAnswers?: LastAnswers
  } = {},
) {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return new ServiceClient({
    name: 'things',
    baseUrl: `http://127.0.0.1:${port}`,
    key: 'secret',
    deadlineMs: 2000,
    maxInFlight: 8,
    keepsAnswers: false,
    report: (error) => reported.push(error),
    ...options,
  })
}

async function failureOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(isServiceUnavailable(error)).toBe(true)
  return reported.at(-1)?.failure ?? 'none'
}

beforeEach(async () => {
  requests = 0
  reported = []
  answerWith = (_request, response) => response.end('{}')
  server = createServer((request, response) => {
    requests += 1
    answerWith(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

describe('ServiceClient', () => {
  it('gives the parsed answer and the tags that it was made from', async () => {
    answerWith = (request, response) => {
      response.setHeader('surrogate-key', 'things:1 list:things')
      response.end(JSON.stringify({ name: `${request.url} ${request.headers.authorization}`, extra: 1 }))
    }
    expect(await client().get('/a', ThingSchema, { locale: 'id', none: null })).toEqual({
      data: { name: '/a?locale=id Bearer secret' },
      tags: ['things:1', 'list:things'],
    })
  })

  it('says with each question how far it has heard the change feed', async () => {
    const said: unknown[] = []
    answerWith = (request, response) => {
      said.push(request.headers['x-change-sequence'])
      response.end('{"name":"a"}')
    }
    const things = client()
    await things.get('/a', ThingSchema)
    things.hasHeard(41)
    await things.get('/a', ThingSchema)
    // A database that was restored begins before.
    things.hasHeard(7)
    await things.get('/a', ThingSchema)
    expect(said).toEqual([undefined, '41', '7'])
  })

  it('gives null for what is not there, with the tags that would bring it back', async () => {
    answerWith = (_request, response) => {
      response.writeHead(404, { 'surrogate-key': 'list:things' }).end()
    }
    expect(await client().get('/a', ThingSchema)).toEqual({ data: null, tags: ['list:things'] })
  })

  it.each([
    { name: 'an answer that does not fit the contract', body: '{"name":1}', failure: 'unparsable' },
    { name: 'an answer that is not JSON', body: '<html>', failure: 'unparsable' },
  ])('is unavailable for $name', async ({ body, failure }) => {
    answerWith = (_request, response) => response.end(body)
    expect(await failureOf(client().get('/a', ThingSchema))).toBe(failure)
  })

  it('is unavailable for an error of the service, and does not ask twice', async () => {
    answerWith = (_request, response) => response.writeHead(500).end('stack trace')
    expect(await failureOf(client().get('/a', ThingSchema))).toBe('status')
    expect(requests).toBe(1)
  })

  it('does not take a refused question for a fault of the service', async () => {
    answerWith = (_request, response) => response.writeHead(400).end()
    const things = client()
    for (let call = 0; call < 10; call += 1) {
      expect(await failureOf(things.get('/a', ThingSchema))).toBe('refused')
    }
    expect(requests).toBe(10)
  })

  describe('that is told to wait', () => {
    const waiting = (status: number, retryAfter: string) => {
      answerWith = (_request, response) => response.writeHead(status, { 'retry-after': retryAfter }).end()
    }
    const later = (ms: number) => {
      const now = performance.now()
      vi.spyOn(performance, 'now').mockReturnValue(now + ms)
    }
    afterEach(() => {
      vi.restoreAllMocks()
    })

    it.each([
      { name: '429', status: 429, retryAfter: '1', asksAgainAfterMs: 1_000 },
      { name: '503', status: 503, retryAfter: '1', asksAgainAfterMs: 1_000 },
      {
        name: '503 for an hour, which no circuit stays open',
        status: 503,
        retryAfter: '3600',
        asksAgainAfterMs: 2_000,
      },
    ])(
      'by $name asks again when the time is over, and not before',
      async ({ status, retryAfter, asksAgainAfterMs }) => {
        waiting(status, retryAfter)
        const things = client()
        await failureOf(things.get('/a', ThingSchema))
        answerWith = (_request, response) => response.end('{"name":"back"}')
        expect(await failureOf(things.get('/b', ThingSchema))).toBe('circuitOpen')
        expect(requests).toBe(1)
        later(asksAgainAfterMs)
        expect(await things.get('/b', ThingSchema)).toMatchObject({ data: { name: 'back' } })
      },
    )

    it('until a moment that is over asks on', async () => {
      waiting(503, new Date(Date.now() - 60_000).toUTCString())
      const things = client()
      await failureOf(things.get('/a', ThingSchema))
      expect(await failureOf(things.get('/a', ThingSchema))).toBe('status')
      expect(requests).toBe(2)
    })

    it('until a moment to come waits as long as the circuit', async () => {
      waiting(503, new Date(Date.now() + 60_000).toUTCString())
      const things = client()
      await failureOf(things.get('/a', ThingSchema))
      expect(await failureOf(things.get('/a', ThingSchema))).toBe('circuitOpen')
      later(2_000)
      expect(await failureOf(things.get('/a', ThingSchema))).toBe('status')
    })

    it.each([
      { name: 'nothing that can be read', status: 503, retryAfter: 'soon' },
      { name: 'another status', status: 500, retryAfter: '1' },
    ])('by $name asks on', async ({ status, retryAfter }) => {
      waiting(status, retryAfter)
      const things = client()
      await failureOf(things.get('/a', ThingSchema))
      expect(await failureOf(things.get('/a', ThingSchema))).toBe('status')
    })

    it('for one form keeps no other from being sent', async () => {
      waiting(503, '5')
      const things = client()
      await failureOf(things.post('/a', {}, ThingSchema))
      expect(await failureOf(things.post('/b', {}, ThingSchema))).toBe('status')
      expect(requests).toBe(2)
    })
  })

  describe('a list that was full and is suddenly empty', () => {
    const ListSchema = v.object({ items: v.array(v.number()) })
    const holds = (count: number) => {
      answerWith = (_request, response) => {
        response.setHeader('surrogate-key', 'list:things things:1')
        response.end(JSON.stringify({ items: Array.from({ length: count }, (_, item) => item) }))
      }
    }
    const countOf = async (things: ServiceClient) =>
      (await things.get('/list', ListSchema)).data?.items.length
    let things: ServiceClient

    beforeEach(async () => {
      things = client()
      holds(5)
      await things.get('/list', ListSchema)
      holds(0)
    })
    afterEach(() => {
      vi.restoreAllMocks()
    })

    it('is not believed, and told once as it begins', async () => {
      expect(await failureOf(things.get('/list', ListSchema))).toBe('emptied')
      expect(await failureOf(things.get('/list', ListSchema))).toBe('stillEmpty')
    })

    it('is not believed either after a feed that began anew, as that of another database does', async () => {
      things.forgetAll()
      expect(await failureOf(things.get('/list', ListSchema))).toBe('emptied')
    })

    it('is no failure that opens the circuit', async () => {
      for (let call = 0; call < 8; call += 1) {
        await failureOf(things.get('/list', ListSchema))
      }
      expect(things.isOpen).toBe(false)
    })

    it('is believed when the change feed has named something in it', async () => {
      things.forget(['things:1'])
      expect(await countOf(things)).toBe(0)
    })

    it('is believed when the news overtook the last answer that was full', async () => {
      const asked = Promise.withResolvers<() => void>()
      answerWith = (_request, response) => asked.resolve(() => response.end('{"items":[1,2,3,4,5]}'))
      const full = countOf(things)
      const answer = await asked.promise
      things.forget(['list:things'])
      answer()
      expect(await full).toBe(5)
      holds(0)
      expect(await countOf(things)).toBe(0)
    })

    it('is believed after ten minutes', async () => {
      await failureOf(things.get('/list', ListSchema))
      const now = performance.now()
      vi.spyOn(performance, 'now').mockReturnValue(now + 599_000)
      expect(await failureOf(things.get('/list', ListSchema))).toBe('stillEmpty')
      vi.spyOn(performance, 'now').mockReturnValue(now + 601_000)
      expect(await countOf(things)).toBe(0)
    })

    it('is doubted anew when it was full again in between', async () => {
      await failureOf(things.get('/list', ListSchema))
      holds(6)
      expect(await countOf(things)).toBe(6)
      holds(0)
      expect(await failureOf(things.get('/list', ListSchema))).toBe('emptied')
    })

    it('is believed where it had a few only, and where they went one after the other', async () => {
      holds(4)
      await things.get('/list', ListSchema)
      holds(0)
      expect(await countOf(things)).toBe(0)
    })
  })

  it('stops asking a service whose answers begin and never end', async () => {
    answerWith = (_request, response) => response.writeHead(200).write('{')
    const things = client({ deadlineMs: 50 })
    for (let call = 0; call < 8; call += 1) {
      await failureOf(things.get('/a', ThingSchema))
    }
    expect(requests).toBe(5)
  })

  it('asks once more when the connection breaks', async () => {
    answerWith = (_request, response) => {
      if (requests === 1) {
        response.destroy()
      } else {
        response.end('{"name":"back"}')
      }
    }
    expect(await client().get('/a', ThingSchema)).toMatchObject({ data: { name: 'back' } })
  })

  it('never sends a post twice', async () => {
    answerWith = (_request, response) => response.destroy()
    expect(await failureOf(client().post('/a', {}, ThingSchema))).toBe('unreachable')
    expect(requests).toBe(1)
  })

  it('gives up at its deadline even when bytes keep dripping', async () => {
    answerWith = (_request, response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drip))
    }
    expect(await failureOf(client({ deadlineMs: 150 }).get('/a', ThingSchema))).toBe('timeout')
  })

  it('stops asking a service that keeps failing', async () => {
    answerWith = (_request, response) => response.writeHead(500).end()
    const things = client()
    for (let call = 0; call < 10; call += 1) {
      await failureOf(things.get('/a', ThingSchema))
    }
    expect(requests).toBe(5)
    expect(reported.at(-1)?.failure).toBe('circuitOpen')
  })

  it('fails at once when too many calls are under way', async () => {
    answerWith = () => {
      // never answers
    }
    const things = client({ maxInFlight: 1, deadlineMs: 200 })
    const first = failureOf(things.get('/a', ThingSchema))
    expect(await failureOf(things.get('/b', ThingSchema))).toBe('overloaded')
    await first
    expect(requests).toBe(1)
  })

  it('gives the last answer to what it was asked for as lasting, without asking, and nothing else', async () => {
    const noted = new Map<string, RawAnswer>()
    const lastAnswers: LastAnswers = {
      get: (question) => noted.get(question) ?? null,
      set: (question, answer) => noted.set(question, answer),
    }
    const things = client({ lastAnswers })
    answerWith = (request, response) => {
      response.setHeader('surrogate-key', 'things:1')
      response.end(JSON.stringify({ name: request.url }))
    }
    await things.get('/menu', ThingSchema, {}, 'lasting')
    await things.get('/article', ThingSchema)
    answerWith = (_request, response) => response.writeHead(500).end()
    expect(await failureOf(things.get('/menu', ThingSchema, {}, 'lasting'))).toBe('status')
    requests = 0
    expect(await things.get('/menu', ThingSchema, {}, 'last')).toEqual({
      data: { name: '/menu' },
      tags: ['things:1'],
    })
    await failureOf(things.get('/article', ThingSchema, {}, 'last'))
    await failureOf(client().get('/menu', ThingSchema, {}, 'last'))
    expect(requests).toBe(0)
  })

  describe('whose service failed until its circuit opened', () => {
    let things: ServiceClient

    beforeEach(async () => {
      answerWith = (_request, response) => response.writeHead(500).end()
      things = client()
      for (let call = 0; call < 5; call += 1) {
        await failureOf(things.get('/a', ThingSchema))
      }
      requests = 0
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
    })

    afterEach(() => {
      vi.restoreAllMocks()
    })

    it('lets the other calls of a page wait for the one that tries, and go out when it succeeds', async () => {
      answerWith = (request, response) => {
        setTimeout(() => response.end(JSON.stringify({ name: request.url })), 30)
      }
      const answers = await Promise.all(['/a', '/b', '/c'].map((path) => things.get(path, ThingSchema)))
      expect(answers.map(({ data }) => data?.name)).toEqual(['/a', '/b', '/c'])
    })

    it('refuses the calls that waited when the one that tries fails', async () => {
      answerWith = (_request, response) => {
        setTimeout(() => response.writeHead(500).end(), 30)
      }
      await Promise.all(['/a', '/b', '/c'].map((path) => failureOf(things.get(path, ThingSchema))))
      expect(requests).toBe(1)
      expect(reported.at(-1)?.failure).toBe('circuitOpen')
    })

    it('asks again at once when it hears that the service is back', async () => {
      vi.restoreAllMocks()
      answerWith = (_request, response) => response.end('{"name":"back"}')
      expect(await failureOf(things.get('/a', ThingSchema))).toBe('circuitOpen')
      things.serviceIsBack()
      expect(await things.get('/a', ThingSchema)).toMatchObject({ data: { name: 'back' } })
    })
  })

  it('has a page give up when its time for all questions is over, and answers it out of what is kept', async () => {
    answerWith = (request, response) => {
      if (request.url === '/kept') {
        response.end('{"name":"kept"}')
      }
    }
    const things = client({ keepsAnswers: true })
    await things.get('/kept', ThingSchema)
    const page = things.forPage(new PageTime(50))
    expect(await failureOf(page.get('/silent', ThingSchema))).toBe('timeout')
    expect(await failureOf(page.get('/silent-too', ThingSchema))).toBe('timeout')
    expect(reported).toHaveLength(2)
    expect((await page.get('/kept', ThingSchema)).data).toEqual({ name: 'kept' })
  })

  it('leaves an answer to the next page that came too late for the one that asked', async () => {
    const { promise: isAsked, resolve: asked } = Promise.withResolvers<() => void>()
    answerWith = (_request, response) => asked(() => response.end('{"name":"late"}'))
    const things = client({ keepsAnswers: true })
    const failure = failureOf(things.forPage(new PageTime(20)).get('/late', ThingSchema))
    const finish = await isAsked
    expect(await failure).toBe('timeout')
    const second = things.forPage(new PageTime(2000)).get('/late', ThingSchema)
    finish()
    expect((await second).data).toEqual({ name: 'late' })
    expect(requests).toBe(1)
  })
})
