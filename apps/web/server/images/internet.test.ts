import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestOptions, type Server } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { listenLocally } from '@site/operations/local-server.fixture.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { internet, readExternal } from './external-source.ts'

const world = vi.hoisted(() => ({ port: 0, certificate: '' }))

// As in production, except for the port, which needs privileges, and the trusted certificate authority.
vi.mock('node:https', async (importOriginal) => {
  const https = await importOriginal<typeof import('node:https')>()
  return {
    ...https,
    request: ({ port, ...options }: RequestOptions) => {
      expect(port).toBe(443)
      return https.request({ ...options, port: world.port, ca: world.certificate })
    },
  }
})

const picture = Buffer.from('the bytes of a picture')
const address = '127.0.0.1'
let folder: string
let server: Server
let targets: unknown[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'internet-'))
  const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile]
  const named = ['-subj', '/CN=cdn.example.com', '-days', '2', '-out', certificateFile]
  execFileSync('openssl', ['req', '-x509', ...key, ...named], { stdio: 'pipe' })
  world.certificate = readFileSync(certificateFile, 'utf8')
  server = createServer({ key: readFileSync(keyFile), cert: world.certificate }, (request, response) => {
    const { socket, url, headers } = request
    const name = socket instanceof TLSSocket ? socket.servername : null
    targets.push({ address: socket.localAddress, name, host: headers.host, url })
    response.end(picture)
  })
  world.port = Number(new URL(await listenLocally(server)).port)
})
beforeEach(() => {
  targets = []
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

function get(host: string) {
  return internet.request({ address, host, path: '/a.png?b', signal: AbortSignal.timeout(5_000) }).end()
}

describe('internet', () => {
  // The name does not exist in DNS, so a second lookup would fail.
  it('connects to the checked address, with the host name in TLS and HTTP', async () => {
    const [response] = await once(get('cdn.example.com'), 'response')
    expect(Buffer.concat(await response.toArray())).toEqual(picture)
    expect(targets).toEqual([{ address, name: 'cdn.example.com', host: 'cdn.example.com', url: '/a.png?b' }])
  })

  it('rejects a certificate for another name', async () => {
    await expect(once(get('other.example.com'), 'response')).rejects.toMatchObject({
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    })
    expect(targets).toEqual([])
  })

  it('does not connect to a host that resolves to this machine', async () => {
    await expect(readExternal({ host: 'localhost', path: '/a.png' }, internet)).rejects.toMatchObject({
      status: 502,
    })
    expect(targets).toEqual([])
  })
})
