import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { failureIn, gotIn } from './attempts.ts'
import { foreignRequests, foreignUploads } from './inputs/foreign-requests.ts'
import { ask } from './raw-exchange.ts'
import { Staff } from './staff.ts'

test('neither the site nor the content service asks another server because somebody names it', async ({
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
  const staff = await Staff.open()
  try {
    const editor = await staff.session('editor')
    const pictures = async ({ target }: { target: string }) => {
      const answer = await ask(baseURL ?? '', { target: target.replaceAll('{port}', port) })
      return answer.status >= 300 ? failureIn(answer) : `answered ${answer.status}`
    }
    expect(await gotIn(foreignRequests, pictures)).toEqual([])
    const uploads = async ({ path, fields }: (typeof foreignUploads)[number]) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields ?? {})) {
        form.append(name, value.replaceAll('{port}', port))
      }
      const init = fields === null ? {} : { method: 'POST', body: form }
      const response = await editor(path.replaceAll('{port}', port), init)
      const body = await response.text()
      return response.status >= 400 && !body.includes('inside')
        ? failureIn({ status: response.status, body })
        : `answered ${response.status}`
    }
    expect(await gotIn(foreignUploads, uploads)).toEqual([])
    expect(asked).toEqual([])
  } finally {
    await staff.close()
    server.closeAllConnections()
    server.close()
  }
})
