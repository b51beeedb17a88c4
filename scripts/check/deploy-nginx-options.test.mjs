import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { CDN } from '../test/deployed-nginx.mjs'
import { nginxGround } from '../test/nginx-ground.mjs'

const { nginx, ports, nodes, ask, askForSlow, askAsAnother } = await nginxGround()

describe.skipIf(nginx === null)('deploy/nginx behind a CDN', () => {
  it('counts the forms of each visitor behind a CDN, and believes nobody else who they are', async () => {
    /** @type {Set<string | undefined>} */
    const visitors = new Set()
    for (const node of nodes) {
      node.answer = ({ headers }, response) => {
        visitors.add(String(headers['x-forwarded-for']).split(', ').at(-1))
        response.end('sent')
      }
    }
    const refusedOf = async (/** @type {string} */ from, /** @type {(time: number) => string} */ told) => {
      visitors.clear()
      const statuses = await Promise.all(
        Array.from({ length: 90 }, async (_, time) => {
          const headers = { 'x-forwarded-for': told(time) }
          const form = { method: 'POST', body: 'a=1', localAddress: from, entrance: ports.behindCdn, headers }
          return (await ask('/id/x', form)).status
        }),
      )
      return { refused: statuses.filter((status) => status === 429).length, visitors: [...visitors] }
    }
    const many = await refusedOf(CDN, (time) => `203.0.113.9, 198.51.100.${time}`)
    expect([many.refused, many.visitors.length]).toEqual([0, 90])
    const one = await refusedOf(CDN, (time) => `203.0.113.${time}, 198.51.100.200`)
    expect(one.visitors).toEqual(['198.51.100.200'])
    expect(one.refused).toBeGreaterThan(10)
    const stranger = await refusedOf('127.0.0.6', (time) => `203.0.113.${time}`)
    expect(stranger.visitors).toEqual(['127.0.0.6'])
    expect(stranger.refused).toBeGreaterThan(10)
  })
})

describe.skipIf(nginx === null)('deploy/nginx with the mirror', () => {
  it('says itself who asks, from where and with which number', async () => {
    const told = await askAsAnother('/id/told', ports.mirrored)
    expect(told).toMatchObject({
      host: 'www.brokerage.example',
      'x-forwarded-for': '203.0.113.9, 127.0.0.1',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(told).not.toHaveProperty('traceparent')
  })

  it('keeps pages for the day that no node answers, and nothing that is one visitor’s', async () => {
    const entrance = ports.mirrored
    for (const node of nodes) {
      node.answer = (incoming, response) => {
        const isDraft = incoming.url?.startsWith('/id/draf') ?? false
        response.writeHead(200, {
          'cache-control': isDraft ? 'private, no-store' : 'public, max-age=0, must-revalidate',
          vary: 'Accept-Encoding',
        })
        response.end(isDraft ? 'secret' : 'kept page')
      }
    }
    // Whether the nodes are asked again is a matter of passes: none of them fails here.
    await expect.poll(async () => (await ask('/id', { entrance })).body, { timeout: 8_000 }).toBe('kept page')
    await expect
      .poll(async () => (await ask('/id/draf', { entrance })).body, { timeout: 8_000 })
      .toBe('secret')
    await Promise.all(nodes.map((node) => node.stop()))
    await delay(1_100)
    expect(await ask('/id', { entrance })).toMatchObject({ status: 200, body: 'kept page' })
    expect((await ask('/id/draf', { entrance })).status).toBe(502)
    expect((await ask('/id', { entrance, method: 'POST', body: 'a' })).status).toBe(502)
  })

  it('lets nobody wait in line for a page that is theirs alone', async () => {
    const { most, bodies } = await askForSlow('/id/hubungi-kami', {
      entrance: ports.mirrored,
      cacheControl: 'private, no-store',
    })
    expect([most, new Set(bodies)]).toEqual([20, new Set(['slow'])])
  }, 30_000)
})
