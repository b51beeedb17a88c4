import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { listenLocally } from '@site/operations/local-server.fixture.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toVisitorError } from '#app/errors/visitor-error.ts'
import { abortPageRequests, setBrowserBaseUrl } from '#app/navigation/page-requests.ts'
import { fetchJson, isAborted } from './fetch-json.ts'

let server: Server
let received: IncomingMessage
let respond: (response: ServerResponse) => void

beforeAll(async () => {
  server = createServer((request, response) => {
    received = request
    respond(response)
  })
  setBrowserBaseUrl(`${await listenLocally(server)}/lain/`)
})

afterAll(() => {
  setBrowserBaseUrl('/')
  server.closeAllConnections()
  server.close()
})

const stays = new AbortController().signal

describe('fetchJson', () => {
  it('requests JSON from the configured base URL', async () => {
    respond = (response) => response.end('[1]')
    expect(await fetchJson('/company-suggestions?q=bqns', stays)).toEqual([1])
    expect(received.url).toBe('/lain/company-suggestions?q=bqns')
    expect(received.headers.accept).toBe('application/json')
  })

  it('rejects with the status of an error response, whatever its body', async () => {
    respond = (response) => response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>secret</h1>')
    const error: unknown = await fetchJson('/x', stays).catch((reason: unknown) => reason)
    expect(toVisitorError(error, 'id')).toEqual({
      statusCode: 503,
      kind: 'unavailable',
      message: 'Halaman ini belum dapat ditampilkan',
    })
  })

  it('rejects if the response is not JSON', async () => {
    respond = (response) => response.end('<h1>')
    await expect(fetchJson('/x', stays)).rejects.toThrow(SyntaxError)
  })

  it('is aborted without a failure when another page is opened; the next request is sent', async () => {
    const arrived = Promise.withResolvers<ServerResponse>()
    respond = arrived.resolve
    const request = fetchJson('/x', stays)
    const closed = once(await arrived.promise, 'close')
    abortPageRequests()
    expect(isAborted(await request.catch((reason: unknown) => reason))).toBe(true)
    await closed
    respond = (response) => response.end('[2]')
    expect(await fetchJson('/x', stays)).toEqual([2])
  })

  it('is aborted when the caller is unmounted', async () => {
    const caller = new AbortController()
    const arrived = Promise.withResolvers<ServerResponse>()
    respond = arrived.resolve
    const request = fetchJson('/x', caller.signal)
    const closed = once(await arrived.promise, 'close')
    caller.abort()
    await expect(request).rejects.toThrow('aborted')
    await closed
  })
})
