import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createDoor, type Server } from 'node:net'
import { stopGracefully } from './graceful-stop.ts'

/** A service that answers at once, but for one answer that never ends, as a process that can be told to end. */
const server = createServer((request, response) => {
  if (request.url === '/endless') response.write('here')
  else response.end('here')
})
const door = createDoor({ allowHalfOpen: true }, (socket) => server.emit('connection', socket))
stopGracefully({
  server: () => server,
  doors: [door],
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
const ports = await Promise.all([server, door].map(listening))
process.send?.(ports)

async function listening(each: Server): Promise<number> {
  each.listen(0, '127.0.0.1')
  await once(each, 'listening')
  const address = each.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
