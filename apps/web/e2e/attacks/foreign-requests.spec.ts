import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { failureIn, gotIn } from './attempts.ts'
import { foreignRequests } from './inputs/foreign-requests.ts'
import { ask } from './raw-exchange.ts'

test('an image address that names another server is rejected, and that server gets no request', async ({
  baseURL,
}) => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'image/png' }).end('inside')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = String(typeof address === 'object' ? address?.port : '')
  const attempt = async ({ target }: { target: string }) => {
    const answer = await ask(baseURL ?? '', { target: target.replaceAll('{port}', port) })
    return answer.status >= 300 ? failureIn(answer) : `answered ${answer.status}`
  }
  expect(await gotIn(foreignRequests, attempt)).toEqual([])
  expect(asked).toEqual([])
  server.closeAllConnections()
  server.close()
})
