import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { isIP } from 'node:net'
import { sql } from '@payloadcms/db-postgres'
import { isPublicAddress } from '@site/operations/public-address.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  changeArticle,
  execute,
  linkTo,
  paragraph,
  payload,
  publishedArticle,
} from '../../../test/service.ts'
import { checkExternalLinks } from './check-external.ts'
import { type internet, LinkRequester } from './request-external.ts'

const address = '127.0.0.1'
const inside = '127.0.0.2'

/** The internet of these tests: each name is the test's server, except one that is inside the network. */
const network: typeof internet = {
  pauseMs: 1,
  timeoutMs: 10_000,
  resolve: async (host) => {
    if (isIP(host)) return [{ address: host, family: isIP(host) }]
    const found = [{ address, family: 4 }]
    return host.startsWith('dalam.') ? [...found, { address: inside, family: 4 }] : found
  },
  isAllowed: (candidate) => candidate === address || isPublicAddress(candidate),
}

let server: Server
let port = 0
let isHealthy = false
const requests: { line: string; host: string; time: number; agent: string }[] = []

beforeAll(async () => {
  server = createServer(({ method, url = '', headers }, response) => {
    const { host = '', 'user-agent': agent = '' } = headers
    requests.push({ line: `${method} ${url}`, host, agent, time: performance.now() })
    const redirect = (location: string) => response.writeHead(302, { location }).end()
    if (url === '/diam') return
    if (url === '/pindah') redirect('/ada')
    else if (url === '/putar') redirect('/putar')
    else if (url === '/ke-dalam') redirect(`http://${inside}:${port}/rahasia`)
    else if (url === '/ke-nama-dalam') redirect(`http://dalam.uji.example:${port}/rahasia`)
    else if (url === '/tanpa-head') response.writeHead(method === 'HEAD' ? 405 : 200).end('isi')
    else if (url === '/hilang') response.writeHead(404).end()
    else if (url === '/masuk') response.writeHead(403).end()
    else if (url === '/sakit') response.writeHead(isHealthy ? 200 : 500).end()
    else response.writeHead(200).end()
  })
  // On all addresses, so that the test would notice a request to the inside.
  server.listen(0, '0.0.0.0')
  await once(server, 'listening')
  const bound = server.address()
  port = typeof bound === 'object' && bound !== null ? bound.port : 0
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await execute(sql`delete from link_checks`)
})

const requester = (change: Partial<typeof internet> = {}) => new LinkRequester({ ...network, ...change })
const url = (path: string, host = 'luar.uji.example') => `http://${host}:${port}${path}`

describe('a request to an external link', () => {
  it.each([
    { path: '/ada', expected: 200 },
    { path: '/pindah', expected: 200 },
    { path: '/tanpa-head', expected: 200 },
    { path: '/hilang', expected: 404 },
    { path: '/masuk', expected: 403 },
    { path: '/putar', expected: null },
  ])('of $path has the status $expected', async ({ path, expected }) => {
    expect(await requester().fetchStatus(url(path))).toBe(expected)
  })

  it('without a response has no status', async () => {
    expect(await requester({ timeoutMs: 500 }).fetchStatus(url('/diam'))).toBeNull()
  })

  it('never reaches an internal address: as a number, by name, or after a redirect', async () => {
    const links = [
      url('/rahasia', inside),
      url('/rahasia', 'dalam.uji.example'),
      url('/rahasia', '[::1]'),
      url('/rahasia', '[::ffff:127.0.0.1]'),
      'http://169.254.169.254/latest/meta-data',
      url('/ke-dalam'),
      url('/ke-nama-dalam'),
    ]
    for (const link of links) expect(await requester().fetchStatus(link)).toBeNull()
    expect(requests.filter(({ line }) => line.includes('rahasia'))).toEqual([])
  })

  it('waits between two requests to one host, not to another', async () => {
    const pauseMs = 300
    const polite = requester({ pauseMs })
    const links = [url('/a', 'satu.example'), url('/b', 'satu.example'), url('/c', 'dua.example')]
    const started = performance.now()
    await Promise.all(links.map((link) => polite.fetchStatus(link)))
    const [first = 0, second = 0, other = 0] = ['/a', '/b', '/c'].map(
      (path) => requests.find(({ line }) => line === `HEAD ${path}`)?.time,
    )
    // A busy machine notices the first request late, so its arrival is no start of the pause.
    expect(second - started).toBeGreaterThan(pauseMs * 0.8)
    expect(Math.max(first, other)).toBeLessThan(second)
    expect(requests[0]?.agent).toBe('LinkCheck/1.0 (+http://127.0.0.1:3000)')
  })
})

describe('the check of external links', () => {
  const check = async () => checkExternalLinks(payload, network)
  const loadResult = async (path: string) => {
    const where = { address: { equals: url(path) } }
    return (await payload.find({ collection: 'link-checks', where })).docs[0]
  }
  const passWeek = () =>
    execute(sql`update link_checks set checked_at = checked_at - interval '7 days',
      failed_since = failed_since - interval '7 days'`)

  it('reports a link that is not found at once, and a failing one in the second week, until it works', async () => {
    const create = (path: string) =>
      publishedArticle(`luar-${crypto.randomUUID()}`, { body: linkTo(url(path)) })
    await create('/hilang')
    await create('/sakit')
    const { id } = await create('/ada')

    await check()
    expect(await loadResult('/hilang')).toMatchObject({ status: 404, isBroken: true })
    expect(await loadResult('/sakit')).toMatchObject({ status: 500, isBroken: false })
    expect(await loadResult('/ada')).toMatchObject({ status: 200, isBroken: false, failedSince: null })
    expect(await check()).toBe(0)

    await passWeek()
    await changeArticle(id, { body: paragraph('Tanpa tautan'), _status: 'published' })
    await check()
    expect(await loadResult('/sakit')).toMatchObject({ isBroken: true })
    expect(await loadResult('/ada')).toBeUndefined()

    isHealthy = true
    await passWeek()
    await check()
    expect(await loadResult('/sakit')).toMatchObject({ status: 200, isBroken: false, failedSince: null })
  })
})
