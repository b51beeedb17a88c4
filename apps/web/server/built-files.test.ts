import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { builtFiles } from './built-files.ts'

let folder: string
let server: Server
let origin: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-files-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'shell-12345678.js'), 'export {}')
  await writeFile(join(folder, 'icon.svg'), '<svg/>')
  const serve = builtFiles(folder)
  server = createServer((request, response) => serve(request, response, () => response.end('a page')))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})

afterEach(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

describe('the files of a build', () => {
  it('are kept for good where their name changes with their content', async () => {
    const script = await fetch(`${origin}/assets/shell-12345678.js`)
    expect(await script.text()).toBe('export {}')
    expect(script.headers.get('content-type')).toContain('javascript')
    expect(script.headers.get('cache-control')).toContain('immutable')
    expect((await fetch(`${origin}/icon.svg`)).headers.get('cache-control')).toBe('public, max-age=3600')
  })

  it.each(['/assets/shell-00000000.js', '/assets/', '/assets/a/b'])(
    'that are missing at %s are no page where scripts are asked for',
    async (path) => {
      const answer = await fetch(`${origin}${path}`)
      expect(await answer.text()).toBe('Not found\n')
    },
  )

  it('that go while the process runs are 404, kept by nobody, and do not end it', async () => {
    await rm(join(folder, 'assets', 'shell-12345678.js'))
    await rm(join(folder, 'icon.svg'))
    const script = await fetch(`${origin}/assets/shell-12345678.js?v=1`)
    expect(script.status).toBe(404)
    expect(script.headers.get('content-type')).toContain('text/plain')
    expect(script.headers.get('cache-control')).toBe('no-store')
    expect(await (await fetch(`${origin}/icon.svg`)).text()).toBe('a page')
  })

  it('leave pages to others', async () => {
    expect(await (await fetch(`${origin}/id/blog`)).text()).toBe('a page')
    expect(await (await fetch(`${origin}/id/x.data`)).text()).toBe('a page')
  })
})
