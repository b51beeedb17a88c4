import S3rver from '@20minutes/s3rver'

/** What s3rver knows its only account by. It listens on this machine alone, and checks signatures with these. */
export const s3Keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/**
 * A storage that speaks S3, of this process, for tests and for the cluster on one machine.
 *
 * @type {typeof import('./s3-server.mjs').startS3Server}
 */
export async function startS3Server({ folder, bucket, port = 0 }) {
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    directory: folder,
    silent: true,
    configureBuckets: [{ name: bucket }],
  })
  const address = await server.run()
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.httpServer.closeAllConnections()
      await server.close()
    },
  }
}
