import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { connectionLimits, serverLimits } from '@site/contracts/server-limits.ts'
import { listenLocally } from '@site/operations/local-server.fixture.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { formBody } from './forms/form-body.ts'

/** A server with our limits, some of them shortened. */
async function serve(limits: object, listener: RequestListener): Promise<Server> {
  const server = createServer({ ...serverLimits, connectionsCheckingInterval: 20, ...limits }, listener)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await listenLocally(server)
  return server
}

async function connectTo(server: Server): Promise<Socket> {
  const address = server.address()
  const socket = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Reads until the other side closes the connection. */
async function untilCut(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.on('error', () => {})
  // Not `once`, which rejects on a connection reset.
  await new Promise((resolve) => socket.once('close', resolve))
  return Buffer.concat(chunks).toString('latin1')
}

/** Sends one byte at a time while the connection is open. */
function drip(socket: Socket, text: string): void {
  const bytes = [...text][Symbol.iterator]()
  const timer = setInterval(() => socket.write(bytes.next().value ?? 'a'), 10)
  socket.on('close', () => clearInterval(timer))
}

describe('connection limits', () => {
  it('close a connection that sends its headers slowly', async () => {
    const server = await serve({ headersTimeout: 150, requestTimeout: 5_000 }, () => {
      throw new Error('no request was complete')
    })
    const socket = await connectTo(server)
    drip(socket, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
    expect(await untilCut(socket)).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('close a connection that sends a form body slowly, and release its memory', async () => {
    const read: unknown[] = []
    const server = await serve({ headersTimeout: 900, requestTimeout: 1_000 }, (request) => {
      formBody(request).then(
        (body) => read.push(body),
        () => read.push('cut off'),
      )
    })
    const socket = await connectTo(server)
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n')
    drip(socket, 'message=')
    expect(await untilCut(socket)).toMatch(/^HTTP\/1\.1 408 /)
    await expect.poll(() => read).toEqual(['cut off'])
  })

  it('reject connections over the maximum', async () => {
    const server = await serve({}, (_, response) => {
      response.end('ok')
    })
    Object.assign(server, connectionLimits, { maxConnections: 2 })
    const accepted = [await connectTo(server), await connectTo(server)]
    expect(await untilCut(await connectTo(server))).toBe('')
    expect(accepted.map((socket) => socket.destroyed)).toEqual([false, false])
  })
})
