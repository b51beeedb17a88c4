import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serve } from '../serve.fixture.ts'
import { builtFiles } from './built-files.ts'

let folder: string
let origin: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-files-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'shell-12345678.js'), 'export {}')
  await writeFile(join(folder, 'assets', 'shell-12345678.js.br'), 'best')
  await writeFile(join(folder, 'assets', 'shell-12345678.js.gz'), 'better')
  await writeFile(join(folder, 'icon.svg'), '<svg/>')
  const serveFile = builtFiles(folder)
  origin = await serve((request, response) => serveFile(request, response, () => response.end('a page')))
})
afterEach(() => rm(folder, { recursive: true }))

/** With these headers only, and the raw body. */
async function request(path: string, headers: OutgoingHttpHeaders): Promise<IncomingMessage> {
  const response = new Promise<IncomingMessage>((resolve) => get(`${origin}${path}`, { headers }, resolve))
  return (await response).resume()
}

describe('built files', () => {
  it('are immutable if their name contains a hash', async () => {
    const script = await fetch(`${origin}/assets/shell-12345678.js`, {
      headers: { 'accept-encoding': 'identity' },
    })
    expect(await script.text()).toBe('export {}')
    expect(script.headers.get('content-type')).toContain('javascript')
    expect(script.headers.get('cache-control')).toContain('immutable')
    expect((await fetch(`${origin}/icon.svg`)).headers.get('cache-control')).toBe('public, max-age=3600')
  })

  it('are served from memory after they are deleted on disk', async () => {
    await rm(join(folder, 'assets', 'shell-12345678.js'))
    expect((await fetch(`${origin}/assets/shell-12345678.js?v=1`)).status).toBe(200)
  })

  it('return an uncacheable 404 when missing', async () => {
    const script = await fetch(`${origin}/assets/shell-00000000.js`)
    expect(script.status).toBe(404)
    expect(script.headers.get('content-type')).toContain('text/plain')
    expect(script.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    { accepted: 'gzip, deflate, br, zstd', sent: 'br', bytes: 4 },
    { accepted: 'gzip', sent: 'gzip', bytes: 6 },
    { accepted: 'zstd', sent: null, bytes: 9 },
    { accepted: 'identity', sent: null, bytes: 9 },
  ])('are sent in the smallest variant for Accept-Encoding $accepted', async ({ accepted, ...expected }) => {
    const response = await request('/assets/shell-12345678.js', { 'accept-encoding': accepted })
    expect(response.headers.vary).toBe('Accept-Encoding')
    expect(response.headers['content-encoding'] ?? null).toBe(expected.sent)
    expect(response.headers['content-length']).toBe(String(expected.bytes))
  })

  it('return 304 for a matching ETag', async () => {
    const { headers } = await request('/icon.svg', {})
    expect((await request('/icon.svg', { 'if-none-match': headers.etag })).statusCode).toBe(304)
    expect((await request('/icon.svg', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('do not include .br/.gz variants as files of their own', async () => {
    expect(await (await fetch(`${origin}/assets/shell-12345678.js.br`)).text()).toBe('Not found\n')
  })

  it('fail the start if a content type is unknown', async () => {
    await writeFile(join(folder, 'video.mkv'), '')
    expect(() => builtFiles(folder)).toThrow('video.mkv')
  })

  it('call the next handler for pages', async () => {
    expect(await (await fetch(`${origin}/id/blog`)).text()).toBe('a page')
    expect(await (await fetch(`${origin}/id/x.data`)).text()).toBe('a page')
  })
})
