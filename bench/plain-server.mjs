import { createServer } from 'node:http'

/** The limit to measure against: one body, held in memory, sent as it is by plain `node:http`. */
process.once('message', (/** @type {{ body: string, headers: Record<string, string> }} */ page) => {
  const body = Buffer.from(page.body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, page.headers)
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 })
  })
})
process.once('disconnect', () => process.exit(0))
