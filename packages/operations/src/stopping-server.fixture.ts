import { createServer } from 'node:http'
import { stopGracefully } from './graceful-stop.ts'

/** A service that answers at once, as a process that can be told to end. */
const server = createServer((_request, response) => response.end('here'))
stopGracefully({ server: () => server, noticeMs: 0, atOnce: [], afterwards: [], log: console })
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' && address !== null ? address.port : 0)
})
