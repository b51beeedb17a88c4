/// <reference path="./s3rver.d.ts" />
import S3rver from '@20minutes/s3rver'

/** The only account of s3rver, which listens on the loopback address and checks signatures with these. */
export const s3Keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

interface S3ServerOptions {
  readonly folder: string
  readonly bucket: string
  /** Any free port by default. */
  readonly port?: number
}

/** An S3-compatible object store in this process, for tests. */
export async function startS3Server({ folder, bucket, port = 0 }: S3ServerOptions) {
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    directory: folder,
    silent: true,
    configureBuckets: [{ name: bucket }],
  })
  const { port: ownPort } = await server.run()
  return {
    endpoint: `http://127.0.0.1:${ownPort}`,
    async stop() {
      server.httpServer.closeAllConnections()
      await server.close()
    },
  }
}
