import { createServer } from 'node:http'
import { listenLocally } from '@site/operations/local-server.fixture.ts'
import { describe, expect, it } from 'vitest'
import { serviceVerdict } from './service-verdict.server.ts'

describe('serviceVerdict', () => {
  it('gives a service up that has not answered by the deadline', async () => {
    const server = createServer((_request, response) => response.writeHead(200).write('{'))
    const service = { verifyUrl: `${await listenLocally(server)}/`, secret: 'hush' }
    expect(await serviceVerdict('ticked', service, 50)).toMatchObject({ kind: 'unreachable' })
    server.closeAllConnections()
    server.close()
  })
})
