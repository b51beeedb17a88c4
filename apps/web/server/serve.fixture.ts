import { createServer, type RequestListener } from 'node:http'
import { listenLocally } from '@site/operations/local-server.fixture.ts'
import { onTestFinished } from 'vitest'

/** Starts a server that is closed when the running test ends, and returns its URL. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return listenLocally(server)
}
