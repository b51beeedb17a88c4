import { createServer } from 'node:net'
import { listenLocally } from '@site/operations/local-server.fixture.ts'

/** A free port of the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const url = await listenLocally(server)
  server.close()
  return Number(new URL(url).port)
}
