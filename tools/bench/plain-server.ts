import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** The upper limit of one Node process: the same bytes from memory with only `node:http`. */
const { headers, body }: { headers: OutgoingHttpHeaders; body: Uint8Array } = workerData
const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  parentPort?.postMessage(typeof address === 'object' ? address?.port : null)
})
