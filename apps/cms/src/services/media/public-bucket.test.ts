import { createServer } from 'node:http'
import { listenLocally } from '@site/operations/local-server.fixture.ts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { bucket, startBucket, storeAt } from '../../../test/bucket-server.ts'
import { publiclyReadable } from './public-bucket.ts'

/** A storage that serves everything without credentials. */
const open = await startBucket()
beforeAll(() => storeAt(open.endpoint).write('draf.webp', Buffer.from('x'), 'image/webp'))
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
    })
    onTestFinished(() => void closed.close())
    expect(await publiclyReadable(settings(await listenLocally(closed)), 'draf.webp')).toEqual([])
    const list = '/files/?list-type=2&max-keys=1 undefined'
    expect(requests.sort()).toEqual([list, '/files/draf.webp undefined'])
  })
})
