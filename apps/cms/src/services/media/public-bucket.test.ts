import { once } from 'node:events'
import { createServer } from 'node:http'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bucket, bucket, startBucket, storeAt } from '../../../test/bucket-server.ts'
import { publiclyReadable } from './public-bucket.ts'

/** A storage that serves everything without credentials. */
let open: Bucket

beforeAll(async () => {
  open = await startBucket()
  await storeAt(open.endpoint).write('draf.webp', Buffer.from('x'), 'image/webp')
})
afterAll(() => open.stop())

const settings = (endpoint: string) => ({
  S3_BUCKET: bucket,
  S3_ENDPOINT: endpoint,
  S3_REGION: 'us-east-1',
  S3_FORCE_PATH_STYLE: 'on' as const,
})

describe('a bucket read without credentials', () => {
  it('is reported when it lists its files and serves them', async () => {
    expect(await publiclyReadable(settings(open.endpoint), 'draf.webp')).toEqual(['file list', 'files'])
    expect(await publiclyReadable(settings(open.endpoint), 'tidak-ada.webp')).toEqual(['file list'])
  })

  it('is not reported when it rejects both', async () => {
    const requests: string[] = []
    const closed = createServer((request, response) => {
      requests.push(`${request.url} ${request.headers.authorization}`)
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
    }).listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = v.parse(v.object({ port: v.number() }), closed.address())
    try {
      expect(await publiclyReadable(settings(`http://127.0.0.1:${port}`), 'draf.webp')).toEqual([])
      expect(requests.sort()).toEqual([
        '/files/?list-type=2&max-keys=1 undefined',
        '/files/draf.webp undefined',
      ])
    } finally {
      closed.closeAllConnections()
      closed.close()
    }
  })
})
