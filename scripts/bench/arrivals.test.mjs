import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { startFamily } from '../session/family.mjs'
import { askedOf, neverAsked, planArrivals, sendArrivals } from './arrivals.mjs'

describe('the plan of arrivals', () => {
  it('asks for the pages in turn', () => {
    expect(planArrivals({ count: 5, pages: ['/a', '/b'], misses: null })).toEqual([
      '/a',
      '/b',
      '/a',
      '/b',
      '/a',
    ])
  })

  it('makes each tenth a miss, and leaves no page out for it', () => {
    let missed = 0
    const plan = planArrivals({ count: 200, pages: ['/a', '/b'], misses: () => `/miss-${missed++}` })
    expect(plan.flatMap((address, position) => (address.startsWith('/miss') ? position : []))).toEqual(
      Array.from({ length: 20 }, (_, turn) => turn * 10 + 9),
    )
    expect(plan.filter((address) => address === '/a')).toHaveLength(90)
    expect(plan.filter((address) => address === '/b')).toHaveLength(90)
  })

  it('tells afterwards which arrivals were for pages', () => {
    /** @type {import('./arrivals.mjs').Arrival} */
    const arrival = { answer: 'failed', latencyMs: 1, sentLateMs: 0 }
    const asked = askedOf([arrival, arrival], { addresses: ['/a', '/miss-0'], pages: ['/a', '/b'] })
    expect(asked.map(({ isPage }) => isPage)).toEqual([true, false])
  })

  it('has another address for each miss of an hour, with months that the archive knows', () => {
    const addresses = Array.from({ length: 30 * 3600 }, (_, number) => neverAsked(number))
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const address of addresses) {
      expect(address).toMatch(
        /^\/(id|en)\/[a-z/-]+\?from=20[01]\d-(0[1-9]|1[0-2])&to=20[3-9]\d-(0[1-9]|1[0-2])$/,
      )
    }
  })
})

describe('visitors', () => {
  it('go on coming while nobody is answered, and their waiting counts from when they were due', async () => {
    /** @type {import('node:http').ServerResponse[]} */
    const waiting = []
    const visitors = 20
    // Nobody is answered before all have come: a sender that waited for answers would never end.
    const server = createServer((_request, response) => {
      waiting.push(response)
      if (waiting.length === visitors) {
        for (const one of waiting) one.setHeader('cache-status', 'site; hit').end('.')
      }
    })
    const family = startFamily()
    try {
      await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)))
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      const perSecond = 100
      const order = { url: `http://127.0.0.1:${port}`, perSecond, addresses: Array(visitors).fill('/') }
      const { arrivals } = await sendArrivals(order, family)
      expect(arrivals.map(({ answer }) => answer)).toEqual(Array(visitors).fill('kept'))
      // The last is due 19 intervals of 10 ms after the first.
      expect(arrivals[0]?.latencyMs).toBeGreaterThanOrEqual(190)
    } finally {
      server.close()
      await family.end()
    }
  })

  it('count what is refused and what breaks by its reason', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/broken') request.socket.destroy()
      else response.writeHead(503, { 'content-length': 0 }).end()
    })
    const family = startFamily()
    try {
      await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)))
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      const order = { url: `http://127.0.0.1:${port}`, perSecond: 100, addresses: ['/refused', '/broken'] }
      const { arrivals } = await sendArrivals(order, family)
      expect(arrivals.map(({ answer, fault }) => [answer, fault])).toEqual([
        ['failed', '503'],
        ['failed', 'socket hang up'],
      ])
    } finally {
      server.close()
      await family.end()
    }
  })
})
