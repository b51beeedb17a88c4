import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@site/operations/free-port.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findOrUnpack } from '../machine/debian-package.ts'
import { Processes } from '../processes.ts'
import { readDeployFile } from './files.ts'
import { forgedHeaders, internalPaths, ownHeaders, ProxiedNode, send } from './proxied-node.ts'

const processes = new Processes()
const directory = mkdtempSync(join(tmpdir(), 'deploy-caddy-'))
const caddy = await findOrUnpack(
  { command: 'caddy', path: 'usr/bin/caddy', packages: ['caddy'], versionArgs: ['version'] },
  { logDir: directory, processes },
)
const [http, https, admin] = [await freePort(), await freePort(), await freePort()]
const node = new ProxiedNode(await freePort())
const logFile = join(directory, 'caddy.log')
const visit = (path: string, options: Parameters<typeof send>[2] = {}) =>
  send(https, path, {
    servername: 'localhost',
    ...options,
    headers: { host: 'localhost', ...options.headers },
  })
const post = (body: string) => visit('/id/x', { method: 'POST', body })

beforeAll(async () => {
  if (caddy === null) return
  // A local certificate authority instead of Let's Encrypt, and ports of this test.
  const options = [
    `http_port ${http}`,
    `https_port ${https}`,
    `admin localhost:${admin}`,
    'skip_install_trust',
  ]
  const file = join(directory, 'Caddyfile')
  const text = readDeployFile('caddy/Caddyfile')
    .replace(/^\{$/m, ['{', ...options, `storage file_system ${directory}`].join('\n'))
    .replace('web:3000', `127.0.0.1:${node.port}`)
  writeFileSync(file, text)
  const env = { ...process.env, SITE_URL: `https://localhost:${https}`, XDG_CONFIG_HOME: directory }
  const args = ['run', '--config', file, '--adapter', 'caddyfile']
  processes.start({ file: caddy, args, cwd: directory, env, logFile })
  await vi.waitFor(() => visit('/'), { timeout: 30_000 })
})
beforeEach(() => node.restart())
afterAll(async () => {
  await node.stop()
  await processes.stopAll()
  rmSync(directory, { recursive: true, force: true })
})

describe.skipIf(caddy === null)('deploy/caddy', () => {
  it('sets the address and the id of a request itself', async () => {
    await visit('/id', { headers: forgedHeaders })
    const headers = node.requests[0]?.headers
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(headers).not.toHaveProperty('traceparent')
  })

  it.each([...internalPaths, '/%61dmin'])('forwards no request for %s', async (path) => {
    expect(await visit(path)).toMatchObject({ status: 404, headers: ownHeaders })
    expect(node.requests).toEqual([])
  })

  it('never retries a form', async () => {
    node.respond = (incoming) => incoming.socket.destroy()
    expect(await post('a=1')).toMatchObject({ status: 502, headers: ownHeaders })
    expect(node.requests.map(({ line }) => line)).toEqual(['POST /id/x'])
  })

  it('logs neither queries nor draft tokens', async () => {
    for (const path of ['/preview/v1.SECRET?locale=en', '/id/daftar?ticket=17.SECRET'])
      await visit(path, { headers: { referer: 'https://localhost/id/daftar?ticket=SECRET' } })
    node.respond = (incoming) => incoming.socket.destroy()
    await visit('/id/batal?ticket=17.SECRET', { method: 'POST' })
    await expect.poll(() => readFileSync(logFile, 'utf8')).toContain('/id/batal')
    expect(readFileSync(logFile, 'utf8')).not.toContain('SECRET')
  })

  it.each([
    { name: 'a page', path: '/id/alamat', options: {} },
    { name: 'an internal path', path: '/admin/alamat', options: {} },
    { name: 'a form', path: '/id/kirim', options: { method: 'POST', body: 'a=1' } },
    { name: 'a forged address', path: '/id/palsu', options: { headers: forgedHeaders } },
  ])('logs neither the address nor the network of a visitor ($name)', async ({ path, options }) => {
    await visit(path, options)
    await expect.poll(() => readFileSync(logFile, 'utf8')).toContain(path)
    const entries = readFileSync(logFile, 'utf8')
      .split('\n')
      .filter((line) => line.includes(path))
    expect(entries.join('\n')).not.toMatch(/remote_ip|client_ip|127\.0\.0\.|203\.0\.113/)
  })
})
