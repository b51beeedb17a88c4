import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchJson, setBrowserBase } from './fetch-json.ts'
import { toVisitorError } from './visitor-error.ts'

let server: Server
let asked: IncomingMessage
let answer: (response: ServerResponse) => void

beforeAll(async () => {
  server = createServer((request, response) => {
    asked = request
    answer(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  setBrowserBase(
    `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/lain/`,
  )
})

afterAll(() => {
  setBrowserBase('/')
  server.closeAllConnections()
  server.close()
})

const stays = new AbortController().signal

describe('a question of the browser', () => {
  it('goes to the base of the configuration and asks for JSON', async () => {
    answer = (response) => response.end('[1]')
    expect(await fetchJson('/price-series?ticker=BQNS', stays)).toEqual([1])
    expect(asked.url).toBe('/lain/price-series?ticker=BQNS')
    expect(asked.headers.accept).toBe('application/json')
  })

  it('fails with the status of an error, whatever its body', async () => {
    answer = (response) => response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>secret</h1>')
    const error: unknown = await fetchJson('/x', stays).catch((reason: unknown) => reason)
    expect(toVisitorError(error, 'id')).toEqual({
      statusCode: 503,
      kind: 'unavailable',
      message: 'Halaman ini belum bisa ditampilkan',
    })
  })

  it('fails where the answer is no JSON', async () => {
    answer = (response) => response.end('<h1>')
    await expect(fetchJson('/x', stays)).rejects.toThrow(SyntaxError)
  })

  it('ends on its way when the asker goes', async () => {
    const asker = new AbortController()
    const arrived = Promise.withResolvers<ServerResponse>()
    answer = arrived.resolve
    const question = fetchJson('/x', asker.signal)
    const closed = once(await arrived.promise, 'close')
    asker.abort()
    await expect(question).rejects.toThrow('aborted')
    await closed
  })
})
