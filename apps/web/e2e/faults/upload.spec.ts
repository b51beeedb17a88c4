import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
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
  const countRows = async () => (await database.query('select count(*)::int as count from media'))[0]?.count
  try {
    const rows = await countRows()
    const body = await uploadBody()
    for (const end of ['hangs up', 'service is killed'] as const) {
      const before = await filesIn(cms.dataDir)
      const socket = connect(Number(new URL(cms.url).port), '127.0.0.1')
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.write(
        [
          'POST /api/media?locale=id HTTP/1.1',
          'Host: 127.0.0.1',
          `Authorization: ${editor.authorization}`,
          `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
          `Content-Length: ${body.length}`,
          '',
          '',
        ].join('\r\n'),
      )
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
      expect(await filesIn(cms.dataDir), end).toEqual(before)
    }
  } finally {
    await cms.stop()
  }
})

/** A real picture, so that nothing but its missing half is wrong. */
async function uploadBody(): Promise<Buffer> {
  const picture = await readFile(fileURLToPath(new URL('../../public/apple-touch-icon.png', import.meta.url)))
  return Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="half.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    picture,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
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
