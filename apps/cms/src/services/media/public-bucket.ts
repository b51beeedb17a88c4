import type { Payload } from 'payload'
import { environment } from '#cms/base/environment/environment.ts'
import type { Environment } from '#cms/base/environment/read-environment.ts'

const timeoutMs = 5_000

type BucketSettings = Pick<Environment, 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_FORCE_PATH_STYLE'>

function toBucketUrl({ S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_FORCE_PATH_STYLE }: BucketSettings): URL {
  const address = new URL(S3_ENDPOINT || `https://s3.${S3_REGION}.amazonaws.com`)
  if (S3_FORCE_PATH_STYLE === 'on') address.pathname = `${address.pathname.replace(/\/$/, '')}/${S3_BUCKET}/`
  else address.host = `${S3_BUCKET}.${address.host}`
  return address
}

/** Parts of the bucket that are readable without credentials: its file list, or the named file. */
export async function publiclyReadable(settings: BucketSettings, file: string | null): Promise<string[]> {
  const bucket = toBucketUrl(settings)
  const requests = [
    { name: 'file list', address: new URL('?list-type=2&max-keys=1', bucket) },
    ...(file === null ? [] : [{ name: 'files', address: new URL(encodeURIComponent(file), bucket) }]),
  ]
  const readable = await Promise.all(
    requests.map(async ({ name, address }) => {
      const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
      await response.body?.cancel()
      return response.ok ? [name] : []
    }),
  )
  return readable.flat()
}

/** The bucket also holds images of drafts and unpublished files, which only the site may serve. */
export async function warnOfPublicBucket(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'media',
    select: { filename: true },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const readable = await publiclyReadable(environment, docs[0]?.filename ?? null)
  if (readable.length > 0) {
    payload.logger.error(
      { bucket: environment.S3_BUCKET, readable },
      'Bucket is public: block public access to it',
    )
  }
}
