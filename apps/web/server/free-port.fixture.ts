import { createServer } from 'node:net'
import { listenLocally } from '@site/operations/local-server.fixture.ts'

/** Any free port of this machine's loopback address. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const url = await listenLocally(server)
  server.close()
  return Number(new URL(url).port)
}
