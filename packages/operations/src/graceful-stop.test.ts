import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let child: ChildProcess
/** Its own, and that of another way in. */
let ports: readonly number[]

beforeEach(async () => {
  const file = fileURLToPath(new URL('stopping-server.fixture.ts', import.meta.url))
  child = fork(file, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  ports = (await once(child, 'message'))[0]
})
afterEach(() => {
  child.kill('SIGKILL')
})

/** How it ended, and what it warned of: that it took too long. */
async function end(): Promise<{ exit: unknown[]; warned: string }> {
  const warned = child.stderr ? text(child.stderr) : ''
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  return { exit: await exited, warned: await warned }
}

function ask(agent: Agent, port = ports[0]): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (response) => {
      text(response).then(resolve, reject)
    }).on('error', reject)
  })
}

/** Asks again and again on one connection until it cannot; says why. */
async function readOn(port: number | undefined, answered: () => void): Promise<unknown> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    for (;;) {
      await ask(agent, port)
      answered()
    }
  } catch (error) {
    return error
  } finally {
    agent.destroy()
  }
}

describe('a service that is told to end', () => {
  it('breaks off none of its busy connections and takes no new ones', async () => {
    let answers = 0
    const { promise: areBusy, resolve: becomeBusy } = Promise.withResolvers<void>()
    const readers = Array.from({ length: 50 }, (_, number) =>
      readOn(ports[number % ports.length], () => {
        answers += 1
        if (answers === 500) becomeBusy()
      }),
    )
    await areBusy
    expect(await end()).toEqual({ exit: [0, null], warned: '' })
    const faults = await Promise.all(readers)
    expect(faults).toEqual(readers.map(() => expect.objectContaining({ code: 'ECONNREFUSED' })))
  })

  it('ends by itself while a reader keeps a connection for later', async () => {
    const agent = new Agent({ keepAlive: true })
    await ask(agent)
    expect(await end()).toEqual({ exit: [0, null], warned: '' })
    agent.destroy()
  })
})
