import { once } from 'node:events'
import type { Server } from 'node:net'

/** Starts a test server on a free port and returns its URL. */
export async function listenLocally(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
