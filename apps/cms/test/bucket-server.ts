import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@site/operations/free-port.ts'
import { S3Store } from '#cms/services/media/s3-store.ts'
import { s3Keys, startS3Server } from '../../../tools/test/s3-server.ts'

export const bucket = 'files'

export const storeAt = (endpoint: string, keys = s3Keys) =>
  new S3Store({ bucket, endpoint, region: 'us-east-1', isPathStyle: true, ...keys })

/** A real S3 server with one bucket. */
export async function startBucket() {
  const folder = await mkdtemp(join(tmpdir(), 'cms-bucket-'))
  // Tests restart the server on its port, which no outgoing connection may take meanwhile.
  let server = await startS3Server({ folder: join(folder, 's3'), bucket, port: await freePort() })
  const { endpoint } = server
  return {
    folder,
    endpoint,
    /** Stops the server while `work` runs. */
    async whileAway(work: () => Promise<void>) {
      await server.stop()
      try {
        await work()
      } finally {
        const port = Number(new URL(endpoint).port)
        server = await startS3Server({ folder: join(folder, 's3'), bucket, port })
      }
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
