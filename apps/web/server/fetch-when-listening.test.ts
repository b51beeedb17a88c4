import { once } from 'node:events'
import { createServer } from 'node:http'
import { freePort } from '@site/operations/free-port.ts'
import { expect, it, onTestFinished } from 'vitest'
import { fetchWhenListening } from './fetch-when-listening.ts'

it('retries a request until a restarting service listens', async () => {
  const port = await freePort()
  const answering = fetchWhenListening(`http://127.0.0.1:${port}`)
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed')
  const server = createServer((_request, response) => response.end('the new version'))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  expect(await (await answering).text()).toBe('the new version')
})

it('stops at the request timeout when the service never listens', async () => {
  const signal = AbortSignal.timeout(150)
  await expect(fetchWhenListening(`http://127.0.0.1:${await freePort()}`, { signal })).rejects.toThrow(
    'aborted due to timeout',
  )
})
