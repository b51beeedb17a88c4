import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { S3Store } from '../../apps/cms/src/media/s3-store.ts'
import { s3Keys, startS3Server } from '../cluster/s3-server.mjs'
import { readBackupFiles, writeBackupFiles } from './backup-files.mjs'
import { filesInBucket } from './bucket-files.mjs'
import { withEachFile } from './media-files.mjs'
import { bringMedia } from './restore-media.mjs'

/**
 * A storage on which each question ends as its turn says.
 *
 * @param {((response: import('node:http').ServerResponse) => void)[]} turns
 */
async function storageOf(turns) {
  let asked = 0
  const server = createServer((_request, response) => turns[asked++]?.(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const files = filesInBucket(settingsOf(`http://127.0.0.1:${port}`), { silenceMs: 300 })
  return { files, askedTimes: () => asked }
}

/** @param {string} endpoint */
const settingsOf = (endpoint) => ({
  S3_BUCKET: 'media',
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
})

/** @type {Record<'whole' | 'cutOff' | 'stalled', (response: import('node:http').ServerResponse) => void>} */
const turn = {
  whole: (response) => response.end('four'),
  cutOff: (response) => {
    response.writeHead(200, { 'content-length': 4 })
    response.write('fo', () => response.destroy())
  },
  stalled: (response) => {
    response.writeHead(200, { 'content-length': 4 })
    response.write('fo')
  },
}

describe('the files of a backup', () => {
  it('come into a bucket where they are not there as they were, and go again when it is given up', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-bucket-'))
    const { endpoint, stop } = await startS3Server({ folder: join(folder, 's3'), bucket: 'media' })
    onTestFinished(async () => {
      await stop()
      rmSync(folder, { recursive: true })
    })
    const names = ['kept.webp', 'other.webp', 'lost.pdf']
    const backup = writeBackupFiles(join(folder, 'backup'), null)
    for (const name of names) await backup.add(`media/${name}`, Readable.from([`content of ${name}`]))
    await backup.finish()
    const store = new S3Store({
      bucket: 'media',
      endpoint,
      region: 'us-east-1',
      isPathStyle: true,
      ...s3Keys,
    })
    await store.write('kept.webp', Buffer.from('content of kept.webp'), 'image/webp')
    await store.write('other.webp', Buffer.from('content of another'), 'image/webp')

    const mediaFiles = filesInBucket(settingsOf(endpoint))
    const media = await mediaFiles.receive()
    const order = { mediaFiles, media, files: readBackupFiles(join(folder, 'backup'), null), names }
    expect(await bringMedia(order)).toBe(2)
    for (const name of names) expect(await text(await store.read(name))).toBe(`content of ${name}`)
    expect(await bringMedia(order)).toBe(0)
    await media.giveUp()
    expect(await Promise.all(names.map((name) => mediaFiles.keeps(name)))).toEqual([true, true, false])
  })
})

describe('a file of a bucket', () => {
  it('is asked for again where the connection was lost over it', async () => {
    const { files } = await storageOf([turn.cutOff, turn.stalled, turn.whole])
    /** @type {string[]} */
    const got = []
    await withEachFile(files, ['a.webp'], async (name) => {
      const content = await files.read(name)
      got.push(content === null ? '' : await text(content))
    })
    expect(got).toEqual(['four'])
  })

  it('is given up by its name where it never comes whole, and no other is begun', async () => {
    const { files, askedTimes } = await storageOf([turn.stalled, turn.cutOff, turn.stalled])
    const one = { ...files, atOnce: 1 }
    const copied = withEachFile(one, ['a.webp', 'b.webp'], async (name) => {
      const content = await files.read(name)
      if (content !== null) await text(content)
    })
    await expect(copied).rejects.toThrow(/^The media file a\.webp could not be copied \(.+\)\.$/)
    expect(askedTimes()).toBe(3)
  })

  it('needs the keys of the bucket', () => {
    expect(() => filesInBucket({ S3_BUCKET: 'media' })).toThrow(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together with S3_BUCKET.',
    )
  })
})
