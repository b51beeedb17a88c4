import { once } from 'node:events'
import { request } from 'node:https'
import { connect as connectTls } from 'node:tls'
import { describe, expect, it } from 'vitest'
import { nginxGround } from '../test/nginx-ground.mjs'

const { nginx, ports, nodes, ask, askWhileOneHangs, askForSlow, askAsAnother } = await nginxGround()

/** @param {string} path @param {string} [body] */
const post = (path, body = 'a=1') =>
  ask(path, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } })

/** Of every answer that no node has given. */
const ownHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
}
const transportSecurity = 'max-age=63072000; includeSubDomains; preload'
const securityHeaders = [...Object.keys(ownHeaders), 'strict-transport-security']

describe.skipIf(nginx === null)('the public entrance of deploy/nginx', () => {
  // First: the tests after it leave nodes that nginx pauses for. A visitor of its own, whose forms are counted apart.
  it('counts forms, not pages', async () => {
    const visitor = { localAddress: '127.0.0.2' }
    const form = { method: 'POST', body: 'a=1', ...visitor }
    const statuses = await Promise.all(
      Array.from({ length: 90 }, async () => (await ask('/id/x', form)).status),
    )
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10)
    expect(await ask('/id/x', form)).toMatchObject({ status: 429, headers: ownHeaders })
    const pages = await Promise.all(Array.from({ length: 90 }, async () => (await ask('/id')).status))
    expect(new Set(pages)).toEqual(new Set([200]))
  })

  it('lets the reports of many browsers behind one address take no place of a form', async () => {
    const campus = { method: 'POST', localAddress: '127.0.0.3' }
    const times = async (/** @type {number} */ count, /** @type {string} */ path) =>
      Promise.all(
        Array.from({ length: count }, async () => (await ask(path, { ...campus, body: '[]' })).status),
      )
    const reports = await times(90, '/csp-reports')
    expect(reports.filter((status) => status === 200).length).toBeGreaterThan(10)
    expect(reports.filter((status) => status === 429).length).toBeGreaterThan(10)
    expect(new Set(await times(30, '/id/hubungi-kami'))).toEqual(new Set([200]))
    // As large as a node reads them, and no larger.
    const large = { ...campus, localAddress: '127.0.0.4', body: 'r'.repeat(16 * 1_024) }
    expect((await ask('/csp-reports', large)).status).toBe(200)
    expect((await ask('/csp-reports', { ...large, body: `${large.body}r` })).status).toBe(413)
  })

  it('asks the other node for a page where one dies over it', async () => {
    nodes[0].answer = (incoming) => incoming.socket.destroy()
    for (let time = 0; time < 6; time += 1) expect((await ask('/id')).body).toBe('page')
    expect(nodes[0].asked.length).toBeGreaterThan(0)
  })

  it('never sends a form twice, and sends it to the node that listens', async () => {
    for (const node of nodes) node.answer = (incoming) => incoming.socket.destroy()
    expect(await post('/id/hubungi-kami')).toMatchObject({ status: 502, headers: ownHeaders })
    expect([...nodes[0].asked, ...nodes[1].asked]).toEqual(['POST /id/hubungi-kami'])
    await nodes[0].stop()
    nodes[1].answer = (_incoming, response) => response.end('sent')
    // Both have just failed once; the pause of whoever fails twice is two seconds.
    await expect.poll(async () => (await post('/id/hubungi-kami')).body, { timeout: 8_000 }).toBe('sent')
  })

  it('asks the other node for a page where one hangs, and then leaves that one out', async () => {
    const { answers, askedAtOnce, askedAfter } = await askWhileOneHangs('/id', {
      entrance: ports.front,
      after: () => post('/id/hubungi-kami'),
    })
    for (const { status, body } of answers) expect([status, body]).toEqual([200, 'page'])
    expect(askedAtOnce).toBeGreaterThan(2)
    // Asked again every two seconds, whether it is back: not more often.
    expect(askedAfter).toBeLessThanOrEqual(1)
  }, 30_000)

  it('waits longer for what is sent and for pictures than for a page', async () => {
    for (const node of nodes)
      node.answer = (_incoming, response) => setTimeout(() => response.end('late'), 7_000)
    const answers = await Promise.all([post('/id/hubungi-kami'), ask('/images/640/media/a.jpg')])
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, 'late']))
    expect([...nodes[0].asked, ...nodes[1].asked]).toHaveLength(answers.length)
  }, 30_000)

  it.each(['/id', '/assets/entry-told.js'])(
    'says itself who asks for %s, from where and with which number',
    async (path) => {
      const told = await askAsAnother(path, ports.front)
      expect(told).toMatchObject({
        host: 'www.brokerage.example',
        'x-forwarded-for': '203.0.113.9, 127.0.0.1',
        'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
      })
      expect(told).not.toHaveProperty('traceparent')
    },
  )

  it.each([
    '/admin',
    '/admin/login',
    '/api/users',
    '/apids/companies',
    '/metrics',
    '/readyz',
    '/%61dmin',
    '//admin',
  ])('shows no visitor %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, headers: ownHeaders })
    expect([...nodes[0].asked, ...nodes[1].asked]).toEqual([])
  })

  it('takes what the site takes, and no more', async () => {
    expect((await ask('/id', { headers: { cookie: 'c'.repeat(15_000) } })).status).toBe(200)
    expect((await ask('/id', { headers: { cookie: 'c'.repeat(17_000) } })).status).toBe(400)
    expect((await post('/id/x', 'b'.repeat(1_536 * 1_024))).status).toBe(200)
    const tooLarge = { method: 'POST', headers: { 'content-length': String(1_536 * 1_024 + 1) } }
    expect(await ask('/id/x', { ...tooLarge, body: 'b' })).toMatchObject({
      status: 413,
      headers: ownHeaders,
    })
  })

  it.each(['/id', '/id/hubungi-kami', '/assets/entry-headers.js'])(
    'adds no header to what a node answers, new, kept or not changed: %s',
    async (path) => {
      const policy = "default-src 'self'"
      for (const node of nodes) {
        node.answer = ({ headers }, response) => {
          const status = headers['if-none-match'] ? 304 : 200
          response.writeHead(status, { etag: '"a"', 'content-security-policy': policy }).end()
        }
      }
      const method = path === '/id/hubungi-kami' ? 'POST' : 'GET'
      for (const headers of [{}, {}, { 'if-none-match': '"a"' }]) {
        const answer = await ask(path, { method, headers })
        const found = securityHeaders.filter((name) => answer.headers[name] !== undefined)
        expect([answer.headers['content-security-policy'], found]).toEqual([
          policy,
          ['content-security-policy'],
        ])
      }
    },
  )

  it('has browsers keep to TLS where it speaks TLS itself', async () => {
    const { headers } = await askEncrypted('/readyz')
    expect(headers).toMatchObject({ ...ownHeaders, 'strict-transport-security': transportSecurity })
    const page = await askEncrypted('/id')
    expect(securityHeaders.filter((name) => page.headers[name] !== undefined)).toEqual([])
  })

  it('finds a script that one node has and the other has not, and has it when both are gone', async () => {
    const script = '/assets/entry-abc.js'
    nodes[0].answer = (_incoming, response) => response.writeHead(404).end('Not found')
    nodes[1].answer = (_incoming, response) => {
      response.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' }).end('script')
    }
    for (let time = 0; time < 4; time += 1) expect((await ask(script)).body).toBe('script')
    await Promise.all(nodes.map((node) => node.stop()))
    expect(await ask(script)).toMatchObject({ status: 200, body: 'script' })
    expect((await ask('/assets/never.js')).status).toBeGreaterThanOrEqual(500)
  })

  it('lets nobody wait in line for a script that a slow node sends to somebody else', async () => {
    const { most, bodies } = await askForSlow('/assets/entry-slow.js', {
      entrance: ports.front,
      cacheControl: 'public, max-age=31536000, immutable',
    })
    expect([most, new Set(bodies)]).toEqual([20, new Set(['slow'])])
  }, 30_000)

  it.each([
    { name: 'TLS 1.3', options: { minVersion: 'TLSv1.3' }, expected: 'TLSv1.3 h2' },
    { name: 'TLS 1.2', options: { maxVersion: 'TLSv1.2' }, expected: 'TLSv1.2 h2' },
    {
      name: 'TLS 1.1',
      options: { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' },
      expected: 'refused',
    },
    { name: 'another name', options: { servername: 'other.example' }, expected: 'refused' },
  ])('speaks HTTP/2 over TLS 1.2 and 1.3 for its own name: $name', async ({ options, expected }) => {
    expect(await handshake(/** @type {import('node:tls').ConnectionOptions} */ (options))).toBe(expected)
  })

  it('leads from the plain entrance to its own name, whatever name was asked', async () => {
    const { status, headers } = await ask('/id?q=1', {
      entrance: ports.plain,
      headers: { host: 'evil.example' },
    })
    expect([status, headers.location]).toEqual([301, 'https://www.brokerage.example/id?q=1'])
    expect(headers).toMatchObject(ownHeaders)
    expect(headers).not.toHaveProperty('strict-transport-security')
  })
})

/**
 * @param {string} path
 * @returns {Promise<import('node:http').IncomingMessage>}
 */
async function askEncrypted(path) {
  const asked = request({
    port: ports.tls,
    host: '127.0.0.1',
    servername: 'www.brokerage.example',
    headers: { host: 'www.brokerage.example' },
    path,
    agent: false,
    rejectUnauthorized: false,
  })
  asked.end()
  const [answer] = await once(asked, 'response')
  answer.resume()
  return answer
}

/**
 * @param {import('node:tls').ConnectionOptions} options
 * @returns {Promise<string>} version and protocol, or that there was none
 */
function handshake(options) {
  return new Promise((resolve) => {
    const socket = connectTls(
      {
        port: ports.tls,
        host: '127.0.0.1',
        servername: 'www.brokerage.example',
        rejectUnauthorized: false,
        ALPNProtocols: ['h2', 'http/1.1'],
        ...options,
      },
      () => {
        resolve(`${socket.getProtocol()} ${socket.alpnProtocol}`)
        socket.destroy()
      },
    )
    socket.on('error', () => resolve('refused'))
  })
}
