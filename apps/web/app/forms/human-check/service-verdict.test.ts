import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { serviceVerdict } from './service-verdict.server.ts'

describe('serviceVerdict', () => {
  it('gives a service up that has not answered by the deadline', async () => {
    const server = createServer((_request, response) => response.writeHead(200).write('{'))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const service = { verifyUrl: `http://127.0.0.1:${port}/`, secret: 'hush' }
    expect(await serviceVerdict('ticked', service, 50)).toMatchObject({ kind: 'unreachable' })
    server.closeAllConnections()
    server.close()
  })
})
