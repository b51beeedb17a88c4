import { join } from 'node:path'
import { environment } from '#cms/base/environment/environment.ts'
import { DiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'

/** Where Payload writes uploads. With a bucket, files move there before the upload commits. */
export const mediaFolder = join(environment.DATA_DIR, 'media')

export const localFiles = new DiskStore(mediaFolder)

/** The configured bucket; null if files stay in the folder. */
export const bucketFiles: FileStore | null =
  environment.S3_BUCKET === '' ? null : openedByFirstUse(openBucket)

/** The store that files are read from. */
export const mediaFiles: FileStore = bucketFiles ?? localFiles

/** Loaded lazily: Amazon's client needs 40 MB of memory, which is wasted without a bucket. */
async function openBucket(): Promise<FileStore> {
  const { S3Store } = await import('./s3-store.ts')
  return new S3Store({
    bucket: environment.S3_BUCKET,
    endpoint: environment.S3_ENDPOINT || undefined,
    region: environment.S3_REGION,
    accessKeyId: environment.S3_ACCESS_KEY_ID,
    secretAccessKey: environment.S3_SECRET_ACCESS_KEY,
    isPathStyle: environment.S3_FORCE_PATH_STYLE === 'on',
  })
}

function openedByFirstUse(open: () => Promise<FileStore>): FileStore {
  let opened: Promise<FileStore> | undefined
  const store = () => {
    opened ??= open()
    return opened
  }
  return {
    size: async (name) => (await store()).size(name),
    read: async (name, part) => (await store()).read(name, part),
    write: async (name, data, kind) => (await store()).write(name, data, kind),
    remove: async (name) => (await store()).remove(name),
  }
}
