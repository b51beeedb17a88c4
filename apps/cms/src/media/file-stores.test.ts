import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { s3Keys, startS3Server } from '../../../../tools/test/s3-server.ts'
import { DiskStore } from './disk-store.ts'
import { handInFiles } from './hand-in-files.ts'
import { S3Store } from './s3-store.ts'

const bucket = 'files'
let folder: string
let server: Awaited<ReturnType<typeof startS3Server>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-stores-'))
  server = await startS3Server({ folder: join(folder, 's3'), bucket })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const bucketAt = (endpoint: string, keys = s3Keys) =>
  new S3Store({ bucket, endpoint, region: 'us-east-1', isPathStyle: true, ...keys })

describe.each([
  { kind: 'a folder', open: () => new DiskStore(join(folder, 'disk')) },
  { kind: 'a bucket', open: () => bucketAt(server.endpoint) },
])('$kind', ({ open }) => {
  const data = Buffer.from('sepuluh huruf dan lebih')

  it('gives back what was written, whole and in part', async () => {
    const store = open()
    await store.write('a-1.txt', data, 'text/plain')
    expect(await buffer(await store.read('a-1.txt'))).toEqual(data)
    expect(await buffer(await store.read('a-1.txt', { start: 8, end: 12 }))).toEqual(data.subarray(8, 13))
    expect(await store.size('a-1.txt')).toBe(data.byteLength)
  })

  it('says that a file is not there, before it was written and after it was removed', async () => {
    const store = open()
    expect(await store.size('b-2.txt')).toBeNull()
    await store.write('b-2.txt', data, 'text/plain')
    await store.remove('b-2.txt')
    expect(await store.size('b-2.txt')).toBeNull()
    await expect(store.remove('b-2.txt')).resolves.toBeUndefined()
  })
})

describe('a bucket that cannot be asked', () => {
  it('is not taken for one without the file: wrong keys', async () => {
    const store = bucketAt(server.endpoint, { ...s3Keys, secretAccessKey: 'another' })
    await expect(store.size('a-1.txt')).rejects.toThrow()
    await expect(store.write('x.txt', Buffer.from('x'), 'text/plain')).rejects.toThrow()
  })

  it('is not taken for one without the file: nobody listens', async () => {
    await expect(bucketAt('http://127.0.0.1:9').size('a-1.txt')).rejects.toThrow()
  })

  it('is given up when it accepts and says nothing', async () => {
    const silent: Server = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    await expect(bucketAt(`http://127.0.0.1:${port}`).size('a-1.txt')).rejects.toThrow()
    silent.close()
  }, 20_000)
})

describe('the files of a folder', () => {
  it('are all in the bucket, byte for byte, and are copied once', async () => {
    const from = new DiskStore(join(folder, 'moved'))
    const to = bucketAt(server.endpoint)
    const files = Array.from({ length: 30 }, (_, index) => ({
      name: `moved-${index}.webp`,
      data: Buffer.from(`content ${index}`.repeat(index * 50)),
    }))
    for (const { name, data } of files) await from.write(name, data)
    // As long as it should be, with something else in it.
    await to.write('moved-3.webp', Buffer.alloc(files[3]?.data.byteLength ?? 0), 'image/webp')
    expect(await handInFiles(from, to)).toEqual({ copied: 30, verified: 30 })
    for (const { name, data } of files) expect(await buffer(await to.read(name))).toEqual(data)
    expect(await handInFiles(from, to)).toEqual({ copied: 0, verified: 30 })
  })
})
