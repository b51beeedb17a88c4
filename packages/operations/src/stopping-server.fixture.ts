import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { stopGracefully } from './graceful-stop.ts'

/** A server that responds immediately, except for one endless response, in a process that can be stopped. */
const server = createServer((request, response) => {
  if (request.url === '/endless') response.write('here')
  else response.end('here')
})
stopGracefully({
  server: () => server,
  noticeMs: Number(process.argv[2] ?? 0),
  onStop: [],
  cleanup: [
    async () => {
      await setTimeout(20)
      writeSync(process.stdout.fd, 'cleaned up')
    },
  ],
  log: console,
})
process.on('message', (busyForMs) => {
  process.send?.('busy')
  for (const until = performance.now() + Number(busyForMs); performance.now() < until; ) {
    // Blocks the event loop.
  }
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
process.send?.(typeof address === 'object' && address !== null ? address.port : 0)
