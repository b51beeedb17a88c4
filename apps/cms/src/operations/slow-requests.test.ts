import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { listenLocally } from '@site/operations/local-server.fixture.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { endIfSlow } from './slow-requests.ts'

const timeoutMs = 100

/** The response of a server with this request timeout to these bytes, until the connection ends. */
async function responseTo(bytes: string, answer: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    endIfSlow(request, response, timeoutMs)
    answer(request, response)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = new URL(await listenLocally(server))
  const socket = connect(Number(port), '127.0.0.1')
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk
  })
  socket.write(bytes)
  await once(socket, 'close')
  return said
}

const afterItsTime: RequestListener = (request, response) => {
  request.resume()
  setTimeout(() => response.writeHead(200, { connection: 'close' }).end(), 3 * timeoutMs)
}

describe('a request', () => {
  it.each([
    { name: 'Content-Length', head: 'Content-Length: 9' },
    { name: 'chunked encoding', head: 'Transfer-Encoding: chunked' },
  ])('with an incomplete body ($name) ends with 408', async ({ head }) => {
    const bytes = `POST / HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\n1`
    expect(await responseTo(bytes, (request) => request.resume())).toMatch(/^HTTP\/1\.1 408 /)
  })

  it.each([
    { name: 'a complete request', bytes: 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n1' },
    { name: 'a request without a body', bytes: 'GET / HTTP/1.1\r\nHost: a\r\n\r\n' },
  ])('$name has no time limit for the response', async ({ bytes }) => {
    expect(await responseTo(bytes, afterItsTime)).toMatch(/^HTTP\/1\.1 200 /)
  })
})
