import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { VendorCallOptions } from './vendor-calls.ts'
import { VendorError } from './vendor-error.ts'
import { vendorServer } from './vendor-server.fixture.ts'

const key = 'secret-key-of-the-vendor'
const server = vendorServer()
let spent = 0
const leftOut: string[] = []
const calls = (options: Partial<VendorCallOptions> = {}) =>
  server.calls({
    key,
    spend: async (count) => {
      spent += count
    },
    leaveOut: ({ message }) => leftOut.push(message),
    deadlineMs: 10_000,
    ...options,
  })
const schema = v.object({ close: v.number() })

async function failure(path = '/x'): Promise<{ failure: string; message: string }> {
  try {
    await calls().get(path, { schema })
  } catch (error) {
    if (error instanceof VendorError) return { failure: error.failure, message: error.message }
    throw error
  }
  throw new Error('the call succeeded')
}

describe('a call', () => {
  it('sends the key in the query or in a header', async () => {
    const sent: (string | string[] | null | undefined)[] = []
    server.respond('/x', ({ query, headers }, response) => {
      sent.push(query.get('api_token'), headers['x-api-key'])
      response.end('{"close":1}')
    })
    await calls().get('/x', { schema })
    await calls({ keyIn: { header: 'x-api-key' } }).get('/x', { schema })
    expect(sent).toEqual([key, undefined, null, key])
  })

  it('is null if the vendor does not know the company', async () => {
    expect(await calls().get('/nowhere', { schema })).toBeNull()
  })

  it('is retried while the vendor is unavailable, and each attempt costs a call', async () => {
    spent = 0
    const answers = [503, 429, 200]
    server.respond('/x', (_, response) => {
      const status = answers.shift() ?? 500
      response.writeHead(status, { 'retry-after': '0' }).end('{"close":4120}')
    })
    expect(await calls().get('/x', { schema, calls: 100 })).toEqual({ close: 4120 })
    expect(spent).toBe(300)
  })

  it('ends without another attempt if the vendor demands a long wait', async () => {
    server.respond('/x', (_, response) => response.writeHead(429, { 'retry-after': '3600' }).end())
    expect(await failure()).toEqual({ failure: 'usedUp', message: 'Vendor limits requests: 429 for /x' })
    expect(server.requests).toHaveLength(1)
  })

  it('does not follow redirects, which would send the key elsewhere', async () => {
    server.respond('/x', (_, response) => response.writeHead(302, { location: `${server.url}/y` }).end())
    expect(await failure()).toEqual({ failure: 'unavailable', message: 'Vendor is unreachable (/x)' })
    expect(server.requests).not.toContain('/y')
  })

  it.each([
    {
      name: 'a web page',
      status: 200,
      body: '<html><title>Just a moment</title></html>',
      failure: 'unavailable',
      message: 'Vendor sent a web page instead of data “Just a moment” (/x)',
    },
    {
      name: 'half a response',
      status: 200,
      body: '[{"close":41',
      failure: 'unavailable',
      message: 'Vendor sent incomplete or invalid JSON instead of data “[{"close":41” (/x)',
    },
    {
      name: 'a rejected key, without repeating it',
      status: 403,
      body: `Forbidden: ${key}`,
      failure: 'rejected',
      message: 'Vendor rejects the request: 403 “Forbidden: …” for /x. Check MARKET_VENDOR_KEY and your plan',
    },
    {
      name: 'a used-up quota (402)',
      status: 402,
      body: 'You exceeded your daily API requests limit.',
      failure: 'usedUp',
      message: 'Vendor has no calls left for today: 402 “You exceeded your daily API requests limit.” for /x',
    },
    {
      name: 'a used-up quota (200)',
      status: 200,
      body: 'You exceeded your daily API requests limit.',
      failure: 'usedUp',
      message: 'Vendor has no calls left for today “You exceeded your daily API requests limit.”',
    },
    {
      name: 'another shape',
      status: 200,
      body: '{"close":"x"}',
      failure: 'unusable',
      message: 'Vendor sent unexpected data (/x): close: Invalid type: Expected number but received "x"',
    },
  ])('reports $name', async ({ status, body, failure: kind, message }) => {
    server.respond('/x', (_, response) => response.writeHead(status).end(body))
    expect(await failure()).toEqual({ failure: kind, message })
  })

  it.each([
    { table: 'prices', rows: [{ close: 1 }, { close: 'x' }], readable: [{ close: 1 }], unreadable: 1 },
    // A day without its few actions is still usable.
    { table: 'splits', rows: [{ close: 'x' }], readable: [], unreadable: 1 },
    { table: 'prices', rows: [], readable: [], unreadable: 0 },
  ] as const)(
    'leaves rows of $table out that are not as documented',
    ({ table, rows, readable, unreadable }) => {
      leftOut.length = 0
      expect(calls().readable('/x', rows, { item: schema, table })).toEqual(readable)
      expect(leftOut).toHaveLength(unreadable)
    },
  )

  it('rejects a list of which no row is as documented, or one if it must be whole', () => {
    const rows = { item: schema, table: 'prices' } as const
    const message = 'Vendor sent unexpected data (/x, row 1): close: '
    expect(() => calls().readable('/x', [{}, {}], rows)).toThrow(message)
    expect(() => calls().readable('/x', [{}, { close: 1 }], { ...rows, isWhole: true })).toThrow(message)
  })

  it('reports a response that never ends', async () => {
    server.respond('/x', (_, response) => void response.writeHead(200).write('{'))
    await expect(calls({ deadlineMs: 20 }).get('/x', { schema })).rejects.toThrow(
      'Vendor did not respond within 0.02 s (/x)',
    )
  })

  it('reports a response that is too large', async () => {
    const chunk = Buffer.alloc(1024 ** 2, ' ')
    server.respond('/x', async (_, response) => {
      for (let sent = 0; sent < 17; sent += 1) response.write(chunk)
      response.end('{"close":1}')
    })
    expect(await failure()).toEqual({ failure: 'unusable', message: 'Vendor sent more than 16 MB (/x)' })
  })
})
