import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { listenLocally } from '@site/operations/local-server.fixture.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { startBucket, storeAt } from '../../../test/bucket-server.ts'
import { DiskStore } from './disk-store.ts'

const bucket = await startBucket()
afterAll(() => bucket.stop())

describe.each([
  { kind: 'a folder', open: () => new DiskStore(join(bucket.folder, 'disk')) },
  { kind: 'a bucket', open: () => storeAt(bucket.endpoint) },
])('$kind', ({ open }) => {
  const data = Buffer.from('sepuluh huruf dan lebih')

  it('returns the written file, completely and in part', async () => {
    const store = open()
    await store.write('a-1.txt', data, 'text/plain')
    expect(await buffer(await store.read('a-1.txt'))).toEqual(data)
    expect(await buffer(await store.read('a-1.txt', { start: 8, end: 12 }))).toEqual(data.subarray(8, 13))
    expect(await store.size('a-1.txt')).toBe(data.byteLength)
  })

  it('reports a missing file before writing and after removal', async () => {
    const store = open()
    expect(await store.size('b-2.txt')).toBeNull()
    await store.write('b-2.txt', data, 'text/plain')
    await store.remove('b-2.txt')
    expect(await store.size('b-2.txt')).toBeNull()
    await expect(store.remove('b-2.txt')).resolves.toBeUndefined()
  })
})

describe('an unavailable bucket', () => {
  it('throws with wrong keys', async () => {
    const store = storeAt(bucket.endpoint, { accessKeyId: 'S3RVER', secretAccessKey: 'another' })
    await expect(store.size('a-1.txt')).rejects.toThrow('s3:ListBucket')
    await expect(store.write('x.txt', Buffer.from('x'), 'text/plain')).rejects.toThrow()
  })

  it.each([
    { name: 'of a missing file without the right to list', status: 403, expected: 'allow s3:ListBucket' },
    { name: 'without a bucket', status: 301, expected: /^(?!.*s3:ListBucket)/ },
    { name: 'without success', status: 501, expected: /^(?!.*s3:ListBucket)/ },
  ])('names the missing right only if it rejects a request ($name)', async ({ status, expected }) => {
    const server = createHttpServer((_, response) => response.writeHead(status).end())
    await expect(storeAt(await listenLocally(server)).size('erasures.txt')).rejects.toThrow(expected)
    server.closeAllConnections()
    server.close()
  })

  it('throws if nothing listens', async () => {
    await expect(storeAt('http://127.0.0.1:9').size('a-1.txt')).rejects.toThrow()
  })

  it('throws if the server accepts the connection but sends nothing', async () => {
    const silent = createServer(() => {})
    await expect(storeAt(await listenLocally(silent)).size('a-1.txt')).rejects.toThrow()
    silent.close()
  })
})
