import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@site/operations/free-port.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findNginx } from '../machine/nginx.ts'
import { Processes } from '../processes.ts'
import { deployDirectory, readDeployFile } from './files.ts'
import { forgedHeaders, internalPaths, ownHeaders, ProxiedNode, send } from './proxied-node.ts'

const processes = new Processes()
const directory = mkdtempSync(join(tmpdir(), 'deploy-nginx-'))
const nginx = await findNginx({ logDir: directory, processes })
const ports = {
  plain: await freePort(),
  tls: await freePort(),
  cms: await freePort(),
  market: await freePort(),
}
const nodes = [new ProxiedNode(await freePort()), new ProxiedNode(await freePort())] as const
const site = { servername: 'www.brokerage.example', headers: { host: 'www.brokerage.example' } }
const visit = (path: string, options: Parameters<typeof send>[2] = {}) =>
  send(ports.tls, path, { ...site, ...options, headers: { ...site.headers, ...options.headers } })
const post = (path: string, options: Parameters<typeof send>[2] = {}) =>
  visit(path, { method: 'POST', body: 'a=1', ...options })
const requestLines = () => nodes.flatMap(({ requests }) => requests.map(({ line }) => line))

/** Returns the port of this test that stands for a port of the shipped files. */
function portInTest(shipped: string): number {
  if (shipped === '3001') return ports.cms
  if (shipped === '3002') return ports.market
  return /^(3000|310\d)$/.test(shipped) ? nodes[0].port : nodes[1].port
}

