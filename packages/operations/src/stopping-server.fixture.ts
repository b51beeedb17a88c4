import { once } from 'node:events'
import { createServer } from 'node:http'
import { stopGracefully } from './graceful-stop.ts'

/** A service that answers at once, but for one answer that never ends, as a process that can be told to end. */
const server = createServer((request, response) => {
  if (request.url === '/endless') response.write('here')
  else response.end('here')
})
stopGracefully({
  server: () => server,
  noticeMs: Number(process.argv[2] ?? 0),
  atOnce: [],
  afterwards: [],
  log: console,
})
process.on('message', (busyForMs) => {
  process.send?.('busy')
  for (const until = performance.now() + Number(busyForMs); performance.now() < until; ) {
    // The event loop stands still.
  }
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
process.send?.(typeof address === 'object' && address !== null ? address.port : 0)
