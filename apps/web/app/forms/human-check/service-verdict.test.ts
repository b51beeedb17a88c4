import { describe, expect, it } from 'vitest'
import { serve } from '#server/serve.fixture.ts'
import { serviceVerdict } from './service-verdict.server.ts'

describe('serviceVerdict', () => {
  it('times out after the deadline', async () => {
    const url = await serve((_request, response) => response.writeHead(200).write('{'))
    const service = { verifyUrl: `${url}/`, secret: 'hush' }
    expect(await serviceVerdict('ticked', service, 50)).toMatchObject({ kind: 'unreachable' })
  })
})
