import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../places.mjs'

const child = fork(join(root, 'bench', 'data-server.mjs'))
/** @type {string[]} */
const asked = []
const service = createServer((request, response) => {
  asked.push(`${request.method} ${request.url} ${request.headers.authorization}`)
  if (request.url === '/api/changes') {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: one\n\n')
    return
  }
  response.writeHead(request.url === '/api/away' ? 503 : 200, { 'content-type': 'application/json' })
  response.end('{"from":"the service"}')
})
let url = ''

beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  const port = typeof address === 'object' && address ? address.port : 0
  child.send({ pages: { '/id/blog': { title: 'Blog' } }, behind: { '/api': `http://127.0.0.1:${port}` } })
  const [told] = await once(child, 'message')
  url = `http://127.0.0.1:${told.port}`
})

afterAll(() => {
  child.kill()
  service.closeAllConnections()
  service.close()
})

const ask = async (/** @type {string} */ path) => {
  const response = await fetch(`${url}${path}`, { headers: { authorization: 'Bearer key' } })
  return { status: response.status, text: await response.text() }
}

describe('the data server of the bench', () => {
  it('gives a peer its page, and counts how often it was asked', async () => {
    const before = Number((await ask('/asked')).text)
    expect(await ask('/id/blog')).toEqual({ status: 200, text: '{"title":"Blog"}' })
    expect(Number((await ask('/asked')).text)).toBe(before + 1)
  })

  it('asks a service once, with what the site sends, and answers from memory from then on', async () => {
    const answer = { status: 200, text: '{"from":"the service"}' }
    expect(await ask('/api/articles?page=1')).toEqual(answer)
    expect(await ask('/api/articles?page=1')).toEqual(answer)
    expect(asked.filter((line) => line.includes('/api/articles'))).toEqual([
      'GET /api/articles?page=1 Bearer key',
    ])
  })

  it('keeps no failure', async () => {
    expect((await ask('/api/away')).status).toBe(503)
    expect((await ask('/api/away')).status).toBe(503)
    expect(asked.filter((line) => line.includes('/api/away'))).toHaveLength(2)
  })

  it('hands a change feed on as it comes', async () => {
    const { body } = await fetch(`${url}/api/changes`)
    const reader = body?.getReader()
    const part = await reader?.read()
    expect(new TextDecoder().decode(part?.value)).toBe('data: one\n\n')
    await reader?.cancel()
  })

  it('knows nothing else', async () => {
    expect((await ask('/id/elsewhere')).status).toBe(404)
  })
})
