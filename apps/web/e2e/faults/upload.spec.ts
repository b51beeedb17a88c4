import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { CmsNode } from '../cms-node.ts'
import { Editor } from '../editor.ts'
import { testSite } from '../test-site.ts'
import { SiteDatabase } from './site-database.ts'

const database = new SiteDatabase()
const BOUNDARY = 'half-written'

test.describe.configure({ timeout: 120_000 })

test('an upload that breaks off, or whose service is killed, leaves no document and no file', {
  tag: '@long',
}, async ({ request }) => {
  const editor = await Editor.login(request, testSite().admin)
  const cms = await CmsNode.start()
  const lastRow = async () =>
    (await database.query('select id, filename from media order by id desc limit 1'))[0]
  const countRows = async () => (await database.query('select count(*)::int as count from media'))[0]?.count
  try {
    const rows = await countRows()
    const files = await filesIn(cms.dataDir)
    const body = await uploadBody()

    // The same bytes are taken where nothing breaks.
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

    for (const end of ['hangs up', 'service is killed'] as const) {
      const socket = await beginUpload(cms.url, editor.authorization, body.length)
      socket.write(body.subarray(0, body.length / 2))
      // The half has to arrive; there is no event of the service to wait for.
      await delay(300)
      if (end === 'service is killed') {
        await cms.kill()
        await cms.restart()
      }
      socket.destroy()
      await expect.poll(async () => (await fetch(`${cms.url}/readyz`)).status).toBe(200)
      expect(await countRows(), end).toBe(rows)
      expect(await filesIn(cms.dataDir), end).toEqual(files)
    }
  } finally {
    await cms.stop()
  }
})

/** By a connection of its own, whose end the test decides. */
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

/** A real picture with the text that it needs, so that nothing but its missing half is wrong. */
async function uploadBody(): Promise<Buffer> {
  const picture = await readFile(fileURLToPath(new URL('../../public/apple-touch-icon.png', import.meta.url)))
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

/** With all that lies below. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
}
