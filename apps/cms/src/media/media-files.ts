import { join } from 'node:path'
import { environment } from '#cms/environment.ts'
import { DiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { S3Store } from './s3-store.ts'

/** Where Payload puts what is uploaded: there it stays, or it goes on to the bucket before the upload counts. */
export const mediaFolder = join(environment.DATA_DIR, 'media')

export const localFiles = new DiskStore(mediaFolder)

/** The bucket of the settings; null where files stay in the folder. */
export const bucketFiles: FileStore | null =
  environment.S3_BUCKET === ''
    ? null
    : new S3Store({
        bucket: environment.S3_BUCKET,
        endpoint: environment.S3_ENDPOINT || undefined,
        region: environment.S3_REGION,
        accessKeyId: environment.S3_ACCESS_KEY_ID,
        secretAccessKey: environment.S3_SECRET_ACCESS_KEY,
        isPathStyle: environment.S3_FORCE_PATH_STYLE === 'on',
      })

/** Where editors' files are read. */
export const mediaFiles: FileStore = bucketFiles ?? localFiles
