import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { freePort } from '@site/operations/free-port.ts'
import { CmsNode } from '../support/cms-node.ts'
import { Editor } from '../support/editor.ts'
import { testSite } from '../support/test-site.ts'
import { SiteDatabase } from './site-database.ts'

const database = new SiteDatabase()
const BOUNDARY = 'half-written'

test.describe.configure({ timeout: 120_000 })

test('an upload that is aborted, or whose CMS is killed, leaves no document and no file', async ({
  request,
}) => {
  const editor = await Editor.login(request, testSite().admin)
  const metricsPort = await freePort()
  const cms = await CmsNode.start({ CMS_METRICS_PORT: String(metricsPort) })
  const lastRow = async () =>
    (await database.query('select id, filename from media order by id desc limit 1'))[0]
  const countRows = async () => (await database.query('select count(*)::int as count from media'))[0]?.count
  try {
    const rows = await countRows()
    const files = await filesIn(cms.dataDir)
    const body = await uploadBody()

    // The same bytes are accepted without a fault.
    const whole = await beginUpload(cms.url, editor.authorization, body.length)
    whole.write(body)
    expect(await text(whole)).toMatch(/^HTTP\/1\.1 201 /)
    const taken = await lastRow()
    expect(await countRows()).toBe(Number(rows) + 1)
    expect((await filesIn(cms.dataDir)).some((file) => file.endsWith(`/${taken?.filename}`))).toBe(true)
    const deleted = await fetch(`${cms.url}/api/media/${taken?.id}`, {
      method: 'DELETE',
      headers: { authorization: editor.authorization },
    })
    expect(deleted.status).toBe(200)
    expect(await filesIn(cms.dataDir)).toEqual(files)

    const before = await requestsEnded(metricsPort)
    const ends = {
      'hangs up': async (socket: Socket) => {
        socket.destroy()
        // Only completed requests are counted.
        await expect.poll(() => requestsEnded(metricsPort)).toBe(before + 1)
      },
      'service is killed': async (socket: Socket) => {
        await cms.kill()
        await cms.restart()
        socket.destroy()
      },
    }
    for (const [name, end] of Object.entries(ends)) {
      const socket = await beginUpload(cms.url, editor.authorization, body.length)
      socket.write(body.subarray(0, body.length / 2))
      // The first half has to arrive; the service has no event for that.
      await delay(300)
      await end(socket)
      expect(await countRows(), name).toBe(rows)
      expect(await filesIn(cms.dataDir), name).toEqual(files)
    }
  } finally {
    await cms.stop()
  }
})

/** Opens a connection that the test controls. */
async function beginUpload(cmsUrl: string, authorization: string, bytes: number): Promise<Socket> {
  const socket = connect(Number(new URL(cmsUrl).port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  const head = [
    'POST /api/media?locale=id HTTP/1.1',
    'Host: 127.0.0.1',
    'Connection: close',
    `Authorization: ${authorization}`,
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    `Content-Length: ${bytes}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  return socket
}

/** A valid image with its required text, so that only the missing half is wrong. */
async function uploadBody(): Promise<Buffer> {
  const picture = await readFile(
    fileURLToPath(new URL('../../../../packages/brand/public/apple-touch-icon.png', import.meta.url)),
  )
  const part = (disposition: string, content: string | Buffer) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]
  return Buffer.concat([
    ...part('name="_payload"', JSON.stringify({ alt: 'Gambar dari pengujian' })),
    ...part('name="file"; filename="half.png"\r\nContent-Type: image/png', picture),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
}

/** The number of completed requests to Payload's API. */
async function requestsEnded(metricsPort: number): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const counts = figures.matchAll(/^cms_requests_total\{kind="rest-api",class="\w+"\} (\d+)$/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

/** Includes subfolders. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
}