/** Writes the shipped files with the ports and directories of this test, and a main file like Debian's. */
function writeFiles(): string {
  const own = join(directory, 'brokerage')
  for (const folder of [own, join(directory, 'cache')]) mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(join(deployDirectory, 'nginx'))) {
    const text = readDeployFile(`nginx/${name}`)
      .replaceAll('/etc/nginx/brokerage', own)
      .replaceAll('/var/lib/nginx', join(directory, 'cache'))
      .replaceAll('/var/log/nginx', directory)
      .replace(/listen (\[::\]:)?80 /g, (_, v6 = '') => `listen ${v6 && '[::1]:'}${ports.plain} `)
      .replace(/listen (\[::\]:)?443 /g, (_, v6 = '') => `listen ${v6 && '[::1]:'}${ports.tls} `)
      // One pass: a port of this test may begin with a shipped one.
      .replace(/127\.0\.0\.1:(\d+)/g, (_, shipped) => `127.0.0.1:${portInTest(shipped)}`)
    writeFileSync(join(own, name), text)
  }
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const files = ['-keyout', join(own, 'certificate-key.pem'), '-out', join(own, 'certificate.pem')]
  spawnSync('openssl', ['req', '-x509', ...key, '-subj', '/CN=www.brokerage.example', ...files])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(directory, name)};`,
  )
  const main = join(directory, 'nginx.conf')
  writeFileSync(
    main,
    `${nginx?.modules.map((file) => `load_module ${file};`).join('') ?? ''}
    pid ${join(directory, 'nginx.pid')}; worker_processes 1; daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    # This machine has one IPv6 address: a test says which one it comes from.
    http { access_log off; set_real_ip_from 127.0.0.0/8; real_ip_header X-Test-Address;
      ${temporary.join(' ')} include ${own}/brokerage.conf; include ${own}/brokerage-internal.conf; }`,
  )
  return main
}

beforeAll(async () => {
  if (nginx === null) return
  const args = ['-c', writeFiles(), '-e', join(directory, 'error.log')]
  const checked = spawnSync(nginx.file, ['-t', ...args], { encoding: 'utf8' })
  expect(checked.stderr).toContain('test is successful')
  expect(checked.stderr).not.toContain('[warn]')
  const logFile = join(directory, 'nginx.log')
  processes.start({ file: nginx.file, args, cwd: directory, env: process.env, logFile })
  await vi.waitFor(() => visit('/ready'), { timeout: 30_000 })
})
beforeEach(async () => {
  for (const node of nodes) await node.restart()
})
afterAll(async () => {
  for (const node of nodes) await node.stop()
  await processes.stopAll()
  rmSync(directory, { recursive: true, force: true })
})

describe.skipIf(nginx === null)('deploy/nginx', () => {
  it('limits the forms of a client, but not the pages', async () => {
    const form = { localAddress: '127.0.0.2' }
    const times = Array.from({ length: 90 })
    const forms = await Promise.all(times.map(() => post('/id/x', form)))
    expect(forms.filter(({ status }) => status === 429).length).toBeGreaterThan(10)
    const pages = await Promise.all(times.map(() => visit('/id', form)))
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it.each(['/id/langganan/berhenti?t=1.a', '/en/subscription/unsubscribe?t=1.a'])(
    'lets a mail provider end many lists at once: %s',
    async (path) => {
      const end = () => post(path, { localAddress: '127.0.0.3' })
      const ends = await Promise.all(Array.from({ length: 150 }, end))
      expect(new Set(ends.map(({ status }) => status))).toEqual(new Set([200]))
    },
  )

  it('counts an IPv6 network as one client, and other addresses separately', async () => {
    const from = (address: string) => post('/id/x', { headers: { 'x-test-address': address } })
    const refused = async (toDeviceAddress: (device: string) => string) => {
      const devices = Array.from({ length: 90 }, (_, device) => (device * 700).toString(16))
      const responses = await Promise.all(devices.map((device) => from(toDeviceAddress(device))))
      return responses.filter(({ status }) => status === 429).length
    }
    expect(await refused((device) => `2001:db8:0:a:${device}::1`)).toBeGreaterThan(10)
    // A byte that a pattern could mistake for the end of a line.
    expect(await refused((device) => `2001:db8:0a0a:0a0a:0a0a:${device}:0:0a`)).toBeGreaterThan(10)
    expect(await refused((device) => `2001:db8:0:${device}::1`)).toBe(0)
    expect(await refused((device) => `::ffff:192.0.2.${Number.parseInt(device, 16) % 251}`)).toBe(0)
  })

  it('never retries a form on a second node', async () => {
    for (const node of nodes) node.respond = (incoming) => incoming.socket.destroy()
    expect(await post('/id/hubungi-kami')).toMatchObject({ status: 502, headers: ownHeaders })
    expect(requestLines()).toEqual(['POST /id/hubungi-kami'])
  })

  it('retries a page on the next node when one dies', async () => {
    nodes[0].respond = (incoming) => incoming.socket.destroy()
    for (let time = 0; time < 6; time += 1) expect((await visit('/id')).body).toBe('page')
  })

  it.each(['/id', '/assets/entry.js'])(
    'sets the address and the id of a request itself: %s',
    async (path) => {
      await visit(path, { headers: forgedHeaders })
      const headers = nodes.flatMap(({ requests }) => requests)[0]?.headers
      expect(headers).toMatchObject({
        host: 'www.brokerage.example',
        'x-forwarded-for': '203.0.113.9, 127.0.0.1',
        'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
      })
      expect(headers).not.toHaveProperty('traceparent')
    },
  )

  it.each([...internalPaths, '/%61dmin', '//admin'])('forwards no request for %s', async (path) => {
    expect(await visit(path)).toMatchObject({ status: 404, headers: ownHeaders })
    expect(requestLines()).toEqual([])
  })

  it('rejects a body that is larger than the site accepts', async () => {
    expect((await post('/id/x', { body: 'b'.repeat(1_536 * 1_024) })).status).toBe(200)
    const headers = { 'content-length': String(1_536 * 1_024 + 1) }
    expect((await post('/id/x', { headers, body: 'b' })).status).toBe(413)
  })

  it('finds a script that only one node has, and serves it when both are down', async () => {
    nodes[0].respond = (_incoming, response) => response.writeHead(404).end()
    nodes[1].respond = (_incoming, response) => response.end('script')
    for (let time = 0; time < 4; time += 1) expect((await visit('/assets/a.js')).body).toBe('script')
    for (const node of nodes) await node.stop()
    expect(await visit('/assets/a.js')).toMatchObject({ status: 200, body: 'script' })
  })

  it('logs neither queries nor draft tokens', async () => {
    for (const path of [
      '/preview/v1.SECRET?locale=en',
      '//%70review/v1.SECRET',
      '/id/daftar?ticket=17.SECRET',
    ])
      await visit(path)
    for (const node of nodes) node.respond = (incoming) => incoming.socket.destroy()
    await visit('/id/batal?ticket=17.SECRET')
    const read = (name: string) => readFileSync(join(directory, name), 'utf8')
    await expect.poll(() => read('access.log')).toContain('"GET /id/batal" 502')
    expect(read('access.log')).toContain('"GET /preview/-" 200')
    expect(read('access.log') + read('error.log')).not.toContain('SECRET')
  })

  it('redirects HTTP requests to its own host name and rejects TLS handshakes for another', async () => {
    const plain = await send(ports.plain, '/id?q=1', { headers: { host: 'evil.example' } })
    expect([plain.status, plain.headers.location]).toEqual([301, 'https://www.brokerage.example/id?q=1'])
    await expect(send(ports.tls, '/', { servername: 'evil.example' })).rejects.toThrow()
  })

  it.each([
    { service: 'CMS', port: ports.cms, path: '/api/site/changes' },
    { service: 'market service', port: ports.market, path: '/apids/changes' },
  ])('does not buffer the change feed of the $service', async ({ port, path }) => {
    // The response never ends, so its first event arrives only if it is not buffered.
    const connection = Promise.withResolvers<void>()
    for (const node of nodes)
      node.respond = (incoming, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: hello\n\n')
        incoming.on('close', () => connection.resolve())
      }
    const abort = new AbortController()
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal: abort.signal })
    const { value } = (await response.body?.getReader().read()) ?? {}
    expect(new TextDecoder().decode(value)).toBe('event: hello\n\n')
    abort.abort()
    await connection.promise
  })
})
