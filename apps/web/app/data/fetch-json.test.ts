import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { listenLocally } from '@site/operations/local-server.fixture.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toVisitorError } from '#app/errors/visitor-error.ts'
import { endCalls, setBrowserBase } from '#app/navigation/page-calls.ts'
import { progress } from '#app/navigation/progress.ts'
import { fetchJson, isAborted } from './fetch-json.ts'

let server: Server
let asked: IncomingMessage
let answer: (response: ServerResponse) => void

beforeAll(async () => {
  server = createServer((request, response) => {
    asked = request
    answer(response)
  })
  setBrowserBase(`${await listenLocally(server)}/lain/`)
})

afterAll(() => {
  setBrowserBase('/')
  server.closeAllConnections()
  server.close()
})

const stays = new AbortController().signal

describe('fetchJson', () => {
  it('requests JSON from the configured base URL', async () => {
    answer = (response) => response.end('[1]')
    expect(await fetchJson('/price-series?ticker=BQNS', stays)).toEqual([1])
    expect(asked.url).toBe('/lain/price-series?ticker=BQNS')
    expect(asked.headers.accept).toBe('application/json')
  })

  it('rejects with the status of an error response, whatever its body', async () => {
    answer = (response) => response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>secret</h1>')
    const error: unknown = await fetchJson('/x', stays).catch((reason: unknown) => reason)
    expect(toVisitorError(error, 'id')).toEqual({
      statusCode: 503,
      kind: 'unavailable',
      message: 'Halaman ini belum bisa ditampilkan',
    })
  })

  it('rejects if the response is not JSON', async () => {
    answer = (response) => response.end('<h1>')
    await expect(fetchJson('/x', stays)).rejects.toThrow(SyntaxError)
  })

  it('shows the progress bar, red after a failure, unless it runs in the background', async () => {
    const phases: string[] = []
    const leave = progress.subscribe(() => phases.push(progress.phase()))
    answer = (response) => response.writeHead(500).end()
    await expect(fetchJson('/x', stays, false)).rejects.toThrow()
    expect(phases).toEqual([])
    await expect(fetchJson('/x', stays)).rejects.toThrow()
    expect(phases).toEqual(['failed'])
    leave()
  })

  it('is aborted without a failure when another page is opened; the next request is sent', async () => {
    const phases: string[] = []
    const leave = progress.subscribe(() => phases.push(progress.phase()))
    const arrived = Promise.withResolvers<ServerResponse>()
    answer = arrived.resolve
    const question = fetchJson('/x', stays)
    const closed = once(await arrived.promise, 'close')
    endCalls()
    expect(isAborted(await question.catch((reason: unknown) => reason))).toBe(true)
    await closed
    answer = (response) => response.end('[2]')
    expect(await fetchJson('/x', stays)).toEqual([2])
    expect(phases).not.toContain('failed')
    leave()
  })

  it('is aborted when the caller is unmounted', async () => {
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
