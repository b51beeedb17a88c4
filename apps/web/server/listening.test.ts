import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from './free-port.fixture.ts'
import { type Listening, type ListeningOptions, listen } from './listening.ts'

const ending: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) {
    await end()
  }
})

function serve(options: Partial<ListeningOptions> & { port: number }): Listening & { server: Server } {
  const server = createServer((_request, response) => response.end('here'))
  const place = { host: '127.0.0.1', maxConnections: 1_000, ...options }
  const listening = listen(server, place)
  ending.push(() => {
    server.closeAllConnections()
    for (const each of [server, ...listening.doors]) {
      NetServer.prototype.close.call(each)
    }
  })
  return { server, ...listening }
}

/** Resolves when so many connections wait for the event loop, which stands still meanwhile. */
async function comeAtOnce(port: number, count: number): Promise<void> {
  const opened = new SharedArrayBuffer(4)
  const crowd = new Worker(new URL('connect-many.fixture.ts', import.meta.url), {
    workerData: { port, count, opened },
  })
  ending.push(() => crowd.terminate())
  await once(crowd, 'online')
  expect(Atomics.wait(new Int32Array(opened), 0, 0, 10_000)).not.toBe('timed-out')
}

describe('listen', () => {
  it.runIf(process.platform === 'linux')(
    'lets a crowd in within a few rounds of the event loop',
    async () => {
      const port = await freePort()
      const { server, ready } = serve({ port })
      await ready
      let taken = 0
      server.on('connection', () => {
        taken += 1
      })
      const count = 400
      await comeAtOnce(port, count)
      let rounds = 0
      for (; taken < count; rounds += 1) {
        await new Promise((resolve) => setImmediate(resolve))
      }
      // One socket takes one in each round.
      expect(rounds).toBeLessThan(count / 8)
    },
  )

  it('does not share a place with who has it already', async () => {
    const port = await freePort()
    await serve({ port }).ready
    await expect(serve({ port }).ready).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})
