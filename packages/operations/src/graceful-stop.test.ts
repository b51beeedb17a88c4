import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SHUTDOWN_TIMEOUT_MS } from './graceful-stop.ts'

let child: ChildProcess
let port: number

beforeEach(() => start())
afterEach(() => {
  child.kill('SIGKILL')
})

async function start(noticeMs = 0): Promise<void> {
  const file = fileURLToPath(new URL('stopping-server.fixture.ts', import.meta.url))
  child = fork(file, [String(noticeMs)], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  port = (await once(child, 'message'))[0]
}

/** The exit code, and the warnings. */
async function end(): Promise<{ exit: unknown[]; warned: string }> {
  const warned = child.stderr ? text(child.stderr) : ''
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  return { exit: await exited, warned: await warned }
}

function request(agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (response) => {
      text(response).then(resolve, reject)
    }).on('error', reject)
  })
}

async function connectTo(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Sends requests without waiting for responses. */
async function sendRequests(count: number): Promise<Promise<string>[]> {
  const sockets = await Promise.all(Array.from({ length: count }, connectTo))
  return sockets.map((socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    return text(socket)
  })
}

/** Sends requests on one connection until it fails, and returns the error. */
async function requestUntilError(onResponse: () => void): Promise<unknown> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    for (;;) {
      await request(agent)
      onResponse()
    }
  } catch (error) {
    return error
  } finally {
    agent.destroy()
  }
}

describe('a server during shutdown', () => {
  it('aborts none of its busy connections and accepts no new ones', async () => {
    let responses = 0
    const { promise: areBusy, resolve: becomeBusy } = Promise.withResolvers<void>()
    const readers = Array.from({ length: 50 }, () =>
      requestUntilError(() => {
        responses += 1
        if (responses === 500) becomeBusy()
      }),
    )
    await areBusy
    expect(await end()).toEqual({ exit: [0, null], warned: '' })
    const errors = await Promise.all(readers)
    expect(errors).toEqual(readers.map(() => expect.objectContaining({ code: 'ECONNREFUSED' })))
  })

  it('exits while a client holds an idle connection', async () => {
    const agent = new Agent({ keepAlive: true })
    await request(agent)
    expect(await end()).toEqual({ exit: [0, null], warned: '' })
    agent.destroy()
  })

  it('exits only when the cleanup has ended', async () => {
    const printed = child.stdout ? text(child.stdout) : ''
    await end()
    expect(await printed).toContain('cleaned up')
  })

  it('does not wait for connections without requests', async () => {
    const silent = await Promise.all(Array.from({ length: 40 }, connectTo))
    // A response proves that they were accepted before.
    await request(new Agent())
    const cutOff = silent.map((socket) => once(socket, 'close'))
    const startedAt = performance.now()
    expect(await end()).toEqual({ exit: [0, null], warned: '' })
    expect(performance.now() - startedAt).toBeLessThan(SHUTDOWN_TIMEOUT_MS / 2)
    await Promise.all(cutOff)
  })

  it('accepts queued connections at the start of the shutdown', async () => {
    child.kill('SIGSTOP')
    const responses = await sendRequests(60)
    const ended = end()
    child.kill('SIGCONT')
    expect(await ended).toEqual({ exit: [0, null], warned: '' })
    const isComplete = expect.stringMatching(/^HTTP\/1\.1 200 OK/)
    expect(await Promise.all(responses)).toEqual(responses.map(() => isComplete))
  })

  it('accepts queued connections at the end of the notice', async () => {
    child.kill('SIGKILL')
    // Long enough for a busy machine to deliver the message below within it.
    const noticeMs = 1_500
    await start(noticeMs)
    const ended = end()
    if (child.stdout) await once(child.stdout, 'data')
    child.send(2 * noticeMs)
    await once(child, 'message')
    const responses = await sendRequests(60)
    expect(await ended).toEqual({ exit: [0, null], warned: '' })
    const isComplete = expect.stringMatching(/^HTTP\/1\.1 200 OK/)
    expect(await Promise.all(responses)).toEqual(responses.map(() => isComplete))
  })

  it('aborts an endless response at the shutdown timeout', {
    timeout: 2 * SHUTDOWN_TIMEOUT_MS,
  }, async () => {
    const socket = await connectTo()
    socket.write('GET /endless HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(socket, 'data')
    const startedAt = performance.now()
    expect(await end()).toEqual({ exit: [0, null], warned: expect.stringContaining('Shutdown timeout') })
    // The upper bound depends on the load of the machine.
    expect(performance.now() - startedAt).toBeGreaterThan(SHUTDOWN_TIMEOUT_MS - 100)
  })
})
