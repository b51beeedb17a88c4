import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const askAgainMs = 20

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Asks until the answer has the status; the test's own time limit ends it. */
export async function untilStatus(url: string, status: number): Promise<Response> {
  for (;;) {
    const response = await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => null)
    if (response?.status === status) return response
    await delay(askAgainMs)
  }
}
