import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startNginx, withServers, writeMainFile, writeNginxFiles } from '../cluster/cluster-nginx.mjs'
import { findNginx } from '../machine/nginx.mjs'
import { root } from '../places.mjs'
import { startFamily } from '../session/family.mjs'
import { freePort } from '../session/ports.mjs'

const family = startFamily()
const folder = mkdtempSync(join(tmpdir(), 'deploy-nginx-'))
family.removeAtEnd(folder)
const logDir = join(folder, 'logs')
mkdirSync(logDir, { recursive: true })
const nginx = await findNginx({ folder: join(root, '.data', 'nginx'), logDir, family })
if (!nginx) process.stderr.write('deploy/nginx is not tried: there is no nginx, and none could be fetched.\n')

/** @typedef {import('node:http').RequestListener} Listener */

/** A web node that answers as the test says. */
class Node {
  /** @type {Listener} */
  answer = (_request, response) => response.end('page')
  /** @type {string[]} */
  asked = []
  server = createServer((incoming, response) => {
    this.asked.push(`${incoming.method} ${incoming.url}`)
    this.answer(incoming, response)
  })

  /** @param {number} port */
  async listen(port) {
    this.server.listen(port, '127.0.0.1')
    await once(this.server, 'listening')
  }

  async stop() {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }
}

/** An edge of a CDN. */
const CDN = '127.0.0.5'

/** @type {{ front: number, behindCdn: number, tls: number, plain: number, mirrored: number, internal: number, market: number }} */
let ports
/** @type {[number, number]} */
let nodePorts
/** @type {[Node, Node]} */
let nodes

/**
 * A question through nginx: `fetch` sends neither every header nor a body that is refused half-way.
 *
 * @param {string} path
 * @param {import('node:http').RequestOptions & { body?: string, entrance?: number }} [options]
 * @returns {Promise<{ status: number | undefined, headers: import('node:http').IncomingHttpHeaders, body: string }>}
 */
