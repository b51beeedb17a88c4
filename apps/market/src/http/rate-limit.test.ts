import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { rateLimit } from './rate-limit.ts'

const apiKey = 'k'.repeat(40)

function limited({ trustedProxies = 0 }: { trustedProxies?: number } = {}) {
  const app = new Hono()
  app.use(rateLimit({ apiKey, anonymousPerMinute: 2, trustedProxies }))
  app.get('/', (c) => c.text('here'))
  return (address: string, headers: Record<string, string> = {}) =>
    app.request('/', { headers }, { incoming: { socket: { remoteAddress: address } } })
}

async function listStatuses(responses: readonly (Response | Promise<Response>)[]): Promise<number[]> {
  return (await Promise.all(responses)).map(({ status }) => status)
}

describe('rateLimit', () => {
  it('rejects a client over its limit with Retry-After', async () => {
    const get = limited()
    expect(await listStatuses([get('192.0.2.1'), get('192.0.2.1')])).toEqual([200, 200])
    const rejected = await get('192.0.2.1')
    expect(rejected.status).toBe(429)
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await rejected.json()).toMatchObject({ title: 'Too Many Requests', status: 429 })
  })

  it('does not limit requests with the key', async () => {
    const get = limited()
    const requests = [1, 2, 3, 4].map(() => get('192.0.2.1', { authorization: `Bearer ${apiKey}` }))
    expect(await listStatuses(requests)).toEqual([200, 200, 200, 200])
  })

  it('ignores a forged client address', async () => {
    const get = limited()
    const requests = [1, 2, 3].map((claim) => get('192.0.2.1', { 'x-forwarded-for': `198.51.100.${claim}` }))
    expect(await listStatuses(requests)).toEqual([200, 200, 429])
  })

  it('uses the address from the last trusted proxy, and counts an IPv6 /64 as one client', async () => {
    const get = limited({ trustedProxies: 1 })
    const requests = [1, 2, 3].map((end) =>
      get('10.0.0.1', { 'x-forwarded-for': `198.51.100.${end}, 2001:db8:0:7::${end}` }),
    )
    expect(await listStatuses(requests)).toEqual([200, 200, 429])
    expect((await get('10.0.0.1', { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200)
  })
})
