import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that Linux, macOS and Windows give to outgoing connections, which could take one before its use. */
const first = 20_000
const end = 32_768

/** A returned port stays free until its caller listens on it, so it must not be returned again. */
const tried = new Set<number>()

/** A port that nothing listens on at the loopback address, each one once. @throws Error if there is none */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(first, end)
    if (tried.has(port)) continue
    tried.add(port)
    if (await canListen(port)) return port
  }
  throw new Error(`No free port from ${first} to ${end - 1}`)
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
}
