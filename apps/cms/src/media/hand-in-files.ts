import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { DiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { contentTypeOf } from './kinds.ts'

const atOnce = 8

export interface HandedIn {
  /** What the bucket did not have, or not like this. */
  readonly copied: number
  /** Read back from the bucket, with the same sum as in the folder. */
  readonly verified: number
}

/** Copies every file of the folder into the bucket, and reads each one back. Throws where one is not the same there. */
export async function handInFiles(folder: DiskStore, bucket: FileStore): Promise<HandedIn> {
  const names = await folder.names()
  let copied = 0
  let verified = 0
  const waiting = names.values()
  const work = async () => {
    for (const name of waiting) {
      const data = await buffer(await folder.read(name))
      if ((await bucket.size(name)) !== data.byteLength || (await sumIn(bucket, name)) !== sumOf(data)) {
        await bucket.write(name, data, contentTypeOf(name) ?? 'application/octet-stream')
        copied += 1
        if ((await sumIn(bucket, name)) !== sumOf(data)) {
          throw new Error(`${name} is another file in the bucket than in the folder.`)
        }
      }
      verified += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { copied, verified }
}

const sumOf = (data: Buffer) => createHash('sha256').update(data).digest('hex')
const sumIn = async (store: FileStore, name: string) => sumOf(await buffer(await store.read(name)))
