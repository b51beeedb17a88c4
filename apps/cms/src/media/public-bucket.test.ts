import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { s3Keys, startS3Server } from '../../../../tools/test/s3-server.ts'
import { givenToStrangers } from './public-bucket.ts'
import { S3Store } from './s3-store.ts'

const bucket = 'files'
let folder: string
/** A storage that gives everything to everybody. */
let open: Awaited<ReturnType<typeof startS3Server>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'public-bucket-'))
  open = await startS3Server({ folder, bucket })
  const store = new S3Store({
    bucket,
    endpoint: open.endpoint,
    region: 'us-east-1',
    isPathStyle: true,
    ...s3Keys,
  })
  await store.write('draf.webp', Buffer.from('x'), 'image/webp')
})
afterAll(async () => {
  await open.stop()
  await rm(folder, { recursive: true, force: true })
})

const settings = (endpoint: string) => ({
  S3_BUCKET: bucket,
  S3_ENDPOINT: endpoint,
  S3_REGION: 'us-east-1',
  S3_FORCE_PATH_STYLE: 'on' as const,
})

describe('a bucket that is asked without a key', () => {
  it('is found out where it lists what it has and gives it away', async () => {
    expect(await givenToStrangers(settings(open.endpoint), 'draf.webp')).toEqual([
      'the list of its files',
      'files',
    ])
    expect(await givenToStrangers(settings(open.endpoint), 'tidak-ada.webp')).toEqual([
      'the list of its files',
    ])
  })

  it('is right where it refuses both', async () => {
    const asked: string[] = []
    const closed = createServer((request, response) => {
      asked.push(`${request.url} ${request.headers.authorization}`)
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
    }).listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const address = closed.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    try {
      expect(await givenToStrangers(settings(`http://127.0.0.1:${port}`), 'draf.webp')).toEqual([])
      expect(asked.sort()).toEqual(['/files/?list-type=2&max-keys=1 undefined', '/files/draf.webp undefined'])
    } finally {
      closed.closeAllConnections()
      closed.close()
    }
  })
})