function ask(path, { body, entrance = ports.front, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const asked = request({ port: entrance, host: '127.0.0.1', path, agent: false, ...options }, (answer) => {
      text(answer).then(
        (all) => resolve({ status: answer.statusCode, headers: answer.headers, body: all }),
        reject,
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/**
 * Until nginx leaves neither node out any more for what it failed at in an earlier test.
 *
 * @param {string} path
 * @param {number} entrance
 */
async function untilBothAreAsked(path, entrance) {
  await expect
    .poll(
      async () => {
        await ask(path, { entrance })
        return nodes.every(({ asked }) => asked.length > 0)
      },
      { timeout: 8_000 },
    )
    .toBe(true)
  for (const node of nodes) node.asked.length = 0
}

/** @param {string} path @param {string} [body] */
const post = (path, body = 'a=1') =>
  ask(path, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } })

describe.skipIf(nginx === null)('deploy/nginx', () => {
  beforeAll(async () => {
    if (nginx === null) return
    ports = {
      front: await freePort(),
      behindCdn: await freePort(),
      tls: await freePort(),
      plain: await freePort(),
      mirrored: await freePort(),
      internal: await freePort(),
      market: await freePort(),
    }
    nodePorts = [await freePort(), await freePort()]
    const at = join(folder, 'brokerage')
    mkdirSync(at, { recursive: true })
    const made = spawnSync('openssl', [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', '/CN=www.brokerage.example', '-keyout', join(at, 'certificate-key.pem')],
      ...['-out', join(at, 'certificate.pem')],
    ])
    expect(made.status).toBe(0)
    const servers = nodePorts.map((port) => ({ port }))
    writeNginxFiles(folder, (file, name) => {
      if (name === 'brokerage-upstream.conf') return withServers(file, 'brokerage_web', servers)
      return file
        .replace(/listen (\[::\]:)?80 /g, `listen $1${ports.plain} `)
        .replace(/listen (\[::\]:)?443 /g, `listen $1${ports.tls} `)
        .replaceAll('[::]:', '[::1]:')
        .replace('127.0.0.1:3001', `127.0.0.1:${ports.internal}`)
        .replace('127.0.0.1:3002', `127.0.0.1:${ports.market}`)
        .replace('192.0.2.0/24', CDN)
        .replace(/server 127\.0\.0\.1:310\d/g, `server 127.0.0.1:${nodePorts[0]}`)
        .replace(/server 127\.0\.0\.1:311\d/g, `server 127.0.0.1:${nodePorts[1]}`)
    })
    const locations = readFileSync(join(at, 'brokerage-locations.conf'), 'utf8')
    const withMirror = locations.replace(/# (include .*mirror.conf;)/g, '$1')
    const withCdn = locations.replace(/# (include .*cdn.conf;)/, '$1')
    for (const changed of [withMirror, withCdn]) expect(changed).not.toBe(locations)
    const args = writeMainFile(
      folder,
      `include ${at}/brokerage.conf; include ${at}/brokerage-internal.conf;
       server { listen 127.0.0.1:${ports.front}; include ${at}/brokerage-locations.conf; }
       server { listen 127.0.0.1:${ports.behindCdn}; ${withCdn} }
       server { listen 127.0.0.1:${ports.mirrored}; ${withMirror} }`,
    )
    const checked = spawnSync(nginx.file, ['-t', ...args], { encoding: 'utf8' })
    expect(checked.stderr).toContain('test is successful')
    expect(checked.stderr).not.toContain('[warn]')
    await startNginx(nginx, { folder, args, port: ports.front, family })
  })

  beforeEach(async () => {
    await Promise.all((nodes ?? []).map((node) => node.server.listening && node.stop()))
    nodes = [new Node(), new Node()]
    await nodes[0].listen(nodePorts[0])
    await nodes[1].listen(nodePorts[1])
  })

  afterAll(async () => {
    await Promise.all((nodes ?? []).map((node) => node.server.listening && node.stop()))
  })

  // First: the tests after it leave nodes that nginx pauses for. A visitor of its own, whose forms are counted apart.
  it('counts forms, not pages', async () => {
    const visitor = { localAddress: '127.0.0.2' }
    const form = { method: 'POST', body: 'a=1', ...visitor }
    const statuses = await Promise.all(
      Array.from({ length: 90 }, async () => (await ask('/id/x', form)).status),
    )
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10)
    const pages = await Promise.all(Array.from({ length: 90 }, async () => (await ask('/id')).status))
    expect(new Set(pages)).toEqual(new Set([200]))
  })

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

  it('asks the other node for a page where one dies over it', async () => {
    nodes[0].answer = (incoming) => incoming.socket.destroy()
    for (let time = 0; time < 6; time += 1) expect((await ask('/id')).body).toBe('page')
    expect(nodes[0].asked.length).toBeGreaterThan(0)
  })

  it('never sends a form twice, and sends it to the node that listens', async () => {
    for (const node of nodes) node.answer = (incoming) => incoming.socket.destroy()
    expect((await post('/id/hubungi-kami')).status).toBe(502)
    expect([...nodes[0].asked, ...nodes[1].asked]).toEqual(['POST /id/hubungi-kami'])
    await nodes[0].stop()
    nodes[1].answer = (_incoming, response) => response.end('sent')
    // Both have just failed once; the pause of whoever fails twice is two seconds.
    await expect.poll(async () => (await post('/id/hubungi-kami')).body, { timeout: 8_000 }).toBe('sent')
  })

  it.each([
    { name: 'a page', path: '/id', entrance: () => ports.front, sent: '/id/hubungi-kami' },
    { name: 'content', path: '/api/site/page', entrance: () => ports.internal, sent: '/api/site/forms' },
    { name: 'figures', path: '/apids/companies', entrance: () => ports.market, sent: null },
  ])(
    'asks the other node for $name where one hangs, and then leaves that one out',
    async ({ path, entrance, sent }) => {
      await untilBothAreAsked(path, entrance())
      nodes[0].answer = () => {}
      const readers = Array.from({ length: 12 }, () => ask(path, { entrance: entrance() }))
      for (const { status, body } of await Promise.all(readers)) expect([status, body]).toEqual([200, 'page'])
      const hung = nodes[0].asked.length
      expect(hung).toBeGreaterThan(2)
      for (let time = 0; time < 12; time += 1) {
        const form = { method: 'POST', body: 'a=1' }
        await ask(sent ?? path, { entrance: entrance(), ...(sent === null ? {} : form) })
      }
      // Asked again every two seconds, whether it is back: not more often.
      expect(nodes[0].asked.length).toBeLessThanOrEqual(hung + 1)
    },
    30_000,
  )

  it.each([
    { name: 'content', path: '/api/site/page', entrance: () => ports.internal },
    { name: 'figures', path: '/apids/companies', entrance: () => ports.market },
  ])('asks the other process for $name where one is stopped in the middle', async ({ path, entrance }) => {
    await nodes[0].stop()
    const stopped = await startCounter(nodePorts[0])
    await expect
      .poll(async () => (await ask(path, { entrance: entrance() })).body, { timeout: 8_000 })
      .toBe('counted')
    const before = await countAt(nodePorts[0])
    stopped.kill('SIGSTOP')
    const readers = Array.from({ length: 12 }, () => ask(path, { entrance: entrance() }))
    for (const { status, body } of await Promise.all(readers)) expect([status, body]).toEqual([200, 'page'])
    stopped.kill('SIGCONT')
    // What nginx had asked of it lay in its sockets.
    await expect.poll(() => countAt(nodePorts[0])).toBeGreaterThan(before + 2)
    stopped.kill()
    await once(stopped, 'exit')
    await nodes[0].listen(nodePorts[0])
  })

  it('waits longer for what is sent and for pictures than for a page', async () => {
    for (const node of nodes)
      node.answer = (_incoming, response) => setTimeout(() => response.end('late'), 7_000)
    const answers = await Promise.all([
      post('/id/hubungi-kami'),
      ask('/images/640/media/a.jpg'),
      ask('/api/site/forms', { entrance: ports.internal, method: 'POST', body: 'a=1' }),
    ])
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, 'late']))
    expect([...nodes[0].asked, ...nodes[1].asked]).toHaveLength(answers.length)
  }, 30_000)

  it.each(['/id', '/assets/entry-told.js', 'with the mirror'])(
    'says itself who asks for %s, from where and with which number',
    async (asked) => {
      const isMirrored = asked === 'with the mirror'
      const told = new Promise((resolve) => {
        for (const node of nodes) {
          node.answer = ({ headers }, response) => {
            resolve(headers)
            response.end('page')
          }
        }
      })
      await ask(isMirrored ? '/id/told' : asked, {
        entrance: isMirrored ? ports.mirrored : ports.front,
        headers: {
          host: 'www.brokerage.example',
          'x-forwarded-for': '203.0.113.9',
          'x-request-id': 'chosen-by-a-visitor',
          traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
        },
      })
      const headers = await told
      expect(headers).toMatchObject({
        host: 'www.brokerage.example',
        'x-forwarded-for': '203.0.113.9, 127.0.0.1',
        'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
      })
      expect(headers).not.toHaveProperty('traceparent')
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
    expect((await ask(path)).status).toBe(404)
    expect([...nodes[0].asked, ...nodes[1].asked]).toEqual([])
  })

  it('takes what the site takes, and no more', async () => {
    expect((await ask('/id', { headers: { cookie: 'c'.repeat(15_000) } })).status).toBe(200)
    expect((await ask('/id', { headers: { cookie: 'c'.repeat(17_000) } })).status).toBe(400)
    expect((await post('/id/x', 'b'.repeat(1_536 * 1_024))).status).toBe(200)
    const tooLarge = { method: 'POST', headers: { 'content-length': String(1_536 * 1_024 + 1) } }
    expect((await ask('/id/x', { ...tooLarge, body: 'b' })).status).toBe(413)
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
    nodes = [new Node(), new Node()]
    await nodes[0].listen(nodePorts[0])
    await nodes[1].listen(nodePorts[1])
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

  it('lets nobody wait in line for a page that is theirs alone, with the mirror', async () => {
    await untilBothAreAsked('/id', ports.front)
    let underWay = 0
    let most = 0
    /** @type {PromiseWithResolvers<void>} */
    const allCame = Promise.withResolvers()
    for (const node of nodes) {
      node.answer = async (_incoming, response) => {
        underWay += 1
        most = Math.max(most, underWay)
        if (underWay === 20) allCame.resolve()
        // In line they would never be there all at once.
        await Promise.race([allCame.promise, delay(2_000)])
        underWay -= 1
        response.writeHead(200, { 'cache-control': 'private, no-store' }).end('form')
      }
    }
    const path = '/id/hubungi-kami'
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(path, { entrance: ports.mirrored })),
    )
    expect([most, new Set(answers.map(({ body }) => body))]).toEqual([20, new Set(['form'])])
  }, 30_000)

  it('hands an event of a change feed on when it happens', async () => {
    for (const node of nodes) {
      node.answer = (_incoming, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write('event: hello\n\n')
      }
    }
    for (const [entrance, path] of /** @type {const} */ ([
      [ports.internal, '/api/site/changes'],
      [ports.market, '/apids/changes'],
    ])) {
      const asked = request({ port: entrance, host: '127.0.0.1', path, agent: false }).end()
      const [answer] = await once(asked, 'response')
      const [first] = await once(answer, 'data')
      expect(String(first)).toBe('event: hello\n\n')
      asked.destroy()
    }
  })

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

  it('is understood with the addresses of compose.yaml as well', async () => {
    const inCompose = join(folder, 'compose')
    const listens = { 3001: await freePort(), 3002: await freePort() }
    writeNginxFiles(inCompose, (file, name) => {
      const own = join(root, 'deploy', 'nginx', 'compose', name)
      if (!existsSync(own)) return file
      // Its names are known there alone, and asked for again by a newer nginx than Debian's.
      return readFileSync(own, 'utf8')
        .replaceAll('/etc/nginx/brokerage/', `${join(inCompose, 'brokerage')}/`)
        .replace(/server [a-z]+-[12]:(\d+) (.+) resolve;/g, 'server 127.0.0.1:$1 $2;')
        .replace('listen 3001', `listen 127.0.0.1:${listens[3001]}`)
        .replace('listen 3002', `listen 127.0.0.1:${listens[3002]}`)
    })
    const at = join(inCompose, 'brokerage')
    const entrance = `include ${at}/brokerage-http.conf; include ${at}/brokerage-upstream.conf;
      server { listen 127.0.0.1:${await freePort()}; include ${at}/brokerage-locations.conf; }`
    for (const http of [entrance, `include ${at}/brokerage-internal.conf;`]) {
      const args = writeMainFile(inCompose, http)
      const checked = spawnSync(nginx?.file ?? '', ['-t', ...args], { encoding: 'utf8' })
      expect(checked.stderr).toContain('test is successful')
      expect(checked.stderr).not.toContain('[warn]')
    }
  })

  it('leads from the plain entrance to its own name, whatever name was asked', async () => {
    const { status, headers } = await ask('/id?q=1', {
      entrance: ports.plain,
      headers: { host: 'evil.example' },
    })
    expect([status, headers.location]).toEqual([301, 'https://www.brokerage.example/id?q=1'])
  })
})

/** A process that can be stopped, which says at /count what it was asked. @param {number} port */
async function startCounter(port) {
  const program = `let count = 0
    require('node:http')
      .createServer(({ url }, response) => response.end(url === '/count' ? String(count) : (count++, 'counted')))
      .listen(${port}, '127.0.0.1', () => console.log('listens'))`
  const child = spawn(process.execPath, ['-e', program], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  family.adopt(child, 'service')
  await once(child.stdout, 'data')
  return child
}

/** @param {number} port */
const countAt = async (port) => Number((await ask('/count', { entrance: port })).body)

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

afterAll(() => family.end())
